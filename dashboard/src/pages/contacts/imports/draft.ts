import type { ContactImport, ContactImportStart } from '@capstan/sdk'
import { countryOfReader } from '../../../ui/phone-number.tsx'
import { plainFields, takesSeveral } from './fields.ts'

export type ColumnMapping = NonNullable<ContactImportStart['mapping']>
export type Options = NonNullable<ContactImportStart['options']>

/** Choices for an import that are not sent yet. */
export interface ImportDraft {
  mapping: ColumnMapping
  options: Options
}

/** Whether its columns are fields of contacts already, as in a vCard file. */
const hasOwnColumns = ({ format }: ContactImport): boolean =>
  format === 'vcard' || format === 'ndjson'

/** Begins with what was sent before, else with an earlier import of the same columns, else with the suggestions. */
export function draftOf(record: ContactImport, earlier: ContactImport | undefined): ImportDraft {
  const before = record.mapping ?? earlier?.mapping
  const mapping = Object.fromEntries(
    record.columns.map(({ name, suggestion }) => [
      name,
      before && name in before ? (before[name] ?? null) : (suggestion?.field ?? null),
    ]),
  )
  const { dryRun: _, ...options } = record.options ?? earlier?.options ?? firstOptions()
  return { mapping: earlier ? withoutErrorColumns(mapping) : mapping, options }
}

/** Columns that the errors file adds in front of the file's own. */
const errorColumns = new Set(['line', 'column', 'code', 'message'])

export const isErrorsFile = ({ columns }: ContactImport): boolean =>
  columns.slice(0, errorColumns.size).every(({ name }) => errorColumns.has(name)) &&
  columns.length > errorColumns.size

const withoutErrorColumns = (mapping: ColumnMapping): ColumnMapping =>
  Object.fromEntries(
    Object.entries(mapping).map(([name, field]) => [name, errorColumns.has(name) ? null : field]),
  )

function firstOptions(): Options {
  const country = countryOfReader()
  return country ? { defaultCountry: country } : {}
}

/** Builds the request. A file without a header may have columns beyond the sampled rows. */
export function startOf(record: ContactImport, { mapping, options }: ImportDraft, dryRun: boolean) {
  const others = hasOwnColumns(record)
    ? Object.fromEntries(plainFields.map((field) => [field, field]))
    : {}
  return { mapping: { ...others, ...mapping }, options: { ...options, dryRun } }
}

/** Why the import cannot begin with this, or undefined. */
export function whyIncomplete({ mapping }: ImportDraft): string | undefined {
  const chosen = Object.values(mapping).filter((field) => field !== null)
  if (chosen.length === 0) return 'Choose a field for at least one column.'
  return clashesOf(mapping).size > 0 ? 'Two columns have the same field.' : undefined
}

/** The columns whose field another column has, too. */
export function clashesOf(mapping: ColumnMapping): ReadonlySet<string> {
  const byField = Map.groupBy(
    Object.entries(mapping).filter(([, field]) => field !== null && !takesSeveral.has(field)),
    ([, field]) => field,
  )
  const clashes = [...byField.values()].filter(({ length }) => length > 1)
  return new Set(clashes.flat().map(([name]) => name))
}
