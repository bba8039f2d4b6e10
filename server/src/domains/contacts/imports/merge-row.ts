import { asStored } from '../../../platform/db/stored-json.ts'
import { withOwnLabels } from '../lists.ts'
import { columnOf } from '../representation.ts'
import type { ContactColumns, ContactRow } from '../store.ts'
import { emptyContact } from '../store.ts'
import { withoutOwnKeys } from '../writer/matching.ts'
import { isCustomField } from './column-names.ts'
import type { RowContent } from './read-row.ts'
import { type OnConflict, uniteLists } from './unite-lists.ts'

/**
 * Returns the columns that a row gives a contact. Lists are united with the contact's lists. Single values replace the
 * contact's, or with `fill_empty` only fill empty ones.
 */
export function wantedOf(
  row: ContactRow,
  content: RowContent,
  onConflict: OnConflict,
): Partial<ContactColumns> {
  const single = singleValues(row, content)
  const plain = onConflict === 'fill_empty' ? filledOnly(row, single) : single
  // A date without a year matches the same date with one.
  const { birthday } = content.columns
  if (row.birthday?.startsWith('--') && birthday?.endsWith(row.birthday.slice(1))) {
    plain.birthday = birthday
  }
  const united = uniteLists(row, content.columns, onConflict)
  if (united.address && plain.address) {
    const cleared = content.cleared.filter((field) => !(field in Object(plain.address)))
    united.address = asStored(
      Object.fromEntries(
        Object.entries(united.address).filter(([part]) => !cleared.includes(part as never)),
      ),
    )
  }
  return withOwnLabels(row, withoutOwnKeys(row, { ...plain, ...united }))
}

/** Returns the single values of a row. Parts of `address` and `custom` without a column stay unchanged. */
function singleValues(row: ContactRow, { columns, cleared }: RowContent): Partial<ContactColumns> {
  const wanted = { ...columns }
  if (wanted.birthday?.startsWith('--') && row.birthday?.endsWith(wanted.birthday.slice(1))) {
    delete wanted.birthday
  }
  if (columns.address) wanted.address = asStored({ ...row.address, ...columns.address })
  if (columns.custom) wanted.custom = asStored({ ...row.custom, ...keepTypes(row, columns.custom) })
  for (const field of cleared) clear(wanted, row, field)
  return wanted
}

type Custom = ContactRow['custom']

/** Keeps the type of a value that reads the same: a cell is always text. */
function keepTypes({ custom }: ContactRow, cells: Custom): Custom {
  const kept = Object.entries(cells).map(([key, cell]) => {
    const value = custom[key]
    const isSame = typeof cell === 'string' && value !== undefined && textOf(value) === cell
    return [key, isSame ? value : cell]
  })
  return Object.fromEntries(kept)
}

/** Formats a value of `custom` as a cell. */
export const textOf = (value: unknown): string =>
  value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)

/** Clears a field. If several columns are imported as it, a filled one wins. */
function clear(wanted: Partial<ContactColumns>, row: ContactRow, field: string): void {
  const column = columnOf(field)
  if (column) {
    if (wanted[column] === undefined) Object.assign(wanted, { [column]: emptyContact[column] })
  } else if (isCustomField(field)) {
    const { [field.slice('custom.'.length)]: _, ...custom } = wanted.custom ?? row.custom
    wanted.custom = custom
  } else {
    const { [field as 'city']: _, ...address } = wanted.address ?? row.address ?? {}
    wanted.address = Object.keys(address).length > 0 ? address : null
  }
}

/** Keeps only values for fields that the contact has empty. */
function filledOnly(row: ContactRow, wanted: Partial<ContactColumns>): Partial<ContactColumns> {
  const filled = Object.entries(wanted).filter(([name]) => isEmpty(row[name as keyof ContactRow]))
  return {
    ...Object.fromEntries(filled),
    ...(wanted.custom && { custom: asStored({ ...wanted.custom, ...row.custom }) }),
    ...(wanted.address && { address: asStored({ ...wanted.address, ...row.address }) }),
  }
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === false || (Array.isArray(value) && value.length === 0)
