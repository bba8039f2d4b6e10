import type { IntegrationProvider, Sync } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApiAll } from '../../queries.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import type { Listings } from '../connections/listing/listing.ts'
import { ListingFields } from '../connections/listing/listing-fields.tsx'
import { readerOf } from './source.ts'

interface TextSetting {
  name: string
  label: string
  placeholder: string
  hint: string
}

/** Text settings of the sources that have one. */
const settings: Readonly<Record<string, TextSetting>> = {
  webdav: {
    name: 'path',
    label: 'Folder (optional)',
    placeholder: 'team/handbook',
    hint: 'All files in it and below. Leave empty for everything.',
  },
  s3: {
    name: 'prefix',
    label: 'Prefix (optional)',
    placeholder: 'handbook/',
    hint: 'Only objects whose keys begin with it.',
  },
  carddav: {
    name: 'collection',
    label: 'Address book (optional)',
    placeholder: 'addressbooks/ada/work/',
    hint: 'Leave empty for the one that the server names.',
  },
  microsoft_graph: {
    name: 'folderId',
    label: 'Folder id (optional)',
    placeholder: 'AAMkAD…',
    hint: 'Leave empty for the main contacts.',
  },
}

interface SourceFieldsProps {
  provider: IntegrationProvider
  target: Sync['target']
  config?: Sync['config']
}

/** Shows a source's settings; most have none. */
export function SourceFields({ provider, target, config = {} }: SourceFieldsProps) {
  const reader = readerOf(provider, target)
  const setting = reader && settings[reader]
  const { list, changes } = config as Listings
  return (
    <>
      {target === 'knowledge' && <BaseField value={textIn(config, 'knowledgeBaseId')} />}
      {setting && (
        <TextField
          label={setting.label}
          name={`config.${setting.name}`}
          dir="ltr"
          defaultValue={textIn(config, setting.name)}
          placeholder={setting.placeholder}
          hint={setting.hint}
        />
      )}
      {reader === 'csv' && <CsvFields config={config} />}
      {reader === 'rest' && !provider.models.contact?.list && (
        <ListingFields prefix="config" {...(list && { list })} {...(changes && { changes })} />
      )}
    </>
  )
}

const textIn = (config: Sync['config'], name: string): string => String(config[name] ?? '')

function BaseField({ value }: { value: string }) {
  const { data } = useApiAll(api.bases.list, { limit: 100 })
  if (!data) return null
  return (
    <SelectField
      label="Knowledge base"
      name="config.knowledgeBaseId"
      defaultValue={value}
      required
      hint={
        data.length === 0
          ? 'There is none yet. Create one under Knowledge first.'
          : 'Each file becomes a document in it.'
      }
    >
      {data.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

const delimiters = [
  ['', 'Detect it'],
  [',', 'Comma'],
  [';', 'Semicolon'],
  ['\t', 'Tab'],
  ['|', 'Vertical bar'],
] as const

const encodings = [
  ['', 'Detect it'],
  ['utf-8', 'UTF-8'],
  ['utf-16le', 'UTF-16'],
  ['windows-1252', 'Windows, Western'],
  ['windows-1250', 'Windows, Central European'],
  ['windows-1251', 'Windows, Cyrillic'],
  ['iso-8859-1', 'ISO 8859-1'],
] as const

/** Which file, by what a row is known again, and how the file is written. */
function CsvFields({ config }: { config: Sync['config'] }) {
  return (
    <>
      <TextField
        label="Path (optional)"
        name="config.path"
        dir="ltr"
        defaultValue={textIn(config, 'path')}
        placeholder="exports/customers.csv"
        hint="After the address of the connection. Leave empty if that is the file."
      />
      <TextField
        label="Column with the id (optional)"
        name="config.keyColumn"
        dir="auto"
        defaultValue={textIn(config, 'keyColumn')}
        placeholder="customer_id"
        hint="A row keeps its contact by this value. Without it, a row that changes is a new one."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <OneOf label="Delimiter" name="delimiter" choices={delimiters} config={config} />
        <OneOf label="Encoding" name="encoding" choices={encodings} config={config} />
      </div>
    </>
  )
}

interface OneOfProps {
  label: string
  name: string
  choices: readonly (readonly [value: string, title: string])[]
  config: Sync['config']
}

/** A setting with usual values; another one that it has already stays to be chosen. */
function OneOf({ label, name, choices, config }: OneOfProps) {
  const value = textIn(config, name)
  return (
    <SelectField label={label} name={`config.${name}`} defaultValue={value}>
      {choices.map(([one, title]) => (
        <option key={one} value={one}>
          {title}
        </option>
      ))}
      {!choices.some(([one]) => one === value) && <option value={value}>{value}</option>}
    </SelectField>
  )
}
