import { asStored } from '../../platform/db/stored-json.ts'
import { ApiError } from '../../platform/errors.ts'
import {
  addressParts,
  type Labels,
  maxAdditional,
  maxTags,
  type StoredAdditionalAddress,
  type StoredAddress,
  type Website,
} from './fields.ts'
import { emailKey, withDistinctHandles } from './handles/forms.ts'
import type { ContactColumns, ContactRow } from './store.ts'

/** What web addresses are compared by. */
const websiteKey = (url: string): string =>
  url.replace(/^[^/]+\/\/[^/?#]+/, (host) => host.toLowerCase()).replace(/\/$/, '')

/** What postal addresses are compared by. */
const addressKey = (address: StoredAddress | StoredAdditionalAddress): string =>
  addressParts.map((part) => plainPart(address[part])).join('\n')

export const plainPart = (text = ''): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Of a value that is there twice the first stays, with the first label that either has. */
function distinctBy<Value extends { label?: string | null }>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): Value[] {
  const seen = new Map<string, Value>()
  for (const value of values) {
    const first = seen.get(keyOf(value))
    if (!first) seen.set(keyOf(value), value)
    else if (!first.label && value.label) {
      seen.set(keyOf(value), asStored({ ...first, label: value.label }))
    }
  }
  return [...seen.values()]
}

const distinctWebsites = (websites: readonly Website[]): Website[] =>
  distinctBy(websites, ({ url }) => websiteKey(url))

const distinctAddresses = (
  addresses: readonly StoredAdditionalAddress[],
  main: StoredAddress | null,
): StoredAdditionalAddress[] =>
  distinctBy(addresses, addressKey).filter((one) => !main || addressKey(one) !== addressKey(main))

type Labelled = Pick<
  ContactRow,
  'email' | 'phone' | 'additional_emails' | 'additional_phones' | 'fax_numbers'
>

export const emailsOf = ({ email, additional_emails }: Labelled): string[] => [
  ...(email === null ? [] : [email]),
  ...additional_emails,
]
export const phonesOf = ({ phone, additional_phones }: Labelled): string[] => [
  ...(phone === null ? [] : [phone]),
  ...additional_phones,
]
/** Values that `emailLabels` and `phoneLabels` may name. */
export const labelledValues = (row: Labelled) => ({
  email_labels: emailsOf(row),
  phone_labels: [...phonesOf(row), ...row.fax_numbers],
})

/** The labels of these values, by the form in which the contact has them. */
function labelsOf(values: readonly string[], labels: Labels): Labels {
  const byKey = new Map(
    Object.entries(labels)
      .toReversed()
      .map(([value, label]) => [emailKey(value), label]),
  )
  const own = values.flatMap((value) => {
    const label = byKey.get(emailKey(value))
    return label === undefined ? [] : [[value, label] as const]
  })
  return asStored(Object.fromEntries(own))
}

/** What a file or another system says, without labels of values that the contact would not have. */
export function withOwnLabels(
  row: Labelled,
  columns: Partial<ContactColumns>,
): Partial<ContactColumns> {
  const { email_labels, phone_labels } = columns
  if (!email_labels && !phone_labels) return columns
  const values = labelledValues({ ...row, ...columns })
  return {
    ...columns,
    ...(email_labels && { email_labels: labelsOf(values.email_labels, email_labels) }),
    ...(phone_labels && { phone_labels: labelsOf(values.phone_labels, phone_labels) }),
  }
}

/** Without what repeats another value of the contact, and without labels of values that it does not have. */
export function withDistinctValues<Row extends ContactRow>(row: Row): Row {
  const distinct = withDistinctHandles(row)
  const { websites, additional_addresses, fax_numbers, email_labels, phone_labels } = distinct
  const values = labelledValues(distinct)
  return {
    ...distinct,
    websites: distinctWebsites(websites),
    additional_addresses: distinctAddresses(additional_addresses, distinct.address),
    fax_numbers: [...new Set(fax_numbers)],
    email_labels: labelsOf(values.email_labels, email_labels),
    phone_labels: labelsOf(values.phone_labels, phone_labels),
  }
}

const bounds = {
  tags: maxTags,
  additional_emails: maxAdditional,
  additional_phones: maxAdditional,
  websites: maxAdditional,
  additional_addresses: maxAdditional,
  fax_numbers: maxAdditional,
} as const

/** @throws ApiError that names the list that is too long once several are united */
export function requireRoom(row: Pick<ContactRow, keyof typeof bounds>): void {
  for (const [name, most] of Object.entries(bounds)) {
    const { length } = row[name as keyof typeof bounds]
    if (length <= most) continue
    const field = name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
    const message = `Together they have ${length} ${field}; a contact has at most ${most}. Remove some first.`
    throw new ApiError('validation_error', message, { field })
  }
}
