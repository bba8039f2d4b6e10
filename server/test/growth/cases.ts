import { isPaged, type Operation } from '../../src/platform/operations/operation.ts'
import { type Filled, idOf } from './filled.ts'
import { filterValues } from './filter-values.ts'

/** One way to ask a list. */
export interface Case {
  operation: Operation
  name: string
  params: Record<string, string>
  query: Record<string, string | number>
}

/** Filters that people combine. */
const pairs: Record<string, readonly (readonly [string, string])[]> = {
  listContacts: [
    ['q', 'tag'],
    ['filter', 'sort'],
    ['q', 'sort'],
  ],
  listSources: [['status', 'q']],
  listProposals: [
    ['status', 'createdBefore'],
    ['status', 'expiresBefore'],
    ['q', 'status'],
    ['contactId', 'createdBefore'],
  ],
  listEvents: [
    ['type', 'subject'],
    ['type', 'from'],
    ['type', 'to'],
  ],
  listDeliveries: [
    ['status', 'eventType'],
    ['status', 'to'],
  ],
  listAuditEntries: [
    ['actor', 'action'],
    ['resource', 'to'],
  ],
  listRequests: [['status', 'to']],
}

/** Lists of tokens' and the operator's operations; those of a member's own account hold a few rows. */
export const listsOf = (operations: readonly Operation[]): Operation[] =>
  operations.filter((one) => isPaged(one) && ['token', 'operator'].includes(one.audience))

/** The list by itself, by each value of each filter, and by the pairs. */
export function casesOf(operation: Operation, filled: Filled, size: number): Case[] {
  const params = paramsOf(operation, filled)
  const filters = Object.keys(operation.query?.properties ?? {}).filter(
    (name) => name !== 'limit' && name !== 'cursor',
  )
  const choices = new Map(filters.map((name) => [name, valuesOf(operation, name, filled, size)]))
  const combine = (names: readonly string[]): Case[] =>
    names
      .reduce<[string[], Case['query']][]>(
        (made, name) =>
          made.flatMap(([said, query]) =>
            [...(choices.get(name) ?? [])].map(([what, value]): [string[], Case['query']] => [
              [...said, `${name}: ${what}`],
              { ...query, [name]: value },
            ]),
          ),
        [[[], {}]],
      )
      .map(([said, query]) => ({ operation, name: said.join(', '), params, query }))
  return [[], ...filters.map((name) => [name]), ...(pairs[operation.operationId] ?? [])].flatMap(
    combine,
  )
}

function valuesOf({ operationId, query }: Operation, name: string, filled: Filled, size: number) {
  const schema = query?.properties[name] as { enum?: string[] } | undefined
  const own =
    filterValues[`${operationId} ${name}`] ?? (schema?.enum ? undefined : filterValues[name])
  const enumerated = Object.fromEntries((schema?.enum ?? []).map((one) => [one, () => one]))
  const chosen = own ?? (name === 'errorCode' ? filterValues['errorCode'] : enumerated)
  if (!chosen || Object.keys(chosen).length === 0) {
    throw new Error(
      `server/test/growth/filter-values.ts has no value for ${name} of ${operationId}`,
    )
  }
  return Object.entries(chosen).map(([what, value]) => [what, value(filled, size)] as const)
}

function paramsOf({ path, operationId }: Operation, filled: Filled): Record<string, string> {
  const known: Record<string, string> = {
    contactId: idOf(filled, 'contact', 1),
    companyId: idOf(filled, 'company', 7),
    baseId: filled.baseId,
    sourceId: idOf(filled, 'source', 1),
    id: filled.webhookId,
    segmentId: filled.segmentId,
    hookId: filled.hookId,
    automationId: idOf(filled, 'automation', 1),
    destinationId: filled.webhookId,
    syncId: idOf(filled, 'sync', 1),
    runId: idOf(filled, 'syncRun', 1),
    proposalId: idOf(filled, 'proposal', 1),
    organizationId: filled.organizationId,
  }
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return Object.fromEntries(
    names.map((name) => {
      if (!known[name])
        throw new Error(`server/test/growth/cases.ts has no ${name} of ${operationId}`)
      return [name, known[name]]
    }),
  )
}
