import assert from 'node:assert/strict'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { startTlsServer } from '../../../test/fixtures/tls-server.ts'
import { harness } from '../../../test/harness.ts'
import { readBuildVersion } from '../../platform/version.ts'
import { checkPgvector } from './checks.ts'
import type { Check } from './schema.ts'

const path = '/operator/v1/diagnosis'

/** What an upgrade that broke off, or a hand, may leave. */
const halves = [
  {
    what: 'lacks a migration in the middle',
    check: 'migrations',
    change: "update migrations set name = '0000_gone' where name = '0009_contacts'",
    undo: "update migrations set name = '0009_contacts' where name = '0000_gone'",
    message: /^0009_contacts is not applied, although a later one is: .* 0000_gone is not of this/,
  },
  {
    what: 'applied another text of a migration',
    check: 'migrations',
    change: "update migrations set checksum = '-' || checksum where name = '0009_contacts'",
    undo: "update migrations set checksum = substr(checksum, 2) where name = '0009_contacts'",
    message: /^0009_contacts is applied with another text/,
  },
  {
    what: 'has a function of another version',
    check: 'schema',
    change: "update applied_functions set hash = '-' || hash where name = 'claim_deliveries'",
    undo: "update applied_functions set hash = substr(hash, 2) where name = 'claim_deliveries'",
    message: /^function claim_deliveries is of another version: restart the server\.$/,
  },
  {
    what: 'lost a function',
    check: 'schema',
    change: 'alter function claim_deliveries rename to claim_nothing',
    undo: 'alter function claim_nothing rename to claim_deliveries',
    message: /^function claim_deliveries is missing/,
  },
  {
    what: 'lost a table',
    check: 'schema',
    change: 'alter table site_pages rename to other_pages',
    undo: 'alter table other_pages rename to site_pages',
    message: /^table site_pages is missing: restore a backup\.$/,
  },
  {
    what: 'has an index that is not valid',
    check: 'schema',
    change: "update pg_index set indisvalid = false where indexrelid = 'sources_by_type'::regclass",
    undo: "update pg_index set indisvalid = true where indexrelid = 'sources_by_type'::regclass",
    message: /^index sources_by_type is not valid: run `reindex index concurrently/,
  },
]
const named = (checks: Check[], name: string) => checks.find((check) => check.name === name)

describe('GET /operator/v1/diagnosis', () => {
  test('200 finds the database, its migrations and the way out in order', async (t) => {
    const app = await harness(t)
    const { url } = await startTlsServer(t, (_, response) => response.writeHead(204).end())
    const { status, body } = await app.operator.get(`${path}?outbound=${encodeURIComponent(url)}`)
    assert.equal(status, 200)
    for (const name of [
      ...[
        'database',
        'pgvector',
        'migrations',
        'schema',
        'notifications',
        'outbound HTTPS',
        'disk',
      ],
      'scratch directory',
    ]) {
      assert.equal(named(body.checks, name)?.status, 'ok', JSON.stringify(body.checks))
    }
    assert.equal(body.version, readBuildVersion())
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
    await chmod(file, 0o600)
    for (const name of ['first-run.json', 'capstan.env', 'capstan.env.0a1b2c.old']) {
      const other = join(directory, name)
      await writeFile(other, '', { mode: 0o640 })
      assert.ok((await ask())?.message.includes(`chmod 600 ${other}`), name)
      await rm(other)
    }
  })

  for (const { what, check, change, undo, message } of halves) {
    test(`200 finds a database a fault that ${what}`, async (t) => {
      const app = await harness(t)
      const { db } = app.context.database
      await sql.raw(change).execute(db)
      try {
        const { body } = await app.operator.get(`${path}?outbound=https://127.0.0.1:9999/`)
        const found = named(body.checks, check)
        assert.equal(found?.status, 'fault')
        assert.match(found?.message ?? '', message)
      } finally {
        await sql.raw(undo).execute(db)
      }
    })
  }

  test('200 finds a scratch directory that cannot be written to a fault', async (t) => {
    const app = await harness(t)
    const { context } = app
    const before = context.scratchDirectory
    t.after(() => {
      context.scratchDirectory = before
    })
    context.scratchDirectory = '/nowhere'
    const { body } = await app.operator.get(`${path}?outbound=https://127.0.0.1:9999/`)
    const found = named(body.checks, 'scratch directory')
    assert.equal(found?.status, 'fault')
    assert.match(found?.message ?? '', /^\/nowhere cannot be written to \(ENOENT\)/)
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
