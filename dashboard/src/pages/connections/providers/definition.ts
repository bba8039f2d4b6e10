import type { IntegrationProvider, NewIntegrationProvider } from '@capstan/sdk'
import { type ActionMapping, withoutEmpty } from '../../automations/draft.ts'
import { listingsOf } from '../listing/listing.ts'
import { type AuthType, authMethodOf } from './auth.ts'

type Setting = IntegrationProvider['settings'][number]

/** `{account}` in an address is a setting that each connection fills in. */
export const placeholdersIn = (baseUrl: string): string[] => [
  ...new Set([...baseUrl.matchAll(/\{([a-z][A-Za-z0-9]{0,39})\}/g)].map(([, name = '']) => name)),
]

/** `x_buro_service` of `Büro Service`. */
export const keyOf = (name: string): string =>
  `x_${name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 60)}`

/** Values that have no field in the form. */
interface Kept {
  before: IntegrationProvider | undefined
  headers: Record<string, string>
  /** First mapping of new syncs; undefined if the provider has no contacts. */
  map: ActionMapping | undefined
}

/** The form as the API takes it. */
export function definitionOf(
  values: FormData,
  { before, headers, map }: Kept,
): Omit<NewIntegrationProvider, 'key'> {
  const at = (name: string): string => String(values.get(name) ?? '').trim()
  const [first, ...otherMethods] = before?.auth ?? []
  const perMinute = Number(at('rateLimit.requestsPerMinute'))
  return {
    name: at('name'),
    description: at('description'),
    baseUrl: at('baseUrl'),
    settings: settingsOf(at, before?.settings ?? []),
    auth: [authMethodOf(values, at('auth.0.type') as AuthType, first), ...otherMethods],
    headers,
    rateLimit: perMinute
      ? { requestsPerMinute: perMinute, burst: Number(at('rateLimit.burst')) }
      : null,
    test: testOf(at, before?.test ?? null),
    models: {
      ...(before?.models.file && { file: before.models.file }),
      ...(map && {
        contact: {
          reader: 'rest',
          ...listingsOf(values, 'models.contact', before?.models.contact),
          map: withoutEmpty(map),
        },
      }),
    },
  }
}

/** One for each placeholder; others that were there stay. */
function settingsOf(at: (name: string) => string, before: readonly Setting[]): Setting[] {
  const names = placeholdersIn(at('baseUrl'))
  const own = names.map((name): Setting => {
    const known = before.find((one) => one.name === name)
    const title = at(`title.${name}`) || name
    return { ...(known ?? { name, type: 'text' }), title, required: true }
  })
  return [...own, ...before.filter(({ name }) => !names.includes(name))]
}

function testOf(
  at: (name: string) => string,
  before: IntegrationProvider['test'],
): IntegrationProvider['test'] {
  if (!at('test.path')) return null
  const { account: _, ...kept } = before ?? { method: 'GET' as const }
  return {
    ...kept,
    path: at('test.path'),
    ...(at('test.account') && { account: at('test.account') }),
  }
}
