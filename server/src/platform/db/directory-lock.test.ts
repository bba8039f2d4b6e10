import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { ConfigError } from '../start-fault.ts'
import { DirectoryInUse, lockDirectory } from './directory-lock.ts'

function freshDirectory(t: TestContext): string {
  const directory = mkdtempSync(join(tmpdir(), 'capstan-lock-'))
  t.after(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

const locker = `
  const { lockDirectory } = await import(process.argv[1])
  await lockDirectory(process.argv[2])
  setInterval(() => {}, 1000)
  console.log('locked')`

/** Another process that holds the lock of this directory until it is killed. */
async function lockElsewhere(t: TestContext, directory: string): Promise<ChildProcess> {
  const module = new URL('./directory-lock.ts', import.meta.url).href
  const child = spawn(process.execPath, ['--input-type=module', '-e', locker, module, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.after(() => child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

describe('the lock of a data directory', () => {
  test('keeps a second one of the same process out, with a sentence that says what to do', async (t) => {
    const directory = freshDirectory(t)
    await using _held = await lockDirectory(directory)
    await assert.rejects(lockDirectory(directory), (error: Error) => {
      assert.ok(error instanceof DirectoryInUse)
      assert.match(error.message, new RegExp(`is using ${directory}\\.`))
      assert.match(error.message, /Stop it first, set CAPSTAN_DATA_DIR .* or set DATABASE_URL/)
      return true
    })
  })

  test('keeps another process out while its holder lives, and not after kill -9', async (t) => {
    const directory = freshDirectory(t)
    const holder = await lockElsewhere(t, directory)
    await assert.rejects(lockDirectory(directory), DirectoryInUse)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    assert.ok(existsSync(join(directory, 'lock')), 'the dead holder left its socket')
    await using _taken = await lockDirectory(directory)
    await assert.rejects(lockDirectory(directory), DirectoryInUse)
  })

  test('is free again after its holder ended in order', async (t) => {
    const directory = freshDirectory(t)
    for (let round = 0; round < 3; round++) {
      await using _held = await lockDirectory(directory)
    }
    assert.equal(existsSync(join(directory, 'lock')), false)
  })

  test('is taken by one of two that start at once', async (t) => {
    const directory = freshDirectory(t)
    const both = await Promise.allSettled([lockDirectory(directory), lockDirectory(directory)])
    const held = both.filter((one) => one.status === 'fulfilled')
    for (const { value } of held) t.after(() => value[Symbol.asyncDispose]())
    assert.equal(held.length, 1)
    assert.ok(both.some((one) => one.status === 'rejected' && one.reason instanceof DirectoryInUse))
  })

  test('makes a directory that only its owner may enter, and minds no stray file', async (t) => {
    const directory = join(freshDirectory(t), 'new', 'data')
    mkdirSync(directory, { recursive: true })
    writeFileSync(join(directory, 'lock'), '')
    await using _held = await lockDirectory(directory)
    await assert.rejects(lockDirectory(directory), DirectoryInUse)
  })

  test('refuses a path that no socket can have, and names the setting', async (t) => {
    const directory = join(freshDirectory(t), 'd'.repeat(120))
    await assert.rejects(lockDirectory(directory), (error: Error) => {
      assert.ok(error instanceof ConfigError)
      assert.match(error.message, /CAPSTAN_DATA_DIR is too long/)
      return true
    })
  })
})
