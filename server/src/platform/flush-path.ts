import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Flushes a file to disk, or the names in a directory, which need their own flush. */
export function flushPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
