import { formAddress } from '../../../platform/operations/validation.ts'

export type HandleKind = 'email' | 'phone' | 'externalId'

/** What a contact is found by and nobody else in its organization has. */
export interface Handle {
  kind: HandleKind
  value: string
}

/** What nobody else may have, although nobody is found by it: the value of a unique field in `custom`. */
export interface CustomHandle {
  kind: `custom.${string}`
  value: string
}

export const handleKinds: readonly HandleKind[] = ['email', 'phone', 'externalId']

/** What addresses are compared by. */
export const emailKey = (email: string): string => formAddress(email).toLowerCase()

/** The address or number that a text to search for is the beginning of, or null when it looks like neither. */
export function handleIn(text: string): Handle | null {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim())) {
    return { kind: 'email', value: emailKey(text) }
  }
  const digits = text.replaceAll(/[\s().-]/g, '')
  return /^\+[1-9]\d{6,14}$/.test(digits) ? { kind: 'phone', value: digits } : null
}

interface Reachable {
  email: string | null
  phone: string | null
  additional_emails: string[]
  additional_phones: string[]
}

/** What a contact is found by, and the field that shows it: as the SQL function `contact_handles_of`. */
export const handlesOf = ({
  email,
  phone,
  external_id,
  additional_emails,
  additional_phones,
}: Reachable & { external_id: string | null }): (Handle & { field: string })[] => [
  ...handlesIn('email', email, 'email'),
  ...handlesIn('phone', phone, 'phone'),
  ...handlesIn('externalId', external_id, 'externalId'),
  ...additional_emails.flatMap((one, at) => handlesIn('email', one, `additionalEmails.${at}`)),
  ...additional_phones.flatMap((one, at) => handlesIn('phone', one, `additionalPhones.${at}`)),
]

const handlesIn = (
  kind: HandleKind,
  value: string | null,
  field: string,
): (Handle & { field: string })[] =>
  value === null ? [] : [{ kind, value: kind === 'email' ? value.toLowerCase() : value, field }]

/** Without the additional addresses and numbers that repeat another of the contact. */
export function withDistinctHandles<Row extends Reachable>(row: Row): Row {
  const { email, phone, additional_emails, additional_phones } = row
  if (additional_emails.length === 0 && additional_phones.length === 0) return row
  return {
    ...row,
    additional_emails: distinct(additional_emails, email, emailKey),
    additional_phones: distinct(additional_phones, phone, (number) => number),
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
