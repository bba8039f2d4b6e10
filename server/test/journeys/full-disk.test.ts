import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { onPostgres } from '../harness.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** A directory on a disk of its own; null where this process may mount none. */
function mountDisk(megabytes: number): { directory: string; unmount(): void } | null {
  const directory = mkdtempSync(join(tmpdir(), 'capstan-disk-'))
  const { status } = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${megabytes}m`,
    'tmpfs',
    directory,
  ])
  if (status !== 0) {
    rmSync(directory, { recursive: true })
    return null
  }
  return {
    directory,
    unmount() {
      spawnSync('umount', [directory])
      rmSync(directory, { recursive: true })
    },
  }
}

describe('a full disk', () => {
  const skip = onPostgres && 'is about the embedded database'
  test('is what a start on it says is wrong, in one sentence', { skip }, (t) => {
    const disk = mountDisk(16)
    if (!disk) return t.skip('mounting a small disk needs root')
    t.after(() => disk.unmount())
    const { status, stderr } = spawnSync(process.execPath, [main], {
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        CAPSTAN_LOG_LEVEL: 'silent',
        CAPSTAN_DATA_DIR: join(disk.directory, 'data'),
      },
      encoding: 'utf8',
    })
    assert.equal(status, 1)
    assert.match(
      stderr,
      /^The disk of \S+ is full: \d+ MiB are free, and the embedded database needs some 100\. Make room, or set CAPSTAN_DATA_DIR to a directory on a larger disk, and start again\.\n$/,
    )
  })
})
