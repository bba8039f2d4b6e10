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

/** An external id or a value of a unique field that a merged contact had; it leads to the survivor. */
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

/** What a contact is found by, and the field that shows it. */
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

/** Without the additional addresses, numbers and kept ids that repeat another of the contact. */
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
