import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError } from './config/config.ts'

/**
 * Where uploads lie while their requests last: the machine's directory for temporary files, or the data
 * directory where that one is not writable, as in a container whose file system is read-only.
 */
export function findScratchDirectory(dataDirectory: string): string {
  const fault = findWriteFault(tmpdir())
  if (fault === null) return tmpdir()
  const other = makeDirectory(dataDirectory) ?? findWriteFault(dataDirectory)
  if (other === null) return dataDirectory
  throw new ConfigError([
    `Neither ${tmpdir()} (${fault}) nor ${dataDirectory} (${other}) can be written to: set TMPDIR or CAPSTAN_DATA_DIR to a directory that this user may write to.`,
  ])
}

/** Keys, `first-run.json` and an embedded database lie there. */
export function requireDataDirectory(dataDirectory: string): void {
  const fault = makeDirectory(dataDirectory) ?? findWriteFault(dataDirectory)
  if (fault === null) return
  throw new ConfigError([
    `CAPSTAN_DATA_DIR: ${dataDirectory} cannot be written to (${fault}); it must be a directory that this user may write to.`,
  ])
}

/** Why no file can be made there; null when one can. Permissions alone do not tell of a read-only disk. */
export function findWriteFault(directory: string): string | null {
  const path = join(directory, `.capstan-${randomUUID()}`)
  return faultOf(() => {
    writeFileSync(path, '', { flag: 'wx', mode: 0o600 })
    rmSync(path)
  })
}

const makeDirectory = (directory: string): string | null =>
  faultOf(() => void mkdirSync(directory, { recursive: true, mode: 0o700 }))

function faultOf(attempt: () => void): string | null {
  try {
    attempt()
    return null
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error)
  }
}
