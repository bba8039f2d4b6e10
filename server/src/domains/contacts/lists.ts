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

/** Returns the form in which web addresses are compared. */
const websiteKey = (url: string): string =>
  url.replace(/^[^/]+\/\/[^/?#]+/, (host) => host.toLowerCase()).replace(/\/$/, '')

/** Returns the form in which postal addresses are compared. */
const addressKey = (address: StoredAddress | StoredAdditionalAddress): string =>
  addressParts.map((part) => plainPart(address[part])).join('\n')

export const plainPart = (text = ''): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Removes repeated values. The first one is kept, with the first label that any of them has. */
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
/** Returns the values that `emailLabels` and `phoneLabels` can name. */
export const labelledValues = (row: Labelled) => ({
  email_labels: emailsOf(row),
  phone_labels: [...phonesOf(row), ...row.fax_numbers],
})

/** Returns the labels of these values, keyed by the form in which the contact has them. */
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

/** Returns the data of a file or another system, without labels of values that the contact would not have. */
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

/** Returns the row without repeated values, and without labels of values that it does not have. */
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

/** @throws ApiError that names a list that becomes too long when several are united */
export function requireRoom(row: Pick<ContactRow, keyof typeof bounds>): void {
  for (const [name, most] of Object.entries(bounds)) {
    const { length } = row[name as keyof typeof bounds]
    if (length <= most) continue
    const field = name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
    const message = `Together they have ${length} ${field}, and the limit is ${most}. Remove some first.`
    throw new ApiError('validation_error', message, { field })
  }
}
