import type { EventDescription } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'

export const useEventTypes = () => useApi(api.events.types)

const resourceOf = (type: string): string => type.split('.')[0] ?? type

/** The types by what they are about, in the order of the catalogue. */
export const byResource = (types: readonly EventDescription[]): [string, EventDescription[]][] => [
  ...Map.groupBy(types, ({ type }) => resourceOf(type)),
]

/** A whole event of this type, as it is delivered. */
export const exampleEvent = ({ type, example }: EventDescription): string =>
  JSON.stringify(
    {
      id: 'evt_01jbts0z0ye8t9tpsz3gn7nkm8',
      type,
      createdAt: '2026-11-21T09:30:00.000Z',
      organizationId: 'org_01jbts0z0ye8t9tpsz3gn7nkm8',
      data: example,
    },
    null,
    2,
  )
