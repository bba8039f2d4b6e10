import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { findScratchDirectory, openScratchDirectory, thisProcess } from './scratch-directory.ts'

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
      /Neither \/nowhere \(ENOENT\) nor \/dev\/null\/data \(ENOTDIR\) is writable\. .* TMPDIR or CAPSTAN_DATA_DIR/,
  })
})

test('a start removes what killed processes left, and nothing of a process that may run', (t) => {
  const parent = mkdtempSync(join(tmpdir(), 'scratch-'))
  t.after(() => rmSync(parent, { recursive: true }))
  const { realm, pid, startedAt } = thisProcess()
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const make = (name: string, ageMs = 0): string => {
    mkdirSync(join(parent, name))
    writeFileSync(join(parent, name, 'upload'), 'half of a file')
    const time = new Date(Date.now() - ageMs)
    utimesSync(join(parent, name), time, time)
    return name
  }
  const hours = 3_600_000
  const kept = [
    make(`capstan-${realm}-${pid}-${startedAt}-runs00`, 20 * hours),
    make('capstan-0123456789ab-1-1-other0', 20 * hours),
    make('capstan-of-somebody-else', 100 * hours),
  ]
  make(`capstan-${realm}-${ended}-5-ended0`)
  make(`capstan-${realm}-${pid}-${startedAt + 1}-before`)
  make('capstan-0123456789ab-1-1-stale0', 25 * hours)
  using own = openScratchDirectory(parent)
  writeFileSync(join(own.path, 'upload'), '')
  const name = own.path.slice(parent.length + 1)
  assert.deepEqual(readdirSync(parent).sort(), [...kept, name].sort())
  own[Symbol.dispose]()
  assert.deepEqual(readdirSync(parent).sort(), kept.sort())
})
