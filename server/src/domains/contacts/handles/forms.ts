import { formAddress } from '../../../platform/operations/validation.ts'

export type HandleKind = 'email' | 'phone' | 'externalId'

/** Identifier that finds a contact. No other contact of the organization has it. */
export interface Handle {
  kind: HandleKind
  value: string
}

/** The value of a unique field in `custom`. It is unique, but does not find the contact. */
export interface CustomHandle {
  kind: `custom.${string}`
  value: string
}

export const handleKinds: readonly HandleKind[] = ['email', 'phone', 'externalId']

/** Returns the form in which email addresses are compared. */
export const emailKey = (email: string): string => formAddress(email).toLowerCase()

/** Returns the identifier that a search text begins to spell, or null if it looks like none. */
export function handleIn(text: string): Handle | null {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim())) {
    return { kind: 'email', value: emailKey(text) }
  }
  const digits = text.replaceAll(/[\s().-]/g, '')
  return /^\+[1-9]\d{6,14}$/.test(digits) ? { kind: 'phone', value: digits } : null
}

/**
 * Returns the part of a number that a text spells with signs between its digits, as numbers are stored; null if it
 * looks like none. A leading zero of a national number is left out.
 */
export function phonePartIn(text: string): string | null {
  if (!/^\+?[\d\s()./-]+$/.test(text)) return null
  const digits = text.replaceAll(/[^\d+]/g, '').replace(/^0+/, '')
  return digits === text || !/\d{3}/.test(digits) ? null : digits
}

/** An external id or a value of a unique field that a merged contact had. It leads to the survivor. */
export interface MergedIdentifier {
  /** `externalId`, or `custom.` and the key. */
  field: string
  value: string
}

interface Reachable {
  email: string | null
  phone: string | null
  external_id: string | null
  additional_emails: string[]
  additional_phones: string[]
  merged_identifiers: MergedIdentifier[]
}

/** Returns the identifiers of a contact, each with the field that shows it. */
export const handlesOf = ({
  email,
  phone,
  external_id,
  additional_emails,
  additional_phones,
  merged_identifiers,
}: Reachable): (Handle & { field: string })[] => [
  ...handlesIn('email', email, 'email'),
  ...handlesIn('phone', phone, 'phone'),
  ...handlesIn('externalId', external_id, 'externalId'),
  ...additional_emails.flatMap((one, at) => handlesIn('email', one, `additionalEmails.${at}`)),
  ...additional_phones.flatMap((one, at) => handlesIn('phone', one, `additionalPhones.${at}`)),
  ...merged_identifiers.flatMap(({ field, value }, at) =>
    field === 'externalId' ? handlesIn(field, value, `mergedIdentifiers.${at}`) : [],
  ),
]

const handlesIn = (
  kind: HandleKind,
  value: string | null,
  field: string,
): (Handle & { field: string })[] =>
  value === null ? [] : [{ kind, value: kind === 'email' ? value.toLowerCase() : value, field }]

/** Leaves out additional addresses, numbers and kept ids that repeat another one of the contact. */
export function withDistinctHandles<Row extends Reachable>(row: Row): Row {
  const { email, phone, external_id, additional_emails, additional_phones, merged_identifiers } =
    row
  if (additional_emails.length + additional_phones.length + merged_identifiers.length === 0) {
    return row
  }
  return {
    ...row,
    additional_emails: distinct(additional_emails, email, emailKey),
    additional_phones: distinct(additional_phones, phone, (number) => number),
    merged_identifiers: merged_identifiers.filter(
      ({ field, value }) => field !== 'externalId' || value !== external_id,
    ),
  }
}

function distinct(more: string[], first: string | null, keyOf: (one: string) => string): string[] {
  const seen = new Set(first === null ? [] : [keyOf(first)])
  return more.filter((one) => {
    const isNew = !seen.has(keyOf(one))
    seen.add(keyOf(one))
    return isNew
  })
}
