import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { buildApp } from '../server/src/app.ts'
import { createContext } from '../server/src/context.ts'
import { getSigningKey } from '../server/src/domains/proposals/certificates/service.ts'
import type { Evidence } from '../server/src/domains/proposals/evidence/schema.ts'
import { ProposalId } from '../server/src/domains/proposals/ids.ts'
import { readLinkToken } from '../server/src/domains/proposals/links/links.ts'
import { findPage } from '../server/src/domains/proposals/page/store.ts'
import { printer } from '../server/src/domains/proposals/signing/print.ts'
import { makeChoice } from '../server/src/domains/proposals/signing/sealed-document.ts'
import { readDocument, readState } from '../server/src/domains/proposals/signing/state.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { completeSecrets } from '../server/src/platform/config/secrets.ts'
import { OrganizationId } from '../server/src/platform/ids.ts'
import { signPdf } from '../server/src/platform/pdf-signatures/sign.ts'

/**
 * Serves the product with its background work and, on another port of the same process and database, the bare
 * work behind its proposals: parse a body, one query, render, seal. The parent loads both.
 */
const operatorKey = randomBytes(24).toString('hex')
// In memory alone, the files of the embedded database would count as memory of the server.
const directory = mkdtempSync(join(tmpdir(), 'capstan-bench-'))
process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
const [config, given] = readConfig({
  DATABASE_URL: process.env['DATABASE_URL'],
  CAPSTAN_DATA_DIR: directory,
  CAPSTAN_EMBEDDED_DURABILITY: 'process',
  CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
  CAPSTAN_OPERATOR_KEY: operatorKey,
  CAPSTAN_LOG_LEVEL: 'silent',
})
const context = await createContext(config, completeSecrets(config, given), {
  mailer: {
    way: { outbox: 'memory' },
    send: async () => undefined,
    forget: async () => undefined,
    [Symbol.asyncDispose]: async () => undefined,
  },
})
const app = await buildApp(context)
await context.jobs.start(app.jobs, true)
const running = new AsyncDisposableStack()
for (const { start } of app.background) running.use(await start())
await app.http.listen({ host: '127.0.0.1', port: 0 })
const origin = ({ port }: AddressInfo): string => `http://127.0.0.1:${port}`
const url = origin(app.http.server.address() as AddressInfo)

const post = async (path: string, body: object): Promise<Record<string, string>> => {
  const headers = { authorization: `Bearer ${operatorKey}`, 'content-type': 'application/json' }
  const response = await fetch(`${url}/operator/v1/organizations${path}`, {
    ...{ method: 'POST', headers, body: JSON.stringify(body) },
  })
  return (await response.json()) as Record<string, string>
}
const { id = '' } = await post('', { name: 'Bench', plan: 'unlimited' })
const { token } = await post(`/${id}/tokens`, { name: 'bench', scopes: ['*'] })
const organizationId = OrganizationId.read(id) ?? ''

const { db } = context.database
const render = printer(context)
const bare = Fastify({ logger: false })
const idIn = (params: unknown): string =>
  ProposalId.read((params as { proposalId: string }).proposalId) ?? ''
const since = (startedAt: number) => ({ ms: performance.now() - startedAt })

bare.post('/preview', async ({ body }) => ({ fields: Object.keys(body as object).length }))

/** The page as it was last seen: bytes, without the work of writing them. */
let page = ''
bare.post('/page', async ({ body }) => {
  page = (body as { page: string }).page
  return {}
})
bare.get('/p/:token', async ({ params }, reply) => {
  const { organizationId: home, hash } = readLinkToken((params as { token: string }).token)
  const row = await findPage(db, home, hash)
  return reply.type('text/html; charset=utf-8').send(row && page)
})

/** What was sent, as a PDF. */
bare.post('/render/:proposalId', async ({ params }) => {
  const { row } = await readState(db, organizationId, idIn(params))
  const document = await readDocument(db, organizationId, row)
  const startedAt = performance.now()
  await render(organizationId, document, { createdAt: context.clock.now() })
  return since(startedAt)
})

/** The sealed document once more, of an acceptance that was made. */
bare.post('/seal/:proposalId', async ({ params, body }) => {
  const { row } = await readState(db, organizationId, idIn(params))
  const sent = await readDocument(db, organizationId, row)
  const { document } = makeChoice(row, sent, undefined)
  const key = await getSigningKey(context, organizationId)
  const time = context.clock.now()
  const evidence = body as Evidence
  const startedAt = performance.now()
  const pdf = await render(organizationId, document, { createdAt: time, evidence })
  await signPdf(new Uint8Array(pdf), { key, reason: 'Accepted', time, timestamps: null })
  return since(startedAt)
})

/** Never ends by itself, or doubles a text until memory ends. */
const broken = {
  hanging: '#for a in range(1000000) { for b in range(1000000) { let c = a } }',
  growing: '#let x = "0123456789abcdef"\n#for i in range(60) { x = x + x }',
}
bare.post('/break/:how', async ({ params }) => {
  const template = broken[(params as { how: keyof typeof broken }).how]
  const salt = createHash('sha256').update(randomBytes(8)).digest('hex')
  const task = { template, data: { salt }, format: 'a-3a', createdAt: context.clock.now() } as const
  const startedAt = performance.now()
  await context.pdf.render(task, { organizationId: 'bench' }).catch(() => null)
  return since(startedAt)
})
await bare.listen({ host: '127.0.0.1', port: 0 })

const restMs = 15_000

/** Megabytes that are left at rest: V8 gives emptied pages back by a collection some seconds after another one. */
async function memoryMb(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    ;(globalThis as { gc?: () => void }).gc?.()
    await wait(restMs)
  }
  return process.memoryUsage.rss() / 1_048_576
}
process.on('message', async () => process.send?.(await memoryMb()))
process.send?.({ url, floor: origin(bare.server.address() as AddressInfo), token })
// A load that fails must not leave a server behind.
process.once('disconnect', () => process.exit(1))
process.once('SIGTERM', async () => {
  await bare.close()
  await running.disposeAsync()
  await app[Symbol.asyncDispose]()
  await context[Symbol.asyncDispose]()
  process.exit(0)
})
