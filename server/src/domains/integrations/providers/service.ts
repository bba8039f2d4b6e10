import type { Db } from '../../../platform/db/database.ts'
import { asStored } from '../../../platform/db/stored-json.ts'
import { ApiError, requireFound } from '../../../platform/errors.ts'
import { type Outbound, OutboundError } from '../../../platform/net/index.ts'
import type { Work } from '../../../platform/work.ts'
import { placeholdersIn, requireDefinition } from './definition.ts'
import cardDav from './definitions/carddav.json' with { type: 'json' }
import csvUrl from './definitions/csv_url.json' with { type: 'json' }
import googlePeople from './definitions/google_people.json' with { type: 'json' }
import hubspot from './definitions/hubspot.json' with { type: 'json' }
import microsoftGraph from './definitions/microsoft_graph.json' with { type: 'json' }
import rest from './definitions/rest.json' with { type: 'json' }
import s3 from './definitions/s3.json' with { type: 'json' }
import slack from './definitions/slack.json' with { type: 'json' }
import smtp from './definitions/smtp.json' with { type: 'json' }
import webDav from './definitions/webdav.json' with { type: 'json' }
import type { NewProvider, Provider, ProviderChanges, ProviderDefinition } from './schema.ts'
import {
  countOwnDefinitions,
  deleteDefinition,
  findOwnDefinition,
  insertDefinition,
  isInUse,
  lockOwnDefinition,
  updateDefinition,
} from './store.ts'

const maxOwn = 100

// The compiler cannot check the content of a file; its conformance test does.
const files = [
  ...[cardDav, csvUrl, googlePeople, hubspot, microsoftGraph, rest, s3, slack, smtp, webDav],
] as readonly unknown[] as readonly ProviderDefinition[]

/** Built-in definitions, by key. */
export const builtIn: ReadonlyMap<string, ProviderDefinition> = new Map(
  files.map((one) => [one.key, one]),
)

export const presentProvider = (definition: ProviderDefinition): Provider => ({
  ...asStored(definition),
  builtIn: builtIn.has(definition.key),
})

/** Finds a built-in definition or one of the organization. */
export const findDefinition = async (
  db: Db,
  organizationId: string,
  key: string,
): Promise<ProviderDefinition | undefined> =>
  builtIn.get(key) ?? (await findOwnDefinition(db, organizationId, key))

const nothing = {
  description: '',
  protocol: 'http',
  settings: [],
  headers: {},
  rateLimit: null,
  test: null,
  models: {},
  hook: null,
} as const

/** Returns a definition in its stored form. Refuses one that would not work. */
export function definitionOf(input: NewProvider): ProviderDefinition {
  const definition = { ...structuredClone(nothing), ...input } as ProviderDefinition
  requireDefinition(definition)
  return definition
}

export async function createProvider(
  work: Work,
  definition: ProviderDefinition,
): Promise<Provider> {
  if ((await countOwnDefinitions(work.db, work.organizationId)) >= maxOwn) {
    throw new ApiError(
      'invalid_transition',
      `An organization can have up to ${maxOwn} providers. Delete one first.`,
    )
  }
  if (!(await insertDefinition(work.db, work.organizationId, definition, work.now))) {
    const message = `The provider ${definition.key} exists already. Update it, or choose another key.`
    throw new ApiError('duplicate_resource', message, { field: 'key' })
  }
  return presentProvider(definition)
}

/** Fields that cannot change while connections exist: their credentials belong to an address and a way to use them. */
const bound = ['baseUrl', 'auth', 'settings'] as const

export async function changeProvider(
  work: Work,
  key: string,
  changes: ProviderChanges,
): Promise<Provider> {
  const before = await requireOwn(work, key)
  const after: ProviderDefinition = { ...before, ...changes }
  requireDefinition(after)
  const moved = bound.find(
    (name) => JSON.stringify(asStored(after[name])) !== JSON.stringify(asStored(before[name])),
  )
  if (moved && (await isInUse(work.db, work.organizationId, key))) {
    throw new ApiError(
      'invalid_transition',
      `${moved} cannot change while connections use the provider. Delete these connections, or add another provider.`,
      { field: moved },
    )
  }
  updateDefinition(work, work.organizationId, after, work.now)
  return presentProvider(after)
}

export async function removeProvider(work: Work, key: string): Promise<void> {
  await requireOwn(work, key)
  if (await isInUse(work.db, work.organizationId, key)) {
    throw new ApiError('invalid_transition', 'Connections use this provider. Delete them first.')
  }
  deleteDefinition(work, work.organizationId, key)
}

async function requireOwn(work: Work, key: string): Promise<ProviderDefinition> {
  if (builtIn.has(key)) {
    throw new ApiError(
      'invalid_transition',
      `${key} is a built-in provider and cannot be changed or deleted. Add your own provider instead.`,
    )
  }
  return requireFound(await lockOwnDefinition(work.db, work.organizationId, key))
}

type Guard = Pick<Outbound, 'checkReachable'>

/** Refuses addresses that may not be reached. A name that does not resolve yet is accepted. */
export async function requireReachable(
  outbound: Guard,
  allowHttp: boolean,
  addresses: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [field, url] of Object.entries(addresses)) {
    try {
      await outbound.checkReachable(url, allowHttp ? ['https', 'http'] : ['https'])
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error
      if (error.code === 'dns_failed') continue
      const code = error.code === 'invalid_url' ? 'validation_error' : 'target_not_allowed'
      throw new ApiError(code, `${field}: ${error.message}`, { field })
    }
  }
}

/** Returns the literal URLs of a definition, by field. */
export function addressesOf({
  baseUrl,
  auth,
}: Partial<Pick<ProviderDefinition, 'baseUrl' | 'auth'>>): Record<string, string> {
  const addresses: Record<string, string> = {}
  if (typeof baseUrl === 'string' && placeholdersIn(baseUrl).length === 0) {
    addresses['baseUrl'] = baseUrl
  }
  for (const [index, method] of (auth ?? []).entries()) {
    if ('tokenUrl' in method) addresses[`auth.${index}.tokenUrl`] = method.tokenUrl
    if ('authorizationUrl' in method) {
      addresses[`auth.${index}.authorizationUrl`] = method.authorizationUrl
    }
  }
  return addresses
}
