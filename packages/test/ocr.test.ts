import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test } from 'node:test'

const folder = resolve('packages/capstan-ocr')
const skip = existsSync(join(folder, 'node_modules'))
  ? false
  : 'capstan-ocr is not installed: npm run packages:test installs it'

test('@capstan/ocr reads scanned pages where it is installed beside Capstan', { skip }, (t) => {
  const beside = mkdtempSync(join(tmpdir(), 'capstan-'))
  t.after(() => rmSync(beside, { recursive: true }))
  mkdirSync(join(beside, '@capstan'))
  symlinkSync(folder, join(beside, '@capstan', 'ocr'))
  // A run of tests inside of another would run none.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const { status, stdout } = spawnSync(
    process.execPath,
    ['scripts/test.ts', 'knowledge/ocr/ocr.test'],
    { env: { ...env, NODE_PATH: beside }, encoding: 'utf8' },
  )
  assert.equal(status, 0, stdout)
  assert.match(stdout, /^[1-9]\d* passed, 0 failed, 1 skipped$/m)
})
