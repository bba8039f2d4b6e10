import type { Declarations, Domain } from './domain.ts'
import type { EventType } from './events/event.ts'
import { EventId, OrganizationId } from './ids.ts'
import type { Operation } from './operations/operation.ts'
import type { EventHandlers } from './work.ts'

const systemTag: [string, string] = [
  'System',
  "Health, readiness and metrics, for an operator's tools.",
]

/**
 * Merges the declarations of all domains.
 *
 * @throws if two domains declare the same name, id prefix, limit, event or tag.
 */
export function collect(domains: readonly Domain[]): Declarations {
  const ids = [OrganizationId, EventId, ...domains.flatMap(({ ids }) => ids ?? [])]
  const limits = domains.flatMap(({ limits }) => limits ?? [])
  const events = domains.flatMap(({ events = [], scopes = [] }) => {
    const scope = scopes.find((one) => one.endsWith(':read'))
    return events.map((event): EventType => (scope ? { ...event, scope } : event))
  })
  const tags = [systemTag, ...domains.flatMap(({ tags }) => Object.entries(tags ?? {}))]
  const scopes = domains.flatMap(({ scopes }) => scopes ?? [])
  const once = (what: string, names: readonly string[]) => {
    const again = names.find((name, index) => names.indexOf(name) !== index)
    if (again !== undefined) throw new Error(`two domains declare the ${what} ${again}`)
  }
  once(
    'name',
    domains.map(({ name }) => name),
  )
  once(
    'id prefix',
    ids.map(({ prefix }) => prefix),
  )
  once(
    'limit',
    limits.map(({ resource }) => resource),
  )
  once(
    'event',
    events.map(({ type }) => type),
  )
  once(
    'tag',
    tags.map(([tag]) => tag),
  )
  once('scope', scopes)
  return {
    scopes: [...scopes, '*'],
    roles: rolesOf(domains),
    limits,
    ids,
    events,
    sealedColumns: domains.flatMap(({ sealedColumns }) => sealedColumns ?? []),
    tags: new Map(tags),
  }
}

function rolesOf(domains: readonly Domain[]): Map<string, readonly string[]> {
  const roles = new Map<string, readonly string[]>()
  for (const { roles: declared = {} } of domains) {
    for (const [role, scopes] of Object.entries(declared)) {
      roles.set(role, [...(roles.get(role) ?? []), ...scopes])
    }
  }
  return roles
}

/**
 * Checks that the catalogue declares the scope and tag of each operation.
 *
 * @throws if no domain declares the scope or tag of an operation, or if two operations have the same id.
 */
export function checkOperations(catalogue: Declarations, operations: readonly Operation[]): void {
  const ids = new Set<string>()
  for (const { operationId, scope, tag } of operations) {
    if (scope !== null && !catalogue.scopes.includes(scope)) {
      throw new Error(`${operationId} needs the scope ${scope}, which no domain declares`)
    }
    if (!catalogue.tags.has(tag)) {
      throw new Error(`${operationId} has the tag ${tag}, which no domain declares`)
    }
    if (ids.has(operationId)) throw new Error(`two operations are called ${operationId}`)
    ids.add(operationId)
  }
}

/**
 * Checks that the catalogue declares each event that has a handler.
 *
 * @throws if no domain declares the event.
 */
export function checkHandlers({ events }: Declarations, listeners: readonly EventHandlers[]): void {
  const known = new Set(['*', 'erasure', ...events.map(({ type }) => type)])
  const unknown = listeners.flatMap((on) => Object.keys(on)).find((type) => !known.has(type))
  if (unknown !== undefined) throw new Error(`a handler of ${unknown}, which no domain declares`)
}
