import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Puts a file on the disk, or the names in a directory, which are flushed apart from what they name. */
export function flushPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
