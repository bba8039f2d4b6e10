import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { writeBackup } from '../../src/platform/backup/write.ts'
import { poolDefaults } from '../../src/platform/pdf/render-pool.ts'
import { verifyPdf } from '../../src/platform/pdf-signatures/verify.ts'
import { type Harness, harness } from '../harness.ts'
import {
  ada,
  bob,
  draftProposal,
  eventsAbout,
  readProposal,
  sendProposal,
  tokenIn,
} from '../proposals.ts'
import { dumpTables } from '../tables.ts'

const lines: string[] = []
const sockets = new Set<Socket>()
/** Takes what it is asked and answers nothing. */
const silent = createServer((socket) => void sockets.add(socket.on('error', () => {})))
after(() => {
  for (const socket of sockets) socket.destroy()
  silent.close()
})

/** A server whose time stamp authority hangs, and whose log is kept. */
async function world(t: TestContext): Promise<Harness> {
  if (!silent.listening) {
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  }
  const { port } = silent.address() as { port: number }
  const settings = { CAPSTAN_TSA_URL: `http://127.0.0.1:${port}` }
  return harness(t, { settings, log: { write: (line) => void lines.push(line) } })
}

interface Sent {
  id: string
  contentSha256: string
  totals: { firstTotal: number }
}

const tokensOf = async (app: Harness): Promise<Map<string, string>> => {
  await app.drain()
  return new Map(app.mails.map((mail) => [mail.to, tokenIn(mail)]))
}

const accept = (app: Harness, token: string, sent: Sent, name = 'Ada Lovelace') =>
  app.as(null).send({
    method: 'POST',
    url: `/public/proposals/${token}/accept`,
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: {
      name,
      consent: true,
      contentSha256: sent.contentSha256,
      expectedTotal: sent.totals.firstTotal,
      signature: { type: 'typed', text: name },
    },
  })

const bytesOf = async ({ http }: Harness, url: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array((await http.inject({ url })).rawPayload)

const pageOf = async ({ http }: Harness, token: string): Promise<string> =>
  (await http.inject({ url: `/p/${token}`, headers: { accept: 'text/html' } })).payload

describe('a broken world around a proposal', () => {
  test('a time stamp server that hangs delays a signer by seconds, and seals without it', async (t) => {
    const app = await world(t)
    const sent = await sendProposal(app)
    const token = (await tokensOf(app)).get(ada.email) ?? ''
    const { status, text } = await accept(app, token, sent)
    assert.equal(status, 200, text)
    const { signatures, isIntact } = await verifyPdf(
      await bytesOf(app, `/public/proposals/${token}/pdf`),
    )
    assert.deepEqual([isIntact, signatures.length, signatures[0]?.timestampedAt], [true, 1, null])
  })

  test('a renderer that is killed comes back for the next signer', async (t) => {
    const app = await world(t)
    const sent = await sendProposal(app)
    const token = (await tokensOf(app)).get(ada.email) ?? ''
    const killed = await killRenderers()
    assert.ok(killed > 0)
    const { status, text } = await accept(app, token, sent)
    assert.equal(status, 200, text)
  })

  test('while all renderers hang everything else is answered, and then the documents are made', async (t) => {
    const app = await world(t)
    const sent = await sendProposal(app)
    const token = (await tokensOf(app)).get(ada.email) ?? ''
    const { id } = await draftProposal(app)
    const statuses: number[] = []
    const print = async () => {
      const { status } = await app.owner.get(`/v1/proposals/${id}/pdf`)
      statuses.push(status)
    }
    const { maxProcesses } = poolDefaults
    await Promise.all(Array.from({ length: maxProcesses }, print))
    const asleep = await findRenderers()
    assert.equal(asleep.length, maxProcesses, 'as many as there may be')
    for (const pid of asleep) process.kill(pid, 'SIGSTOP')
    t.after(() => wake(asleep))
    statuses.length = 0
    const asked = Array.from({ length: maxProcesses + 5 }, print)

    assert.equal((await readProposal(app, sent)).status, 'sent')
    const { status } = await app.owner.post('/v1/proposals/preview', { title: 'Engine' })
    const { status: changed } = await app.owner.patch(`/v1/proposals/${id}`, { title: 'Another' })
    assert.deepEqual([status, changed], [200, 200])
    assert.ok((await pageOf(app, token)).includes('Website relaunch'))
    assert.equal((await sendProposal(app)).status, 'sent', 'what is plain is sent untried')
    assert.deepEqual(statuses, [], 'no renderer has answered meanwhile')
    assert.deepEqual(await findRenderers(), asleep, 'and no more of them were started')

    wake(asleep)
    await Promise.all(asked)
    assert.deepEqual(
      statuses,
      Array.from(asked, () => 200),
    )
  })
})

function wake(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGCONT')
    } catch {
      // It has ended since.
    }
  }
}

/** Kills the processes that this one has started to print. */
async function killRenderers(): Promise<number> {
  const pids = await findRenderers()
  for (const pid of pids) process.kill(pid, 'SIGKILL')
  return pids.length
}

async function findRenderers(): Promise<number[]> {
  const pids: number[] = []
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')
    const parent = /\) \S (\d+)/.exec(await read('stat'))?.[1]
    if (Number(parent) !== process.pid || !/render-process/.test(await read('cmdline'))) continue
    pids.push(Number(pid))
  }
  return pids
}

describe('what people write', () => {
  const value = '**x** {{a}} <script>alert(1)</script>'
  const escaped = /\*\*x\*\* \{\{a\}\} (?:&lt;|&#60;)script(?:&gt;|&#62;)alert\(1\)/

  test('shows as it is, in each field of page, mail and PDF', async (t) => {
    const app = await world(t)
    const name = 'Ada **x** <script>alert(2)</script>'
    const sent = await sendProposal(
      app,
      {
        title: '{{variables.hostile}}',
        variables: { hostile: value },
        blocks: [
          {
            type: 'text',
            text: '{{variables.hostile}}\n\n# {{variables.hostile}}\n\n- {{variables.hostile}}',
          },
          { type: 'prices', title: '{{variables.hostile}}' },
        ],
        items: [
          {
            ...{
              name: '{{variables.hostile}}',
              description: '{{variables.hostile}}',
              unit: '<b>piece</b>',
            },
            ...{ quantity: '1', unitAmount: 1_000, taxes: [{ name: '<i>VAT</i>', percent: '20' }] },
          },
        ],
        recipients: [{ name, email: ada.email }],
      },
      { message: value },
    )
    const token = (await tokensOf(app)).get(ada.email) ?? ''
    const comment = await app.as(null).send({
      method: 'POST',
      url: `/public/proposals/${token}/comments`,
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { text: value },
    })
    assert.ok(comment.status < 300, comment.text)
    const page = await pageOf(app, token)
    const mail = app.mails[0]?.html ?? ''
    for (const html of [page, mail]) {
      assert.doesNotMatch(html, /<script>|<i>VAT|<b>piece/)
      assert.match(html, escaped)
    }
    assert.ok((page.match(new RegExp(escaped, 'g')) ?? []).length >= 6)
    assert.doesNotMatch(app.mails[0]?.subject ?? '', /[\r\n]/)

    const signed = await accept(app, token, sent, name)
    assert.equal(signed.status, 200, signed.text)
    assert.doesNotMatch(await pageOf(app, token), /<script>/)
    const text = await textOf(await bytesOf(app, `/public/proposals/${token}/pdf`), t)
    if (text !== null) assert.ok(text.replaceAll(/\s+/g, ' ').includes(value), text)
  })
})

/** The text of a PDF, where poppler is installed. */
async function textOf(bytes: Uint8Array, t: TestContext): Promise<string | null> {
  const directory = await mkdtemp(join(tmpdir(), 'text-'))
  t.after(() => rm(directory, { recursive: true }))
  const path = join(directory, 'a.pdf')
  await writeFile(path, bytes)
  const run = promisify(execFile)
  return run('pdftotext', ['-layout', path, '-']).then(
    ({ stdout }) => stdout,
    () => null,
  )
}

describe('a link', () => {
  test('shows nothing of another recipient but the name of a signer', async (t) => {
    const app = await world(t)
    const carol = { name: 'Carol Viewer', email: 'carol@example.com', role: 'viewer' }
    const sent = await sendProposal(app, { recipients: [ada, bob, carol] })
    const tokens = await tokensOf(app)
    const [first = '', second = '', third = ''] = [ada, bob, carol].map(({ email }) =>
      tokens.get(email),
    )
    const question = { text: 'Between us: qzsecret?' }
    const headers = { 'sec-fetch-site': 'same-origin' }
    const url = `/public/proposals/${second}/comments`
    await app.as(null).send({ method: 'POST', url, headers, payload: question })
    assert.equal((await accept(app, second, sent, 'Bob Babbage')).status, 200)
    const json = (await app.as(null).get(`/public/proposals/${first}`)).text
    for (const text of [await pageOf(app, first), json]) {
      for (const other of [bob.email, carol.email, second, third, 'qzsecret', '127.0.0.1']) {
        assert.ok(!text.includes(other), `${other} in ${text}`)
      }
    }
    assert.match(await pageOf(app, second), /Thank you, Bob/)
  })

  test('stands in no log, event, audit entry, row or backup', async (t) => {
    lines.length = 0
    const app = await world(t)
    const sent = await sendProposal(app, { recipients: [ada, bob] })
    const tokens = [...(await tokensOf(app)).values()]
    assert.equal(tokens.length, 2)
    for (const token of tokens) {
      await pageOf(app, token)
      await app.as(null).get(`/public/proposals/${token}`)
      await bytesOf(app, `/public/proposals/${token}/pdf`)
      assert.equal((await accept(app, token, sent)).status, 200)
    }
    await app.drain()
    assert.equal((await readProposal(app, sent)).status, 'accepted')
    assert.ok((await eventsAbout(app, sent)).includes('proposal.completed'))
    const secrets = tokens.map((token) => token.slice(26))
    const directory = await mkdtemp(join(tmpdir(), 'backup-'))
    t.after(() => rm(directory, { recursive: true }))
    const path = join(directory, 'backup.ndjson.gz')
    await using snapshot = await app.context.database.snapshot(join(directory, 'copy'))
    const about = { product: '0.0.0', createdAt: app.clock.now().toISOString() }
    const { sealedColumns } = app.catalogue
    await writeBackup(snapshot.run, { ...about, sealedColumns }, path)
    const rows = (await dumpTables(app.context.database.db)).map(({ text }) => text)
    const places = { log: lines, rows, backup: [gunzipSync(await readFile(path)).toString()] }
    for (const [place, texts] of Object.entries(places)) {
      assert.ok(texts.length > 0, place)
      for (const secret of secrets) {
        const hex = Buffer.from(secret).toString('hex')
        const found = texts.find((text) => text.includes(secret) || text.includes(hex))
        assert.equal(found?.slice(0, 500), undefined, place)
      }
    }
  })
})
