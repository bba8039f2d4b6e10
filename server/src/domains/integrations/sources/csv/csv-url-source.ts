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
  /** The byte at which the next row begins. */
  at: number
  /** How many bytes are read for the next page. */
  window: number
  header: string[]
  dialect: Dialect | null
  rows: number
  /** How often the file has changed while it was read. */
  restarts: number
}

const pageSize = 1_000
const firstWindow = 64 * 1024
const minWindow = 4 * 1024
/** A row has 1 MiB at most. */
const maxWindow = 4 * 1024 * 1024
const maxRestarts = 5

/**
 * Rows of a CSV file at an address: the setting `path`, relative to the connection's. Its first row names the
 * columns. A row's id is its cell in the column `keyColumn`, or its digest. `encoding` and `delimiter` are found when
 * they are not set.
 *
 * A page is read by its bytes from a server that knows ranges and tags a file strongly; what others send is kept in
 * a file of its own while the attempt lasts. Nothing is held between pages but that file, so that a run may go on
 * on another node: it fetches the file again there, and begins anew when it has changed.
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
    throw new SourceFault(`The file changed ${maxRestarts} times while it was read.`)
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
    // What the version before had counts as seen in this run, so the next one reads the file once more.
    const state = place.restarts > 0 ? null : { tag: place.tag }
    return { ...endOf(records, state), isWhole: true }
  }
  // So large that it holds a page, and little more.
  const window = Math.round(
    Math.min(Math.max(hasMore ? end * 1.25 : place.window * 2, minWindow), maxWindow),
  )
  const next = { ...place, at: place.at + end, header, rows: place.rows + rows.length, window }
  return { records, gone: [], next, state: null, isWhole: true }
}

/** The whole rows of the next window, which grows until there is one. */
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
        `The row after row ${rows} is larger than 1 MiB. Is a quote in it not closed?`,
      )
    }
    place = { ...place, window: Math.min(window * 4, maxWindow) }
  }
}

/** Each id once: of rows that have the same, the last counts. */
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
