import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join, relative } from 'node:path'
import { ConfigError } from '../start-fault.ts'

export class DirectoryInUse extends Error {
  constructor(directory: string) {
    super(
      `Another Capstan process is using ${directory}. Stop it first, set CAPSTAN_DATA_DIR to another directory, or set DATABASE_URL to let several processes share PostgreSQL.`,
    )
  }
}

/**
 * Locks a data directory for one process. The lock is a listening socket in the directory. The kernel closes it when
 * the process ends for any reason, so no stale lock can block a later start.
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

/**
 * Returns the path of the socket, absolute or relative, whichever is shorter, because socket paths are limited
 * (`sun_path` in unix(7)).
 */
function socketPath(directory: string): string {
  const absolute = join(directory, 'lock')
  const near = relative(process.cwd(), absolute)
  const path = near.length < absolute.length ? near : absolute
  if (Buffer.byteLength(path) <= maxPathBytes) return path
  throw new ConfigError([
    `CAPSTAN_DATA_DIR is too long: its lock ${path} must have at most ${maxPathBytes} bytes.`,
  ])
}

const maxPathBytes = process.platform === 'linux' ? 107 : 103

// Moved away before it is judged: of two processes that start at once, only one holds the socket,
// and one that turns out to be alive is put back.
async function removeStale(path: string, directory: string): Promise<void> {
  if (!existsSync(path)) return
  if (await answers(path)) throw new DirectoryInUse(directory)
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    // ENOENT: another process removed it first.
    return
  }
  if (await answers(aside)) {
    renameSync(aside, path)
    throw new DirectoryInUse(directory)
  }
  rmSync(aside, { force: true })
}

// Any other error than a refusal or a missing file (too busy, another user's) means that a process holds it.
const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    )
  })

const listen = (path: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', reject)
    server.listen(path, () => resolve(server.unref()))
  })
