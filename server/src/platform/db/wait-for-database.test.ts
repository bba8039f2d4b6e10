import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { describe, type TestContext, test } from 'node:test'
import { StartFault } from '../start-fault.ts'
import { describeUnfit } from './database-fault.ts'
import { insist, waitForDatabase } from './wait-for-database.ts'

const server = process.env['TEST_DATABASE_URL'] ?? ''
const onPostgres = { skip: server ? false : 'about PostgreSQL' }
const silent = { warn: () => {} }

/** Of this machine, where nobody listens any more. */
async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  listener.close()
  await once(listener, 'close')
  return port
}

async function refused(
  url: string,
  options: Parameters<typeof waitForDatabase>[2] = {},
): Promise<string> {
  const error = await waitForDatabase(url, silent, { waitMs: 0, ...options }).then(
    () => null,
    (fault) => fault,
  )
  assert.ok(error instanceof StartFault, String(error))
  assert.doesNotMatch(error.message, /secret|\n/)
  return error.message
}

function changed(part: (url: URL) => void): string {
  const url = new URL(server)
  part(url)
  return url.href
}

describe('the wait for the database', () => {
  test('ends with a sentence that names host and setting, and no password', async () => {
    const port = await freePort()
    const nobody = await refused(`postgres://u:secret@127.0.0.1:${port}/capstan`)
    assert.match(
      nobody,
      new RegExp(`^DATABASE_URL: 127.0.0.1:${port} was not available within 0 s: it refu`),
    )
    const direct = await refused(`postgres://u:secret@127.0.0.1:${port}/capstan`, {
      setting: 'CAPSTAN_DATABASE_DIRECT_URL',
    })
    assert.match(direct, /^CAPSTAN_DATABASE_DIRECT_URL: .* within 0 s/)
    const unknown = await refused('postgres://u:secret@database.invalid/capstan')
    assert.match(
      unknown,
      /^DATABASE_URL: database\.invalid:5432 was not available .*: its host name/,
    )
  })

  test('is over at once when waiting mends nothing', onPostgres, async () => {
    assert.match(
      await refused(changed((url) => (url.pathname = '/nowhere_at_all'))),
      /has no database nowhere_at_all/,
    )
    assert.match(
      await refused(changed((url) => (url.password = 'secret-and-wrong'))),
      /rejects the user or password/,
    )
  })

  test('says once that it waits, and goes on when the database comes', onPostgres, async (t) => {
    const port = await freePort()
    const said: string[] = []
    const log = {
      warn: (line: string) => {
        said.push(line)
        startProxy(t, port)
      },
    }
    const url = changed((one) => {
      one.hostname = '127.0.0.1'
      one.port = String(port)
    })
    await waitForDatabase(url, log as never)
    assert.equal(said.length, 1)
    assert.match(
      said[0] ?? '',
      /^waiting up to 60 s for the database at 127\.0\.0\.1:\d+ \(DATABASE_URL\)/,
    )
  })

  test('refuses a server that is too old, or has no pgvector or an old one', () => {
    const fit = { version: 160_004, shownVersion: '16.4', pgvector: '0.10.0' }
    const said = (facts: object) =>
      describeUnfit({ ...fit, ...facts }, 'postgres://u:secret@db/capstan')?.message
    assert.equal(said({}), undefined)
    assert.match(
      said({ version: 150_001, shownVersion: '15.1' }) ?? '',
      /db:5432 runs PostgreSQL 15\.1\./,
    )
    assert.match(said({ pgvector: null }) ?? '', /pgvector is not installed on db:5432/)
    assert.match(said({ pgvector: '0.7.4' }) ?? '', /has pgvector 0\.7\.4\. Capstan needs 0\.8/)
  })
})

/** Makes the database of this run reachable at the port. */
function startProxy(t: TestContext, port: number): void {
  const { hostname, port: target } = new URL(server)
  const proxy = createServer((socket) => {
    const other = connect(Number(target), hostname)
    for (const one of [socket, other]) one.on('error', () => {})
    socket.pipe(other).pipe(socket)
  }).listen(port, '127.0.0.1')
  t.after(() => proxy.close())
}

describe('a start that the database leaves', () => {
  const url = 'postgres://u:secret@database.example/capstan'
  const fault = (code: string) => Object.assign(new Error('inside'), { code })

  for (const [what, error, says] of [
    ['ends its sessions', fault('57P01'), /it is stopping/],
    ['has a full disk', fault('53100'), /its disk is full/],
    ['takes no writes, as a standby', fault('25006'), /it accepts no writes/],
    [
      'is gone before all is closed',
      new SuppressedError(new TypeError('while closing'), fault('ECONNRESET')),
      /it closes the connection/,
    ],
    ['says nothing any more', new Error('Connection terminated unexpectedly'), /not answer/],
  ] as const) {
    test(`begins again when it ${what}, says so once, and ends in one sentence`, async () => {
      const lines: string[] = []
      let tries = 0
      const open = async () => {
        if (++tries < 3) throw error
        return tries
      }
      const log = { warn: (line: unknown) => void lines.push(String(line)) }
      assert.equal(await insist(open, url, log), 3)
      assert.equal(lines.length, 1)
      assert.match(lines[0] ?? '', says)
      const failing = insist(async () => Promise.reject(error), url, log, { waitMs: 0 })
      const end = await failing.catch((thrown) => thrown)
      assert.ok(end instanceof StartFault)
      assert.match(
        end.message,
        /^DATABASE_URL: database\.example:5432 was not available within 0 s/,
      )
      assert.doesNotMatch(end.message, /secret|inside/)
    })
  }

  test('ends immediately with a fault that no wait fixes', async () => {
    const error = fault('42P01')
    await assert.rejects(
      insist(async () => Promise.reject(error), url, silent),
      error,
    )
  })
})
