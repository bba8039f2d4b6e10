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
 * The columns as a row wants them of a contact. Lists are united with those of the contact; single values replace its
 * own, or with `fill_empty` fill what is empty.
 */
export function wantedOf(
  row: ContactRow,
  content: RowContent,
  onConflict: OnConflict,
): Partial<ContactColumns> {
  const single = singleValues(row, content)
  const plain = onConflict === 'fill_empty' ? filledOnly(row, single) : single
  // A day without its year is no other one than the same day with it.
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

/** It says nothing of parts of `address` and `custom` that it has no column for. */
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

/** A cell is text: one that reads as the value that is there changes nothing. */
function keepTypes({ custom }: ContactRow, cells: Custom): Custom {
  const kept = Object.entries(cells).map(([key, cell]) => {
    const value = custom[key]
    const isSame = typeof cell === 'string' && value !== undefined && textOf(value) === cell
    return [key, isSame ? value : cell]
  })
  return Object.fromEntries(kept)
}

/** A value of `custom` in a cell. */
export const textOf = (value: unknown): string =>
  value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)

/** Where several columns are of one field, one that is filled wins. */
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

/** Only what the contact has no value for yet. */
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
