import { asStored } from '../../../platform/db/stored-json.ts'
import type { Json } from '../../../platform/db/tables.generated.ts'
import type { ApiError } from '../../../platform/errors.ts'
import { unstorable } from '../../../platform/operations/storable.ts'
import { refuse, validatorFor } from '../../../platform/operations/validation.ts'
import type { Work } from '../../../platform/work.ts'
import { countryCodeOf } from '../country.ts'
import { type FieldRules, readFieldRules } from '../custom-fields/rules.ts'
import { addressParts } from '../fields.ts'
import { readBirthday, readWebAddress } from '../files/read-details.ts'
import { withOwnLabels } from '../lists.ts'
import { columnsOf } from '../representation.ts'
import { type ContactChanges, NewContact } from '../schema.ts'
import { type ContactColumns, emptyContact } from '../store.ts'
import type { FieldValues, RecordRefusal } from './record.ts'

const plainFields: ReadonlySet<string> = new Set([
  ...['name', 'firstName', 'lastName', 'email', 'phone', 'company', 'jobTitle', 'externalId'],
  ...['tags', 'additionalEmails', 'additionalPhones', 'locale', 'timezone', 'doNotContact'],
  ...['birthday', 'websites', 'additionalAddresses', 'faxNumbers', 'emailLabels', 'phoneLabels'],
])
const addressFields: ReadonlySet<string> = new Set(addressParts)

/** Returns true if a record of another system can set the field. */
export function isRecordField(field: string): boolean {
  const [group, part, ...deeper] = field.split('.')
  if (part === undefined) return plainFields.has(field)
  if (deeper.length > 0 || part === '') return false
  return group === 'custom' || (group === 'address' && addressFields.has(part))
}

/** Content of a record, validated like an API request. */
export interface RecordContent {
  columns: Partial<ContactColumns>
  values: FieldValues
}

const isContact = validatorFor(NewContact, 'body')

/** @throws ApiError 422 that names the field */
export function readFields(fields: FieldValues, rules: FieldRules): RecordContent {
  const draft: Record<string, Json> = {}
  for (const [field, value] of Object.entries(fields)) put(draft, field, value)
  const fault = unstorable(draft, [])
  if (fault) throw fault
  if (!isContact(draft)) throw refuse(isContact.errors?.[0], 'body')
  const columns = columnsOf(draft as ContactChanges)
  if (columns.custom) columns.custom = asStored(rules.typed(columns.custom))
  if (columns.address && Object.keys(columns.address).length === 0) columns.address = null
  const values: Record<string, Json> = {}
  for (const field of Object.keys(fields)) values[field] = valueIn(columns, draft, field)
  return { columns: withOwnLabels(emptyContact, columns), values }
}

function put(draft: Record<string, Json>, field: string, value: Json): void {
  const isNone = value === null || value === ''
  const [group = '', part] = field.split('.')
  if (part !== undefined) {
    const before = Object(draft[group]) as Record<string, Json>
    const read =
      field === 'address.country' && typeof value === 'string' ? countryCodeOf(value) : value
    draft[group] = isNone ? { ...before } : { ...before, [part]: read }
  } else if (!isNone) draft[field] = Array.isArray(value) ? [...new Set(value)] : value
  if (!isNone) Object.assign(draft, readDetail(field, value))
}

/** Reads web addresses and dates of birth in the forms that other systems use. */
function readDetail(field: string, value: Json): Record<string, Json> {
  if (field === 'websites') {
    const websites = [value].flat().map((one) => (typeof one === 'string' ? { url: one } : one))
    return {
      websites: websites.map((one) => {
        const url = Object(one).url
        return typeof url === 'string' ? { ...Object(one), url: readWebAddress(url) } : one
      }),
    }
  }
  if (field !== 'birthday' || typeof value !== 'string') return {}
  const read = readBirthday(value, null)
  return 'birthday' in read ? read : {}
}

function valueIn(
  columns: Partial<ContactColumns>,
  draft: Record<string, Json>,
  field: string,
): Json {
  const [group = '', part] = field.split('.')
  if (field === 'websites' || field === 'additionalAddresses') {
    return (columns[field === 'websites' ? field : 'additional_addresses'] ?? null) as Json
  }
  if (part === undefined) return draft[field] ?? null
  const object = group === 'custom' ? columns.custom : columns.address
  return ((object as Record<string, Json> | null | undefined)?.[part] ?? null) as Json
}

/** Returns the error of a record for its owner. */
export function refusalOf({ code, message, field }: ApiError): RecordRefusal {
  const shown = code === 'duplicate_resource' ? 'ambiguous_match' : code
  return { code: shown, message, field: field ?? null }
}

/** Returns true if a record can find its contact by the field: it must be unique. */
export async function canMatchBy(work: Work, field: string): Promise<boolean> {
  if (['email', 'phone', 'externalId'].includes(field)) return true
  const [group, key = ''] = field.split('.')
  if (group !== 'custom') return false
  return (await readFieldRules(work)).isUnique(key)
}
