import type { Db } from '../../../platform/db/database.ts'
import { byteOrderMark, writeCsvRow } from '../../../platform/files/csv-writer.ts'
import { listErrors } from './errors-store.ts'
import type { ImportRecord } from './store.ts'
import { columnFields } from './suggest-columns.ts'

const errorsAtOnce = 500

/** The rows that were not imported, with what is wrong with each. Mended, it can be uploaded. */
export async function* writeErrors(
  db: Db,
  { organization_id: organizationId, id: importId, columns, format }: ImportRecord,
): AsyncGenerator<string> {
  const isOwn = format === 'vcard' || format === 'ndjson'
  const names = isOwn ? columnFields : columns.map(({ name }) => name)
  yield byteOrderMark + writeCsvRow(['line', 'column', 'code', 'message', ...names])
  let after = 0
  for (let full = true; full; ) {
    const errors = await listErrors(db, { organizationId, importId }, after, errorsAtOnce)
    if (errors.length === 0) return
    yield errors
      .map(({ line, column, code, message, cells }) => {
        const filled = names.map((_, at) => cells[at] ?? '')
        const more = cells.slice(names.length)
        return writeCsvRow([String(line), column ?? '', code, message, ...filled, ...more])
      })
      .join('')
    after = errors.at(-1)?.number ?? after
    full = errors.length === errorsAtOnce
  }
}
