import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { install } from '../server-process.ts'

test('a start removes the temporary files of a killed process, and none of a node that runs', async (t) => {
  const temporary = mkdtempSync(join(tmpdir(), 'scratch-'))
  t.after(() => rmSync(temporary, { recursive: true, force: true }))
  const [one, other] = await Promise.all([
    install(t, { TMPDIR: temporary }),
    install(t, { TMPDIR: temporary }),
  ])
  const left = () => readdirSync(temporary).filter((name) => /^capstan-[0-9a-f]{12}-/.test(name))
  const killed = await one.start()
  const [its = ''] = left()
  mkdirSync(join(temporary, its, 'capstan-pdf-abc'), { recursive: true })
  writeFileSync(join(temporary, its, 'capstan-pdf-abc', 'page.typ'), 'half of a page')
  const runs = await other.start()
  const [ofOther] = left().filter((name) => name !== its)
  assert.ok(its && ofOther)

  await killed.kill()
  assert.ok(left().includes(its))
  const again = await one.start()
  assert.equal(left().length, 2)
  assert.ok(!left().includes(its))
  assert.ok(left().includes(ofOther))

  await again.stop()
  await runs.stop()
  assert.deepEqual(left(), [])
})
