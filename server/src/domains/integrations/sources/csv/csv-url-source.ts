import { hash } from 'node:crypto'
import { columnNamesOf } from '../../../contacts/index.ts'
import {
  maxIdLength,
  type PageRequest,
  type RemoteRecord,
  SourceFault,
  type SourcePage,
  type SyncSource,
} from '../../syncs/source.ts'
import { textSetting } from '../answers.ts'
import { type CsvFile, FileChanged, openFile, readPart } from './csv-file.ts'
import { removeSpool } from './spool.ts'
import { type Dialect, readWindow } from './window.ts'

type Place = CsvFile & {
  /** Offset of the next row in bytes. */
  at: number
  /** Number of bytes to read for the next page. */
  window: number
  header: string[]
  dialect: Dialect | null
  rows: number
  /** Number of times that the file has changed while it was read. */
  restarts: number
}

const pageSize = 1_000
const firstWindow = 64 * 1024
const minWindow = 4 * 1024
/** Largest window. A row has at most 1 MiB. */
const maxWindow = 4 * 1024 * 1024
const maxRestarts = 5

/**
 * Rows of a CSV file at a URL: the setting `path`, relative to the connection's URL. The first row has the column
 * names. A row's id is its cell in the column `keyColumn`, or its digest. `encoding` and `delimiter` are detected if
 * they are not set.
 *
 * A page is read as a byte range if the server supports ranges and sends a strong ETag. Other files are copied to a
 * local file for the duration of the attempt. Only that file is kept between pages, so a run can continue on another
 * node: it fetches the file again there, and starts over if it has changed.
 */
export const csvUrlSource: SyncSource = {
  async readPage(request: PageRequest): Promise<SourcePage> {
    const place = request.checkpoint as Place | null
    try {
      if (place) return await readRows(request, place)
    } catch (error) {
      if (!(error instanceof FileChanged)) throw error
    }
    for (let restarts = place ? place.restarts + 1 : 0; restarts <= maxRestarts; restarts++) {
      const file = await openFile(request, { isFirst: place === null })
      if (file === 'unchanged') return endOf([], request.state)
      const fresh = { at: 0, window: firstWindow, header: [], dialect: null, rows: 0, restarts }
      try {
        return await readRows(request, { ...file, ...fresh })
      } catch (error) {
        if (!(error instanceof FileChanged)) throw error
        await removeSpool(request.directory, file.spool)
      }
    }
    throw new SourceFault(
      `The file changed ${maxRestarts} times while it was read. Run the sync when the file is complete.`,
    )
  },
}

const endOf = (records: RemoteRecord[], state: SourcePage['state']): SourcePage => ({
  records,
  gone: [],
  next: null,
  state,
})

async function readRows(request: PageRequest, before: Place): Promise<SourcePage> {
  const { place, rows, end, hasMore, isEnd } = await readNext(request, before)
  const hasHeader = place.header.length > 0
  const header = hasHeader ? place.header : columnNamesOf(rows[0] ?? [])
  const key = textSetting(request.config, 'keyColumn')
  const records = recordsOf(hasHeader ? rows : rows.slice(1), header, key)
  if (isEnd && !hasMore) {
    await removeSpool(request.directory, place.spool)
    // Rows of the previous version count as seen in this run, so the next one reads the file again.
    const state = place.restarts > 0 ? null : { tag: place.tag }
    return { ...endOf(records, state), isWhole: true }
  }
  // Large enough for a page, and little more.
  const window = Math.round(
    Math.min(Math.max(hasMore ? end * 1.25 : place.window * 2, minWindow), maxWindow),
  )
  const next = { ...place, at: place.at + end, header, rows: place.rows + rows.length, window }
  return { records, gone: [], next, state: null, isWhole: true }
}

/** Reads the whole rows of the next window, which grows until it has at least one. */
async function readNext(request: PageRequest, start: Place) {
  let place = start
  for (;;) {
    const { at, window, size, dialect, rows, charset } = place
    const { file, bytes } = await readPart(request, place, window)
    const isEnd = at + bytes.length >= size
    const most = place.header.length > 0 ? pageSize : pageSize + 1
    const reading = { config: request.config, most, isEnd, dialect, rows, charset }
    const read = await readWindow(bytes, reading)
    place = { ...place, ...file, dialect: read.dialect }
    if (read.rows.length > 0 || isEnd) return { ...read, place, isEnd }
    if (window >= maxWindow) {
      throw new SourceFault(
        `The row after row ${rows} is larger than 1 MiB. Check for a quote that is not closed.`,
      )
    }
    place = { ...place, window: Math.min(window * 4, maxWindow) }
  }
}

/** Returns the records, each id once: the last row with an id counts. */
function recordsOf(
  rows: readonly (readonly string[])[],
  header: readonly string[],
  keyColumn: string | null,
): RemoteRecord[] {
  const keyIndex = keyColumn === null ? -1 : header.indexOf(keyColumn)
  if (keyColumn !== null && keyIndex < 0 && header.length > 0) {
    throw new SourceFault(
      `The file has no column ${keyColumn}. Its columns are ${header.slice(0, 50).join(', ')}.`,
    )
  }
  const records = new Map<string, RemoteRecord>()
  for (const cells of rows) {
    const values = Object.fromEntries(
      header.map((name, index) => [name, (cells[index] ?? '').replaceAll('\0', '\u2400')]),
    )
    const key = (cells[keyIndex] ?? '').replaceAll('\0', '\u2400').trim()
    const remoteId = key !== '' && key.length <= maxIdLength ? key : digestOf(cells)
    records.set(remoteId, { remoteId, values, changedAt: null })
  }
  return [...records.values()]
}

const digestOf = (cells: readonly string[]): string =>
  `sha256:${hash('sha256', JSON.stringify(cells), 'base64url')}`
