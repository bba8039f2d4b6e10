import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { onPostgres } from '../harness.ts'
import { install, readFirstRun } from '../server-process.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** A start that fails: its exit code, and what it says on standard error. */
async function fail(environment: Record<string, string>): Promise<[number | null, string]> {
  const child = spawn(process.execPath, [main, 'serve'], {
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const [code] = await once(child, 'close')
  return [code, said]
}

describe('a start', () => {
  test('names PORT when it is taken, and tells no secret to what is no terminal', async (t) => {
    const running = await install(t, {}, { isFirst: true })
    const server = await running.start()
    const { email, password, apiToken } = readFirstRun(running)
    const file = join(running.environment['CAPSTAN_DATA_DIR'] ?? '', 'first-run.json')
    assert.ok(existsSync(file) && server.output().includes(file), server.output())
    for (const secret of [email, password, apiToken]) {
      assert.ok(!server.output().includes(secret), server.output())
    }
    const { port } = new URL(server.url)
    const { environment } = await install(t, {}, { isFirst: true })
    const [code, said] = await fail({ ...environment, PORT: port })
    assert.equal(code, 1)
    assert.match(
      said,
      new RegExp(`^PORT: another program listens on ${port} of 127.0.0.1[^\n]+\n$`),
    )
  })

  test('names CAPSTAN_DATA_DIR when nothing can be written there', {
    skip: onPostgres && 'about the embedded database',
  }, async (t) => {
    const { environment } = await install(t, {}, { isFirst: true })
    const [code, said] = await fail({ ...environment, CAPSTAN_DATA_DIR: '/dev/null/data' })
    assert.equal(code, 1)
    assert.match(said, /CAPSTAN_DATA_DIR: \/dev\/null\/data is not writable \(\w+\)/)
    assert.doesNotMatch(said, /^ +at /m)
  })

  test('names DATABASE_URL when the database does not exist, without its password', {
    skip: !onPostgres && 'about PostgreSQL',
  }, async (t) => {
    const { environment } = await install(t, {}, { isFirst: true })
    const url = new URL(environment['DATABASE_URL'] ?? '')
    url.pathname = '/capstan_nowhere'
    const [code, said] = await fail({ ...environment, DATABASE_URL: url.href })
    assert.equal(code, 1)
    assert.match(said, /^DATABASE_URL: \S+:\d+ has no database capstan_nowhere[^\n]+\n$/)
    assert.ok(!said.includes(url.password))
  })
})
