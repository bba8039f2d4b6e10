import type { Catalogue } from '../../platform/domain.ts'
import { ApiError } from '../../platform/errors.ts'
import { type Operation, operation } from '../../platform/operations/operation.ts'
import { createCounter } from './counter.ts'
import { readOverview } from './read-overview.ts'
import { Overview, OverviewQuery } from './schema.ts'

export function overviewOperation({ events: catalogue }: Catalogue): Operation {
  const settings = { counter: createCounter(), catalogue }
  return operation(
    {
      method: 'GET',
      path: '/v1/overview',
      operationId: 'getOverview',
      tag: 'Overview',
      summary: 'Show the overview',
      description:
        'Returns the figures of a period and of the period before, what needs a person, and the latest activity. Each part needs the read scope of its data; the parts for `missingScopes` are null or left out.',
      query: OverviewQuery,
      reply: Overview,
      errors: ['invalid_parameter'],
    },
    (reader, { query: { range = '7d', timeZone = 'UTC' } }) => {
      requireTimeZone(timeZone)
      return readOverview(reader, { range, timeZone }, settings)
    },
  )
}

function requireTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
  } catch {
    const message = `timeZone: "${timeZone}" is not a time zone. Use a name such as Europe/Berlin.`
    throw new ApiError('invalid_parameter', message, { field: 'timeZone' })
  }
}
