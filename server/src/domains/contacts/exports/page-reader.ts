import type { Database } from '../../../platform/db/database.ts'
import type { Sql } from '../search/predicate.ts'
import { columnsOf, type ExportedRow } from './fields.ts'
import { type ExportKey, type ExportRecord, listContactsAfter } from './store.ts'

/** Contacts of one page: some 10 ms, in which the embedded database answers nobody else. */
const contactsAtOnce = { embedded: 500, postgres: 1_000 }

interface Page {
  rows: ExportedRow[]
  isLast: boolean
}

/** Reads the page after a contact. The one behind it is read while its caller writes it: that is half the time of an export. */
export function createPageReader(
  { db, kind }: Database,
  { organizationId }: ExportKey,
  { fields }: ExportRecord,
  fits: Sql,
): (after: string | null) => Promise<Page> {
  const columns = columnsOf(fields)
  const limit = contactsAtOnce[kind]
  const read = (after: string | null) => {
    const rows = listContactsAfter(db, organizationId, { fits, after, limit }, columns)
    // It is thrown where it is awaited, if it ever is.
    rows.catch(() => {})
    return { after, rows }
  }
  let ahead: ReturnType<typeof read> | null = null
  return async (after) => {
    const rows = await (ahead?.after === after ? ahead : read(after)).rows
    const last = rows.length === limit ? rows.at(-1) : undefined
    ahead = last ? read(last.id) : null
    return { rows, isLast: !last }
  }
}
