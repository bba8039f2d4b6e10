import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { findScratchDirectory } from './scratch-directory.ts'

/** For this test, temporary files have no place. */
function takeTemporaryFilesAway(t: TestContext): void {
  const before = process.env['TMPDIR']
  t.after(() => {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  })
  process.env['TMPDIR'] = '/nowhere'
}

test('uploads lie among temporary files, or else in the data directory', (t) => {
  const parent = mkdtempSync(join(tmpdir(), 'scratch-'))
  t.after(() => rmSync(parent, { recursive: true }))
  const data = join(parent, 'data')
  assert.equal(findScratchDirectory(data), tmpdir())
  takeTemporaryFilesAway(t)
  assert.equal(findScratchDirectory(data), data)
  assert.deepEqual(readdirSync(data), [])
})

test('a machine without any place for uploads is a fault that names both settings', (t) => {
  takeTemporaryFilesAway(t)
  assert.throws(() => findScratchDirectory('/dev/null/data'), {
    message:
      /Neither \/nowhere \(ENOENT\) nor \/dev\/null\/data \(ENOTDIR\) can .* TMPDIR or CAPSTAN_DATA_DIR/,
  })
})
