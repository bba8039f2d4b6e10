import type { IntegrationProvider, Sync } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { SelectField, TextField } from '../../ui/field.tsx'

type Target = Sync['target']

/** What a provider can be read into: texts of a service with records can be documents, too. */
export const targetsOf = ({ models }: IntegrationProvider): readonly Target[] => [
  ...(models.contact ? (['contacts'] as const) : []),
  ...(models.file || models.contact?.reader === 'rest' ? (['knowledge'] as const) : []),
]

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

interface SourceFieldsProps {
  provider: IntegrationProvider
  target: Target
  config?: Sync['config']
}

/** What the source has to be told: each one something else, most of them nothing. */
export function SourceFields({ provider, target, config = {} }: SourceFieldsProps) {
  const { contact, file } = provider.models
  const reader = target === 'knowledge' ? (file ?? contact)?.reader : contact?.reader
  const text = (name: string): string => String(config[name] ?? '')
  return (
    <>
      {target === 'knowledge' && <BaseField value={text('knowledgeBaseId')} />}
      {reader === 'webdav' && (
        <TextField
          label="Folder (optional)"
          name="config.path"
          dir="ltr"
          defaultValue={text('path')}
          placeholder="team/handbook"
          hint="All files in it and below. Leave empty for everything."
        />
      )}
      {reader === 's3' && (
        <TextField
          label="Prefix (optional)"
          name="config.prefix"
          dir="ltr"
          defaultValue={text('prefix')}
          placeholder="handbook/"
          hint="Only objects whose keys begin with it."
        />
      )}
      {reader === 'carddav' && (
        <TextField
          label="Address book (optional)"
          name="config.collection"
          dir="ltr"
          defaultValue={text('collection')}
          placeholder="addressbooks/ada/work/"
          hint="Leave empty for the address book that the server names."
        />
      )}
      {reader === 'microsoft_graph' && (
        <TextField
          label="Folder id (optional)"
          name="config.folderId"
          dir="ltr"
          defaultValue={text('folderId')}
          hint="Leave empty for the main contacts."
        />
      )}
      {reader === 'rest' && !contact?.list && <ListFields config={config} />}
    </>
  )
}

function BaseField({ value }: { value: string }) {
  const { data } = useApi(api.bases.list, { limit: 100 })
  if (!data) return null
  return (
    <SelectField
      label="Knowledge base"
      name="config.knowledgeBaseId"
      defaultValue={value}
      required
      hint="Each file becomes a document in it."
    >
      {data.data.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

interface Listing {
  path?: string
  items?: string
  id?: string
  pagination?: { kind: string; parameter?: string; next?: string }
}

const paginations: Readonly<Record<string, string>> = {
  none: 'All on one page',
  cursor: 'A cursor in the answer',
  page: 'Page numbers',
  offset: 'An offset',
  link: 'The Link header',
  next_url: 'An address in the answer',
}

/** How a service without a definition lists its records. */
function ListFields({ config }: { config: Sync['config'] }) {
  const { path = '', items = '', id = '/id', pagination } = (config['list'] ?? {}) as Listing
  const [kind, setKind] = useState(pagination?.kind ?? 'none')
  return (
    <>
      <TextField
        label="Path"
        name="config.list.path"
        dir="ltr"
        defaultValue={path}
        placeholder="customers"
        hint="Where the records are listed, after the address of the connection."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Records are at"
          name="config.list.items"
          dir="ltr"
          defaultValue={items}
          placeholder="/data"
          hint="A JSON pointer. Empty for the whole answer."
        />
        <TextField
          label="Their id is at"
          name="config.list.id"
          dir="ltr"
          defaultValue={id}
          required
        />
      </div>
      <SelectField
        label="Further pages"
        name="config.list.pagination.kind"
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      >
        {Object.entries(paginations).map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </SelectField>
      {['cursor', 'page', 'offset'].includes(kind) && (
        <TextField
          label="Parameter"
          name="config.list.pagination.parameter"
          dir="ltr"
          defaultValue={pagination?.parameter ?? kind}
          required
        />
      )}
      {(kind === 'cursor' || kind === 'next_url') && (
        <TextField
          label="The next one is at"
          name="config.list.pagination.next"
          dir="ltr"
          defaultValue={pagination?.next ?? '/next'}
          required
        />
      )}
    </>
  )
}

/** Fields of a form below `config.`, over what was there; an empty one is left out, but for a pointer. */
export function configOf(values: FormData, before: Sync['config'] = {}): Sync['config'] {
  const given = new Map(
    [...values].flatMap(([name, value]): [string, string][] =>
      name.startsWith('config.') ? [[name.slice('config.'.length), String(value).trim()]] : [],
    ),
  )
  const kept = Object.entries(before).filter(([name]) => ![...given.keys()].includes(name))
  const plain = [...given].filter(([name, value]) => !name.startsWith('list.') && value !== '')
  return { ...Object.fromEntries([...kept, ...plain]), ...listingOf(given, before) }
}

function listingOf(given: ReadonlyMap<string, string>, before: Sync['config']): Sync['config'] {
  const kind = given.get('list.pagination.kind')
  if (kind === undefined) return {}
  const parameter = given.get('list.pagination.parameter')
  const next = given.get('list.pagination.next')
  const listing = {
    ...(before['list'] as object | undefined),
    path: given.get('list.path') ?? '',
    items: given.get('list.items') ?? '',
    id: given.get('list.id') ?? '/id',
    pagination: {
      kind,
      ...(parameter && { parameter }),
      ...(next && { next }),
      ...(kind === 'page' && { first: 1 }),
    },
  }
  return { list: listing }
}
