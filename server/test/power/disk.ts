import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Dice } from './dice.ts'

const sectorBytes = 512

type Change =
  | { serial: number; at: number; bytes: Buffer }
  | { serial: number; at: null; size: number }

/** What a name stands for: its bytes on the disk, and the changes that are still on the way there. */
export interface Inode {
  flushed: Buffer
  unflushed: Change[]
  /** Whether the real file may differ from it. */
  isChanged: boolean
}

const emptyInode = (): Inode => ({ flushed: Buffer.alloc(0), unflushed: [], isChanged: true })

/** Entries that appear or go together; null is a name that is gone. */
interface EntryChange {
  directory: string
  entries: [path: string, inode: Inode | null][]
}

/** What of the unflushed a power cut leaves. */
type Fate = 'nothing' | 'everything' | 'prefix' | 'some sectors'
const fates: readonly Fate[] = ['nothing', 'everything', 'prefix', 'some sectors']

/**
 * A disk that keeps a change only when it is flushed: what is written to a file when the file is, an entry
 * when its directory is. Until then a power cut may keep any part of it, in any order, sector by sector.
 */
export class Disk {
  /** Names that were touched, as programs see them and as they are on the disk; others are as they were. */
  readonly #names = new Map<string, Inode | null>()
  readonly #flushedNames = new Map<string, Inode | null>()
  #entryChanges: EntryChange[] = []
  #serial = 0

  inode(path: string): Inode {
    const known = this.#names.get(path)
    if (known) return known
    const found = existsSync(path)
      ? { flushed: readFileSync(path), unflushed: [], isChanged: false }
      : emptyInode()
    this.#names.set(path, found)
    this.#flushedNames.set(path, found)
    return found
  }

  create(path: string): void {
    this.#change(dirname(path), [[path, emptyInode()]])
  }

  remove(path: string): void {
    this.inode(path).isChanged = true
    this.#change(dirname(path), [[path, null]])
  }

  rename(from: string, to: string): void {
    const inode = this.inode(from)
    inode.isChanged = true
    if (existsSync(to)) this.inode(to).isChanged = true
    this.#change(dirname(to), [
      [from, null],
      [to, inode],
    ])
  }

  write(inode: Inode, bytes: Buffer, at: number): void {
    inode.isChanged = true
    inode.unflushed.push({ serial: ++this.#serial, at, bytes })
  }

  resize(inode: Inode, size: number): void {
    inode.isChanged = true
    inode.unflushed.push({ serial: ++this.#serial, at: null, size })
  }

  /** The point up to which a flush that begins now reaches. */
  get mark(): number {
    return this.#serial
  }

  flush(inode: Inode, mark = this.#serial): void {
    const reached = inode.unflushed.filter(({ serial }) => serial <= mark)
    inode.flushed = apply(inode.flushed, reached)
    inode.unflushed = inode.unflushed.filter(({ serial }) => serial > mark)
  }

  flushDirectory(path: string): void {
    const isOf = ({ directory }: EntryChange) => directory === path
    for (const { entries } of this.#entryChanges.filter(isOf))
      this.#keep(this.#flushedNames, entries)
    this.#entryChanges = this.#entryChanges.filter((change) => !isOf(change))
  }

  /** The files that the power leaves, where they are others than before; null is one that is not there. */
  cut(dice: Dice): Map<string, Buffer | null> {
    const names = new Map(this.#flushedNames)
    const fate = dice.pick(fates)
    for (const { entries } of choose(this.#entryChanges, fate, dice)) this.#keep(names, entries)
    const left = new Map<string, Buffer | null>()
    for (const [path, inode] of names) {
      if (inode?.isChanged === false) continue
      left.set(path, inode && survive(inode, dice.pick(fates), dice))
    }
    return left
  }

  #change(directory: string, entries: EntryChange['entries']): void {
    for (const [path] of entries) {
      if (!this.#flushedNames.has(path)) this.#flushedNames.set(path, null)
    }
    this.#entryChanges.push({ directory, entries })
    this.#keep(this.#names, entries)
  }

  #keep(names: Map<string, Inode | null>, entries: EntryChange['entries']): void {
    for (const [path, inode] of entries) names.set(path, inode)
  }
}

function choose<T>(changes: readonly T[], fate: Fate, dice: Dice): readonly T[] {
  if (fate === 'nothing') return []
  if (fate === 'everything') return changes
  if (fate === 'prefix') return changes.slice(0, dice.below(changes.length + 1))
  return changes.filter(() => dice.below(2) === 0)
}

/** Sectors are written whole; the size that a file has by then may be the old one or the new one. */
function survive({ flushed, unflushed }: Inode, fate: Fate, dice: Dice): Buffer {
  const copy = Buffer.from(flushed)
  if (fate !== 'some sectors') return apply(copy, choose(unflushed, fate, dice))
  const bytes = apply(copy, choose(unflushed.flatMap(sectorsOf), fate, dice))
  return bytes.subarray(0, dice.pick([flushed.length, bytes.length]))
}

function sectorsOf(change: Change): Change[] {
  if (change.at === null) return [change]
  const sectors: Change[] = []
  for (let from = 0; from < change.bytes.length; ) {
    const at = change.at + from
    const to = from + sectorBytes - (at % sectorBytes)
    sectors.push({ serial: change.serial, at, bytes: change.bytes.subarray(from, to) })
    from = to
  }
  return sectors
}

/** In place where the size stays. */
function apply(bytes: Buffer, changes: readonly Change[]): Buffer {
  let whole = bytes
  for (const change of changes) {
    const size =
      change.at === null ? change.size : Math.max(whole.length, change.at + change.bytes.length)
    if (size < whole.length) whole = whole.subarray(0, size)
    else if (size > whole.length) whole = Buffer.concat([whole], size)
    if (change.at !== null) change.bytes.copy(whole, change.at)
  }
  return whole
}
