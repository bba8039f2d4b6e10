import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { FlushedFiles, type NodeFiles } from '../../src/platform/db/flushed-files.ts'
import type { Dice } from './dice.ts'
import { Disk, type Inode } from './disk.ts'

/** A power cut to come: after so many changes and flushes, the files that it leaves are put to `target`. */
export interface PowerCut {
  afterSteps: number
  target: string
  onCut(): void
}

/** What the files have done so far; `cut` may be set at any time. */
export interface Power {
  steps: number
  cut: PowerCut | null
}

/**
 * Files of an embedded database that lose power. Nothing is really flushed: `Disk` remembers what would be.
 * With `unflushed` PostgreSQL's flushes reach nothing, as they do with the durability `process`.
 */
export function losableFiles(power: Power, dice: Dice, unflushed = false): typeof FlushedFiles {
  return class extends LosableFiles {
    constructor(directory: string) {
      super(new Recorder(resolve(directory), power, dice), unflushed)
    }
  }
}

class Recorder {
  readonly disk = new Disk()
  /** By descriptor. */
  readonly inodes = new Map<number, Inode>()
  readonly directory: string
  readonly #power: Power
  readonly #dice: Dice

  constructor(directory: string, power: Power, dice: Dice) {
    this.directory = directory
    this.#power = power
    this.#dice = dice
  }

  /** The power may fail at each. */
  step(): void {
    const { cut } = this.#power
    if (++this.#power.steps !== cut?.afterSteps) return
    leave(this.disk.cut(this.#dice), this.directory, cut.target)
    cut.onCut()
  }

  inodeOf(descriptor: number): Inode {
    const inode = this.inodes.get(descriptor)
    if (!inode) throw new Error(`no file was opened as ${descriptor}`)
    return inode
  }

  async flush(descriptor: number): Promise<void> {
    const [inode, mark] = [this.inodeOf(descriptor), this.disk.mark]
    this.step()
    await wait(this.#dice.below(4))
    this.disk.flush(inode, mark)
    this.step()
  }

  flushNow(descriptor: number): void {
    this.step()
    this.disk.flush(this.inodeOf(descriptor))
    this.step()
  }
}

class LosableFiles extends FlushedFiles {
  readonly #recorder: Recorder
  readonly #unflushed: boolean

  constructor(recorder: Recorder, unflushed: boolean) {
    super(recorder.directory, recorder)
    this.#recorder = recorder
    this.#unflushed = unflushed
  }

  protected override flushFile(descriptor: number): void {
    this.#recorder.flushNow(descriptor)
  }

  protected override flushDirectory(path: string): void {
    this.#recorder.step()
    this.#recorder.disk.flushDirectory(path)
    this.#recorder.step()
  }

  protected override rename(from: string, to: string): void {
    this.#recorder.disk.rename(from, to)
    super.rename(from, to)
    this.#recorder.step()
  }

  protected override wrap(files: NodeFiles): void {
    this.#watchNames(files)
    this.#watchContents(files)
    super.wrap(files)
    if (this.#unflushed) files.stream_ops.fsync = () => {}
  }

  #watchNames(files: NodeFiles): void {
    const { mknod, unlink, setattr } = files.node_ops
    const recorder = this.#recorder
    files.node_ops.mknod = (parent, name, mode, device) => {
      const path = `${files.realPath(parent)}/${name}`
      const node = mknod(parent, name, mode, device)
      if (isFile(mode)) recorder.disk.create(path)
      recorder.step()
      return node
    }
    files.node_ops.unlink = (parent, name) => {
      recorder.disk.remove(`${files.realPath(parent)}/${name}`)
      unlink(parent, name)
      recorder.step()
    }
    files.node_ops.setattr = (node, change) => {
      if (change.size !== undefined) {
        recorder.disk.resize(recorder.disk.inode(files.realPath(node)), change.size)
      }
      setattr(node, change)
      recorder.step()
    }
  }

  #watchContents(files: NodeFiles): void {
    const { open, write, setattr } = files.stream_ops
    const recorder = this.#recorder
    files.stream_ops.open = (stream) => {
      open(stream)
      if (!isFile(stream.node.mode)) return
      recorder.inodes.set(stream.nfd, recorder.disk.inode(files.realPath(stream.node)))
    }
    files.stream_ops.write = (stream, bytes, offset, length, position) => {
      const copy = Buffer.from(bytes.subarray(offset, offset + length))
      recorder.disk.write(recorder.inodeOf(stream.nfd), copy, position)
      const written = write(stream, bytes, offset, length, position)
      recorder.step()
      return written
    }
    files.stream_ops.setattr = (stream, change) => {
      if (change.size !== undefined) {
        recorder.disk.resize(recorder.inodeOf(stream.nfd), change.size)
      }
      setattr(stream, change)
      recorder.step()
    }
  }
}

const isFile = (mode: number): boolean => (mode & 0o170000) === 0o100000

function leave(files: Map<string, Buffer | null>, directory: string, target: string): void {
  cpSync(directory, target, { recursive: true })
  for (const [path, bytes] of files) {
    const copy = resolve(target, relative(directory, path))
    rmSync(copy, { force: true })
    if (!bytes) continue
    mkdirSync(dirname(copy), { recursive: true })
    writeFileSync(copy, bytes)
  }
}
