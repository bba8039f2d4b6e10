import { asStored } from '../../../platform/db/stored-json.ts'
import type { StoredAdditionalAddress, StoredAddress } from '../fields.ts'
import { emailKey } from '../handles/forms.ts'
import { emailsOf, phonesOf, plainPart, requireRoom, withDistinctValues } from '../lists.ts'
import { type ContactColumns, type ContactRow, emptyContact } from '../store.ts'

export type OnConflict = 'update' | 'fill_empty' | 'skip'

/**
 * Unites the lists of a contact with those of a row: all values are kept and new ones are added. A main address or
 * number that is replaced moves to the list. An existing label is kept.
 *
 * @throws ApiError if a list would become too long
 */
export function uniteLists(
  row: ContactRow,
  columns: Partial<ContactColumns>,
  onConflict: OnConflict,
): Partial<ContactColumns> {
  const united: Partial<ContactColumns> = {}
  const given = { ...emptyContact, ...columns }
  if (columns.email !== undefined || columns.additional_emails) {
    const main = mainOf(emailsOf(row).map(emailKey), row.email, columns.email, onConflict)
    united.additional_emails = [...emailsOf(row), ...emailsOf(given)].filter(
      (one) => main === null || emailKey(one) !== emailKey(main),
    )
  }
  if (columns.phone !== undefined || columns.additional_phones) {
    const main = mainOf(phonesOf(row), row.phone, columns.phone, onConflict)
    united.additional_phones = [...phonesOf(row), ...phonesOf(given)].filter((one) => one !== main)
  }
  if (columns.tags) united.tags = [...new Set([...row.tags, ...columns.tags])]
  if (columns.websites) united.websites = [...row.websites, ...columns.websites]
  if (columns.fax_numbers) united.fax_numbers = [...row.fax_numbers, ...columns.fax_numbers]
  if (columns.address || columns.additional_addresses) {
    Object.assign(united, uniteAddresses(row, columns, onConflict))
  }
  if (columns.email_labels) united.email_labels = { ...columns.email_labels, ...row.email_labels }
  if (columns.phone_labels) united.phone_labels = { ...columns.phone_labels, ...row.phone_labels }
  requireRoom(withDistinctValues({ ...row, ...columns, ...united }))
  return united
}

/** Returns the main address or number after the import. One that the contact already has keeps its place. */
function mainOf(
  own: readonly string[],
  main: string | null,
  given: string | null | undefined,
  onConflict: OnConflict,
): string | null {
  if (!given || own.includes(emailKey(given))) return main
  return main !== null && onConflict === 'fill_empty' ? main : given
}

type Addresses = Pick<ContactColumns, 'additional_addresses'> & Partial<ContactColumns>

function uniteAddresses(
  row: ContactRow,
  { address, additional_addresses: more = [] }: Partial<ContactColumns>,
  onConflict: OnConflict,
): Addresses {
  let main = row.address
  let others: StoredAdditionalAddress[] = [...row.additional_addresses]
  if (address) {
    const held = others.findIndex((one) => isSamePlace(one, address))
    if (main && !isSamePlace(main, address) && held >= 0) {
      others = others.map((one, at) => (at === held ? asStored({ ...address, ...one }) : one))
    } else if (main && isElsewhere(main, address)) {
      if (onConflict === 'fill_empty') others.push(address)
      else {
        others.push(main)
        main = address
      }
    } else {
      main = asStored(
        onConflict === 'fill_empty' ? { ...address, ...main } : { ...main, ...address },
      )
    }
  }
  for (const one of more) {
    const { label, ...parts } = one
    const held = others.findIndex((other) => isSamePlace(other, parts))
    if (held >= 0) {
      others = others.map((other, at) => (at === held ? asStored({ ...one, ...other }) : other))
    } else if (main && isSamePlace(main, parts)) main = asStored({ ...parts, ...main })
    else others.push(one)
  }
  return { address: main, additional_addresses: others }
}

/** Returns true if two addresses can be parts of one: nothing differs, and they share a street or a town. */
const isSamePlace = (one: StoredAddress, other: StoredAddress): boolean =>
  parts.every((part) => !differs(one, other, part)) &&
  (shares(one, other, 'street') ||
    ((!one.street || !other.street) &&
      (shares(one, other, 'city') || shares(one, other, 'postalCode'))))

/** Returns true if an address is a different one. An address without a street corrects parts of the existing one. */
const isElsewhere = (one: StoredAddress, other: StoredAddress): boolean =>
  other.street !== undefined && parts.some((part) => differs(one, other, part))

const parts = ['street', 'city', 'region', 'postalCode', 'country'] as const
type Part = (typeof parts)[number]

const differs = (one: StoredAddress, other: StoredAddress, part: Part): boolean =>
  Boolean(one[part] && other[part]) && plainPart(one[part]) !== plainPart(other[part])

const shares = (one: StoredAddress, other: StoredAddress, part: Part): boolean =>
  Boolean(one[part] && other[part]) && plainPart(one[part]) === plainPart(other[part])
