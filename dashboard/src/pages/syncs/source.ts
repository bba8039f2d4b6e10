import type { IntegrationProvider, Sync } from '@capstan/sdk'
import { type Listings, listingsOf } from '../connections/listing/listing.ts'

type Target = Sync['target']

/** Returns the targets of a provider. Texts of a service with records can also become documents. */
export const targetsOf = ({ models }: IntegrationProvider): readonly Target[] => [
  ...(models.contact ? (['contacts'] as const) : []),
  ...(models.file || models.contact?.reader === 'rest' ? (['knowledge'] as const) : []),
]

/** How the provider is read for this target. */
export const readerOf = (
  { models: { contact, file } }: IntegrationProvider,
  target: Target,
): string | undefined => (target === 'knowledge' ? (file ?? contact) : contact)?.reader

/** A first mapping where the provider has none; undefined where it has one, or needs none. */
export function firstMapping(
  { models }: IntegrationProvider,
  target: Target,
  matchBy: string | undefined,
): Record<string, string> | undefined {
  if (target === 'knowledge') {
    return models.file ? undefined : { name: 'record.name', text: 'record.text' }
  }
  const own = models.contact?.map ?? {}
  const key = matchBy ?? 'email'
  return key in own ? undefined : { ...own, [key]: `record.${key}` }
}

/** Fields of a form below `config.`, over what was there; an empty one is left out. */
export function configOf(values: FormData, before: Sync['config'] = {}): Sync['config'] {
  const texts = [...values].flatMap(([name, value]): [string, string][] => {
    const field = /^config[.]([^.]+)$/.exec(name)?.[1]
    // A tab is a delimiter.
    return field ? [[field, field === 'delimiter' ? String(value) : String(value).trim()]] : []
  })
  const asked = new Set(texts.map(([field]) => field))
  const hasListing = values.has('config.list.path')
  const kept = Object.entries(before).filter(
    ([field]) => !asked.has(field) && !(hasListing && (field === 'list' || field === 'changes')),
  )
  return {
    ...Object.fromEntries([...kept, ...texts.filter(([, text]) => text !== '')]),
    ...(hasListing && listingsOf(values, 'config', before as Listings)),
  }
}
