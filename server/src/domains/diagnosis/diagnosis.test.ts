import assert from 'node:assert/strict'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { startTlsServer } from '../../../test/fixtures/tls-server.ts'
import { harness } from '../../../test/harness.ts'
import { checkPgvector } from './checks.ts'
import type { Check } from './schema.ts'

const path = '/operator/v1/diagnosis'
const named = (checks: Check[], name: string) => checks.find((check) => check.name === name)

describe('GET /operator/v1/diagnosis', () => {
  test('200 finds the database, its migrations and the way out in order', async (t) => {
    const app = await harness(t)
    const { url } = await startTlsServer(t, (_, response) => response.writeHead(204).end())
    const { status, body } = await app.operator.get(`${path}?outbound=${encodeURIComponent(url)}`)
    assert.equal(status, 200)
    for (const name of ['database', 'pgvector', 'migrations', 'outbound HTTPS', 'disk']) {
      assert.equal(named(body.checks, name)?.status, 'ok', JSON.stringify(body.checks))
    }
    assert.match(body.version, /^\d+\.\d+\.\d+$/)
  })

  test('200 warns of a way out that is closed, and names why', async (t) => {
    const app = await harness(t)
    const { body } = await app.operator.get(`${path}?outbound=https://127.0.0.1:10109/`)
    const found = named(body.checks, 'outbound HTTPS')
    assert.equal(found?.status, 'warning')
    assert.match(found?.message ?? '', /refused/)
  })

  test('200 finds keys that others can read a fault, and says how to mend it', async (t) => {
    const app = await harness(t)
    const directory = await mkdtemp(join(tmpdir(), 'keys-'))
    const { config } = app.context
    const before = config.dataDirectory
    t.after(async () => {
      config.dataDirectory = before
      await rm(directory, { recursive: true })
    })
    config.dataDirectory = directory
    const file = join(directory, 'keys.json')
    await writeFile(file, '{}', { mode: 0o600 })
    const ask = async () =>
      named(
        (await app.operator.get(`${path}?outbound=https://127.0.0.1:9/`)).body.checks,
        'key files',
      )
    assert.equal((await ask())?.status, 'ok')
    await chmod(file, 0o644)
    assert.equal((await ask())?.status, 'fault')
    assert.ok((await ask())?.message.includes(`chmod 600 ${file}`))
  })

  test('400 refuses an outbound address that is not https', async (t) => {
    const app = await harness(t)
    const { status, body } = await app.operator.get(`${path}?outbound=ftp://example.com`)
    assert.deepEqual([status, body.error.field], [400, 'outbound'])
  })
})

test('an old pgvector is a fault, a new one is none', () => {
  const given = [null, '0.7.4', '0.8.0', '0.10.1', '1.0.0']
  assert.deepEqual(
    given.map((version) => checkPgvector(version).status),
    ['fault', 'fault', 'ok', 'ok', 'ok'],
  )
})
