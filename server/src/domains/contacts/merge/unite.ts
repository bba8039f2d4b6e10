import { asStored } from '../../../platform/db/stored-json.ts'
import { ApiError } from '../../../platform/errors.ts'
import { type FieldRules, free } from '../custom-fields/rules.ts'
import type { Labels } from '../fields.ts'
import { emailKey, type MergedIdentifier } from '../handles/forms.ts'
import { ContactId } from '../ids.ts'
import { requireRoom, withDistinctValues } from '../lists.ts'
import type { ContactColumns, ContactRow } from '../store.ts'
import { identifiersOf } from '../writer/identifier-index.ts'
import { type ContactMerge, fields, type MergedField } from './schema.ts'

type Choices = NonNullable<ContactMerge['choose']>
type Consent = ContactRow['consent']

/** Returns the columns of the first row after all rows are united. */
export function unite(
  rows: readonly ContactRow[],
  choose: Choices = {},
  rules: FieldRules = free,
): Partial<ContactColumns> {
  const [primary] = rows
  if (!primary) return {}
  const united: Partial<ContactColumns> = {}
  for (const name of Object.keys(fields) as MergedField[]) {
    const [column, ...others] = fields[name]
    const giver = giverOf(rows, name, choose) ?? rows.find((row) => row[column] !== null)
    if (giver) Object.assign(united, pick(giver, [column, ...others]))
  }
  const customs = [giverOf(rows, 'custom', choose) ?? primary, ...rows].map(({ custom }) => custom)
  const row = withDistinctValues({
    ...primary,
    ...united,
    custom: asStored(Object.assign({}, ...customs.toReversed())),
    tags: [...new Set(rows.flatMap(({ tags }) => tags))],
    additional_emails: others(rows, ({ email, additional_emails }) => [
      email,
      ...additional_emails,
    ]),
    additional_phones: others(rows, ({ phone, additional_phones }) => [
      phone,
      ...additional_phones,
    ]),
    ...unitedLists(rows),
    consent: asStored(strictest(rows.map(({ consent }) => consent))),
    do_not_contact: rows.some(({ do_not_contact }) => do_not_contact),
    last_activity_at: latest(rows.map(({ last_activity_at }) => last_activity_at)),
  })
  row.merged_identifiers = asStored(otherIdentifiers(rows, row, rules))
  requireRoom(row)
  const { id: _, created_at: __, updated_at: ___, ...columns } = row
  return columns
}

/** Unites the lists. If a value has several labels, the first contact's is kept. */
const unitedLists = (rows: readonly ContactRow[]) => ({
  websites: rows.flatMap(({ websites }) => websites),
  additional_addresses: rows.flatMap(({ address, additional_addresses }) => [
    ...(address ? [address] : []),
    ...additional_addresses,
  ]),
  fax_numbers: rows.flatMap(({ fax_numbers }) => fax_numbers),
  email_labels: unitedLabels(rows.map(({ email_labels }) => email_labels)),
  phone_labels: unitedLabels(rows.map(({ phone_labels }) => phone_labels)),
})

const unitedLabels = (all: readonly Labels[]): Labels => Object.assign({}, ...all.toReversed())

/** Returns external ids and values of unique fields that the united contact does not show. */
function otherIdentifiers(
  rows: readonly ContactRow[],
  united: ContactRow,
  rules: FieldRules,
): MergedIdentifier[] {
  const own = { ...united, merged_identifiers: [] }
  const seen = new Set(identifiersOf(own, rules).map(({ kind, value }) => `${kind} ${value}`))
  const kept: MergedIdentifier[] = []
  for (const { kind, value } of rows.flatMap((row) => identifiersOf(row, rules))) {
    if (kind === 'email' || kind === 'phone' || seen.has(`${kind} ${value}`)) continue
    seen.add(`${kind} ${value}`)
    kept.push({ field: kind, value })
  }
  return kept
}

const pick = (row: ContactRow, columns: readonly (keyof ContactRow)[]) =>
  Object.fromEntries(columns.map((column) => [column, row[column]]))

function giverOf(
  rows: readonly ContactRow[],
  field: MergedField | 'custom',
  choose: Choices,
): ContactRow | undefined {
  const giverId = choose[field]
  if (giverId === undefined) return undefined
  const id = ContactId.read(giverId)
  const giver = rows.find((row) => row.id === id || row.merged_from.includes(id ?? ''))
  if (giver) return giver
  throw new ApiError('validation_error', `choose.${field} must be one of the merged contacts.`, {
    field: `choose.${field}`,
  })
}

const others = (
  rows: readonly ContactRow[],
  handlesOf: (row: ContactRow) => (string | null)[],
): string[] => {
  const seen = new Map(
    rows.flatMap(handlesOf).flatMap((one) => (one === null ? [] : [[emailKey(one), one] as const])),
  )
  return [...seen.values()]
}

/** Returns the strictest consent: an opt-out wins, and of two equal ones the newer. */
function strictest(consents: readonly Consent[]): Consent {
  const united: Consent = {}
  for (const consent of consents) {
    for (const channel of ['email', 'sms', 'call'] as const) {
      const [one, other] = [united[channel], consent[channel]]
      if (!other) continue
      const isStricter = one && one.status !== other.status && other.status === 'opted_out'
      const isNewer = one?.status === other.status && other.at > one.at
      if (!one || isStricter || isNewer) united[channel] = other
    }
  }
  return united
}

const latest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((one, other) => (one && other ? (one > other ? one : other) : (one ?? other)), null)
