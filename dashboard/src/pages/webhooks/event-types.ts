import type { EventDescription } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'

/** All types, without their schemas and examples: those are 99 % of the answer. */
export const useEventTypes = () => useApi(api.events.types, { schemas: false })

/** One type with its schema and example; undefined until it is read. */
export const useEventType = (type: string, isWanted = true): EventDescription | undefined =>
  useApi(api.events.types, { type }, { enabled: isWanted }).data?.data[0]

const resourceOf = (type: string): string => type.split('.')[0] ?? type

/** A type of an event that the organization publishes itself, or a group of them. */
export const isCustomPattern = (text: string): boolean =>
  /^custom(?:(?:\.[a-z][a-z0-9_]*){1,4}|(?:\.[a-z][a-z0-9_]*){0,3}\.\*)$/.test(text)

/**
 * The types that a webhook can choose, and as custom ones also those that it has chosen: they need not
 * have been published yet.
 */
export function choicesOf(
  types: readonly EventDescription[],
  chosen: readonly string[],
): [string, Pick<EventDescription, 'type' | 'summary'>[]][] {
  const [own, others] = [types.filter(isCustom), types.filter((one) => !isCustom(one))]
  const known = new Set(['custom.*', ...own.map(({ type }) => type)])
  const named = chosen
    .filter((event) => event.startsWith('custom.') && !known.has(event))
    .map((type) => ({ type, summary: '' }))
  return [...byResource(others), ['custom', [...own, ...named]]]
}

const isCustom = ({ type }: EventDescription): boolean => type.startsWith('custom.')

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
