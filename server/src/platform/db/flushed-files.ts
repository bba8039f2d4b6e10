import { fdatasyncSync, fstatSync, lstatSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { flushPath } from '../flush-path.ts'
import { diskFlusher, SharedFlush } from './shared-flush.ts'

/** The parts of Emscripten's Node file system that are changed here. */
export interface NodeFiles {
  realPath(node: FileNode): string
  tryFSOperation<T>(run: () => T): T
  node_ops: {
    mknod(parent: FileNode, name: string, mode: number, device: number): FileNode
    rename(node: FileNode, directory: FileNode, name: string): void
    unlink(parent: FileNode, name: string): void
    rmdir(parent: FileNode, name: string): void
    setattr(node: FileNode, change: Change): void
  }
  stream_ops: {
    open(stream: FileStream): void
    close(stream: FileStream): void
    write(
      stream: FileStream,
      bytes: Uint8Array,
      offset: number,
      length: number,
      position: number,
    ): number
    setattr(stream: FileStream, change: Change): void
    fsync?(stream: FileStream): void
  }
}

export interface FileNode {
  name: string
  mode: number
}

export interface FileStream {
  nfd: number
  node: FileNode
}

interface Change {
  size?: number
}

type Module = { FS: { filesystems: { NODEFS: NodeFiles } } }

const walSegment = /\/pg_wal\/[0-9A-F]{24}$/

/**
 * Provides the files of PGlite with flushes that reach the disk. Commits share a flush of the write-ahead log:
 * PostgreSQL gets its confirmation immediately, and the steps that depend on the flush wait. These are answering
 * (`settled`) and changing any other file. So the disk never has a page, a removal or a control file that is newer
 * than the log.
 */
export class FlushedFiles extends NodeFS {
  protected readonly log: SharedFlush
  /** Directories with entries that have not reached the disk yet. */
  readonly #changed = new Set<string>()

  constructor(directory: string, flusher = diskFlusher) {
    super(directory)
    this.log = new SharedFlush(flusher)
  }

  override async init(pglite: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pglite, options)
    const wrap = (module: unknown) => this.wrap((module as Module).FS.filesystems.NODEFS)
    emscriptenOpts.preRun?.push(wrap as never)
    return { emscriptenOpts }
  }

  /** Resolves when everything committed so far is on the disk. PGlite calls this after its own queries. */
  override async syncToFs(): Promise<void> {
    if (!this.log.isSettled) await this.log.settled()
  }

  get isSettled(): boolean {
    return this.log.isSettled
  }

  protected flushFile(descriptor: number): void {
    fdatasyncSync(descriptor)
  }

  protected flushDirectory(path: string): void {
    flushPath(path)
  }

  protected rename(from: string, to: string): void {
    renameSync(from, to)
  }

  protected wrap(files: NodeFiles): void {
    this.#wrapEntries(files)
    this.#wrapContents(files)
  }

  #wrapEntries(files: NodeFiles): void {
    const { mknod, unlink, rmdir } = files.node_ops
    files.node_ops.mknod = (parent, name, mode, device) => {
      this.#changed.add(files.realPath(parent))
      return mknod(parent, name, mode, device)
    }
    // Emscripten's own removes the target first, which a crash in between would lose.
    files.node_ops.rename = (node, directory, name) => {
      this.#settle(files)
      const [from, into] = [files.realPath(node), files.realPath(directory)]
      files.tryFSOperation(() => this.rename(from, `${into}/${name}`))
      this.#changed.add(dirname(from)).add(into)
      node.name = name
    }
    files.node_ops.unlink = (parent, name) => {
      this.#settle(files)
      unlink(parent, name)
    }
    files.node_ops.rmdir = (parent, name) => {
      this.#settle(files)
      rmdir(parent, name)
    }
  }

  #wrapContents(files: NodeFiles): void {
    const { setattr: setNode } = files.node_ops
    const { write, close, setattr: setStream } = files.stream_ops
    files.node_ops.setattr = (node, change) => {
      const path = files.realPath(node)
      this.#settleBefore(files, path, change.size, () => lstatSync(path).size)
      setNode(node, change)
    }
    files.stream_ops.setattr = (stream, change) => {
      const path = files.realPath(stream.node)
      this.#settleBefore(files, path, change.size, () => fstatSync(stream.nfd).size)
      setStream(stream, change)
    }
    files.stream_ops.write = (stream, bytes, offset, length, position) => {
      const path = this.log.isSettled ? '' : files.realPath(stream.node)
      if (path && !walSegment.test(path)) {
        this.#settleBefore(files, path, position, () => fstatSync(stream.nfd).size)
      }
      return write(stream, bytes, offset, length, position)
    }
    // Another file may get its number while a flush of it is on the way.
    files.stream_ops.close = (stream) => {
      if (!this.log.isSettled && walSegment.test(files.realPath(stream.node))) this.#settle(files)
      close(stream)
    }
    files.stream_ops.fsync = (stream) => this.#flush(files, stream)
  }

  /**
   * Waits for the log before `path` changes at byte `from` or later. A relation that only grows does not need the log:
   * new pages are unused until the log mentions them, and PostgreSQL does not flush the log for them.
   */
  #settleBefore(
    files: NodeFiles,
    path: string,
    from: number | undefined,
    sizeOf: () => number,
  ): void {
    if (this.log.isSettled || from === undefined) return
    if (path.includes('/base/') && from >= sizeOf()) return
    this.#settle(files)
  }

  #settle(files: NodeFiles): void {
    files.tryFSOperation(() => this.log.settleNow())
  }

  #flush(files: NodeFiles, stream: FileStream): void {
    const path = files.realPath(stream.node)
    if (walSegment.test(path) && !this.#changed.has(dirname(path))) {
      this.log.ask(stream.nfd)
      return
    }
    this.#settle(files)
    files.tryFSOperation(() => {
      try {
        if (isDirectory(stream.node)) this.flushDirectory(path)
        else this.flushFile(stream.nfd)
        this.#changed.delete(isDirectory(stream.node) ? path : '')
        this.#flushEntries(dirname(path))
      } catch (error) {
        throw this.log.fail(error)
      }
    })
  }

  /**
   * Flushes the directory entries. POSIX guarantees only the file's content; its name and the directories above it need
   * their own flush.
   */
  #flushEntries(directory: string): void {
    if (!this.#changed.delete(directory)) return
    this.flushDirectory(directory)
    this.#flushEntries(dirname(directory))
  }
}

const directoryBits = 0o040000
const isDirectory = ({ mode }: FileNode): boolean => (mode & 0o170000) === directoryBits
