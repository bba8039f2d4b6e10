import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Capstan, Source } from '@capstan/sdk'
import type { LocalFile, Walked } from './walk.ts'

/** A file that needs its source made or changed. */
export interface Change extends LocalFile {
  externalId: string
  state: 'added' | 'replaced'
}

/** Changes that bring the sources of a folder in line with its files. */
export interface SyncPlan {
  changes: Change[]
  unchanged: Source[]
  /** Sources whose files are gone. */
  gone: Source[]
  /** Sources that an earlier sync of the folder has made. */
  known: number
  /** Files of the base with the name of a file of the folder, which no sync of it has made. */
  namesakes: string[]
}

interface Wanted {
  base: string
  /** Name of the folder. */
  folder: string
  metadata: Record<string, unknown> | undefined
}

/** Compares the files of a folder with the sources that an earlier sync has made of them; changes nothing. */
export async function planSync(
  capstan: Capstan,
  { base, folder, metadata }: Wanted,
  { files }: Pick<Walked, 'files'>,
  signal: AbortSignal,
): Promise<SyncPlan> {
  const mark = markOf(folder)
  const known = new Map<string, Source>()
  const others = new Set<string>()
  const sources = capstan.sources.list(base, { type: 'file', limit: 100 }, { signal })
  for await (const source of sources) {
    if (source.externalId?.startsWith(mark)) known.set(source.externalId, source)
    else others.add(source.name)
  }
  const plan: SyncPlan = { changes: [], unchanged: [], gone: [], known: known.size, namesakes: [] }
  for (const file of files) {
    signal.throwIfAborted()
    const externalId = mark + digest(file.name).slice(0, 32)
    const source = known.get(externalId)
    known.delete(externalId)
    if (source && (await isSame(source, file, metadata))) plan.unchanged.push(source)
    else plan.changes.push({ ...file, externalId, state: source ? 'replaced' : 'added' })
    if (!source && others.has(file.name)) plan.namesakes.push(file.name)
  }
  plan.gone.push(...known.values())
  return plan
}

/** Begins the external ids of a folder's sources. Hashes: an id is in a path, where proxies object to slashes. */
const markOf = (folder: string): string => `folder-${digest(folder).slice(0, 16)}-`

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

async function isSame(
  { name, file, metadata }: Source,
  local: LocalFile,
  wanted: Record<string, unknown> | undefined,
): Promise<boolean> {
  if (name !== local.name || (wanted && !isDeepStrictEqual(wanted, metadata))) return false
  const hash = createHash('sha256')
  // A file that cannot be read is sent: that tells why.
  const isRead = await pipeline(createReadStream(local.path), hash).then(
    () => true,
    () => false,
  )
  return isRead && hash.digest('hex') === file?.sha256
}
