import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { mountSmallDisk } from '../fixtures/small-disk.ts'
import { onPostgres } from '../harness.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

describe('a full disk', () => {
  const skip = onPostgres && 'is about the embedded database'
  test('is what a start on it says is wrong, in one sentence', { skip }, (t) => {
    const directory = mkdtempSync(join(tmpdir(), 'capstan-disk-'))
    const disk = mountSmallDisk(directory, 16)
    t.after(() => {
      disk?.unmount()
      rmSync(directory, { recursive: true })
    })
    if (!disk) return t.skip('mounting a small disk needs root')
    const { status, stderr } = spawnSync(process.execPath, [main], {
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        CAPSTAN_LOG_LEVEL: 'silent',
        CAPSTAN_DATA_DIR: join(directory, 'data'),
      },
      encoding: 'utf8',
    })
    assert.equal(status, 1)
    assert.match(
      stderr,
      /^The disk of \S+ is full: \d+ MiB are free, and the embedded database needs about 100\. Free some space, or set CAPSTAN_DATA_DIR to a directory on a larger disk, and start again\.\n$/,
    )
  })
})
