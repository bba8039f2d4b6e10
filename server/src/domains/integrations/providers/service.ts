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

// What a file holds is checked by its conformance test, not by the compiler.
const files = [
  ...[cardDav, csvUrl, googlePeople, hubspot, microsoftGraph, rest, s3, slack, smtp, webDav],
] as readonly unknown[] as readonly ProviderDefinition[]

/** The definitions that come with the product, by key. */
export const builtIn: ReadonlyMap<string, ProviderDefinition> = new Map(
  files.map((one) => [one.key, one]),
)

export const presentProvider = (definition: ProviderDefinition): Provider => ({
  ...asStored(definition),
  builtIn: builtIn.has(definition.key),
})

/** One that comes with the product, or one of the organization. */
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

/** As it will be kept; refuses what would not work. */
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
    throw new ApiError('invalid_transition', `There are ${maxOwn} providers already: delete one.`)
  }
  if (!(await insertDefinition(work.db, work.organizationId, definition, work.now))) {
    const message = `There is a provider ${definition.key} already: change it, or take another key.`
    throw new ApiError('duplicate_resource', message, { field: 'key' })
  }
  return presentProvider(definition)
}

/** Credentials were given for an address and a way to use them. */
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
      `${moved} cannot change while connections use the provider: delete them, or add another provider.`,
      { field: moved },
    )
  }
  updateDefinition(work, work.organizationId, after, work.now)
  return presentProvider(after)
}

export async function removeProvider(work: Work, key: string): Promise<void> {
  await requireOwn(work, key)
  if (await isInUse(work.db, work.organizationId, key)) {
    throw new ApiError('invalid_transition', 'Connections use the provider: delete them first.')
  }
  deleteDefinition(work, work.organizationId, key)
}

async function requireOwn(work: Work, key: string): Promise<ProviderDefinition> {
  if (builtIn.has(key)) {
    throw new ApiError('invalid_transition', `${key} comes with the product and stays as it is.`)
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

/** The addresses of a definition that are fixed, by field. */
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
