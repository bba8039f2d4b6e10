import type { EventType } from '../../platform/events/event.ts'
import type { ReadContext } from '../../platform/operations/operation.ts'
import { showBody } from '../webhooks/index.ts'
import {
  countBetween,
  findUpTo,
  type ImportSpan,
  listImportSpans,
  listNewestByType,
  listUpTo,
  type NewestEvent,
} from './activity-store.ts'
import type { ActivityLine } from './schema.ts'

/** Events of one type in so long a time are one line. */
const togetherMs = 10 * 60_000
const mostLines = 7
const mostCounted = 10_000
const mostNamed = 3

/** Events that a contact import writes for each row: the line of the import counts them. */
const madeByImports = new Set(['contact.created', 'contact.updated', 'contact.tagged'])

/** Steps of something that has a line of its own: a run that ends, a proposal that was accepted. */
const steps = new Set(['sync.started', 'proposal.completed'])

/**
 * Returns the latest activity. Each line counts all events of its type in ten minutes, by an index, however many other
 * events came between; an import is one line.
 */
export async function readActivity(
  reader: ReadContext,
  catalogue: readonly EventType[],
): Promise<ActivityLine[]> {
  const { db, organizationId, now } = reader
  const [found, imports] = await Promise.all([
    listNewestByType(db, organizationId),
    listImportSpans(db, organizationId, now),
  ])
  const heads = found.filter(({ type }) => !steps.has(type))
  const lines: ActivityLine[] = []
  while (heads.length > 0 && lines.length < mostLines) {
    const head = heads.reduce((newest, one) => (one.at > newest.at ? one : newest))
    const span = importOf(head, imports)
    const from = beginOf(head, imports)
    if (!span) lines.push(await lineOf(reader, catalogue, head, from))
    const to = span ? before(span.startedAt) : from
    heads.splice(heads.indexOf(head), 1)
    const next = await findUpTo(db, organizationId, head.type, to)
    if (next) heads.push(next)
  }
  return lines
}

const before = (at: Date): Date => new Date(at.getTime() - 1)

/** The import that ran when an event of a contact was made. */
const importOf = ({ type, at }: NewestEvent, imports: readonly ImportSpan[]) =>
  madeByImports.has(type)
    ? imports.find(({ startedAt, endedAt }) => startedAt <= at && at <= endedAt)
    : undefined

/** Ten minutes earlier, or the end of an import whose rows the line must not count. Each import has its own line. */
function beginOf({ type, at }: NewestEvent, imports: readonly ImportSpan[]): Date {
  if (type.startsWith('contact_import.')) return before(at)
  const ends = madeByImports.has(type) ? imports.map(({ endedAt }) => endedAt.getTime()) : []
  const earlier = ends.filter((end) => end < at.getTime())
  return new Date(Math.max(at.getTime() - togetherMs, ...earlier))
}

async function lineOf(
  { db, organizationId, principal }: ReadContext,
  catalogue: readonly EventType[],
  { type, at }: NewestEvent,
  from: Date,
): Promise<ActivityLine> {
  const [count, newest] = await Promise.all([
    countBetween(db, organizationId, { type, from, to: at, limit: mostCounted + 1 }),
    listUpTo(db, organizationId, { type, to: at, limit: mostNamed }),
  ])
  return {
    type,
    at: at.toISOString(),
    count: Math.min(count, mostCounted),
    hasMore: count > mostCounted,
    events: newest
      .filter((event) => event.at > from)
      .map(({ body }) => {
        const { id, data } = showBody(body, { catalogue, principal })
        return { id, data: briefly(data) }
      }),
  }
}

const mostCharacters = 200

/** The texts and numbers of an event's data, and the numbers one level deeper: a proposal may have a megabyte. */
function briefly(data: unknown): Record<string, unknown> | null {
  if (typeof data !== 'object' || data === null) return null
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]): [string, unknown][] => {
      if (typeof value === 'string') return [[name, value.slice(0, mostCharacters)]]
      if (typeof value !== 'object' || value === null) return [[name, value]]
      const numbers = Object.entries(value).filter(([, one]) => typeof one === 'number')
      return numbers.length === 0 || Array.isArray(value)
        ? []
        : [[name, Object.fromEntries(numbers)]]
    }),
  )
}
