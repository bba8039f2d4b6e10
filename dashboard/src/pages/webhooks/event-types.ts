import type { List } from '../../api.ts'
import { useGet } from '../../queries.ts'

/** A type of event that an endpoint can subscribe to. */
export interface EventType {
  type: string
  summary: string
  /** JSON Schema of `data`. */
  schema: unknown
  example: unknown
}

export const useEventTypes = () => useGet<List<EventType>>('/v1/event-types')

const resourceOf = (type: string): string => type.split('.')[0] ?? type

/** The types by what they are about, in the order of the catalogue. */
export const byResource = (types: readonly EventType[]): [string, EventType[]][] => [
  ...Map.groupBy(types, ({ type }) => resourceOf(type)),
]

/** A whole event of this type, as it is delivered. */
export const exampleEvent = ({ type, example }: EventType): string =>
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
