import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join, relative } from 'node:path'

export class DirectoryInUse extends Error {
  constructor(directory: string) {
    super(
      `Another Capstan process is using ${directory}. Stop it first, set CAPSTAN_DATA_DIR to another directory, or set DATABASE_URL to let several processes share PostgreSQL.`,
    )
  }
}

/**
 * One process owns a data directory. The lock is a listening socket in it: the kernel ends it with
 * the process, whatever ended the process, so nothing stale can keep a later start out.
 */
export async function lockDirectory(directory: string): Promise<AsyncDisposable> {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const path = socketPath(directory)
  await removeStale(path, directory)
  const server = await listen(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new DirectoryInUse(directory) : error
  })
  return {
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Socket paths end at 107 bytes; the shorter spelling of the same place is taken. */
function socketPath(directory: string): string {
  const absolute = join(directory, 'lock')
  const near = relative(process.cwd(), absolute)
  return near.length < absolute.length ? near : absolute
}

// Moved away before it is judged: of two processes that start at once, only one holds the socket,
// and one that turns out to be alive is put back.
async function removeStale(path: string, directory: string): Promise<void> {
  if (!existsSync(path)) return
  if (await answers(path)) throw new DirectoryInUse(directory)
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  if (await answers(aside)) {
    renameSync(aside, path)
    throw new DirectoryInUse(directory)
  }
  rmSync(aside, { force: true })
}

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path)
    socket.on('connect', () => resolve(true))
    socket.on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

const listen = (path: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', reject)
    server.listen(path, () => resolve(server.unref()))
  })
