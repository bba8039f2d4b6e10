import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { verifyPdf } from '../../src/platform/pdf-signatures/verify.ts'
import { dataOf, giveKeys, restoring } from '../restoring.ts'
import { install, readFirstRun, until } from '../server-process.ts'

// biome-ignore lint/suspicious/noExplicitAny: the test reads what it knows of the answers
type Answered = any

const ask = async (url: string, credential: string, body?: object): Promise<Response> => {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${credential}`,
      origin: new URL(url).origin,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
  })
  assert.ok(response.ok, `${url}: ${response.status} ${await response.clone().text()}`)
  return response
}
const read = async (url: string, credential: string, body?: object): Promise<Answered> =>
  (await ask(url, credential, body)).json()

test('a restored backup has the same documents, with seals that hold and links that open', async (t) => {
  const source = await install(t)
  const server = await source.start()
  const { apiToken, operatorKey } = readFirstRun(source)
  const proposals = '/v1/proposals'
  const { id } = await read(server.url + proposals, apiToken, {
    title: 'Engine',
    items: [{ name: 'Gearwheel', unitAmount: 4_900 }],
    recipients: [{ name: 'Ada Lovelace', email: 'ada@example.com' }],
  })
  const path = `${proposals}/${id}`
  const sent = await read(`${server.url}${path}/send`, apiToken, { delivery: 'link_only' })
  const page = new URL(sent.links[0].link).pathname
  const token = page.split('/').at(-1)
  await read(`${server.url}/public/proposals/${token}/accept`, apiToken, {
    name: 'Ada Lovelace',
    consent: true,
    contentSha256: sent.contentSha256,
    expectedTotal: sent.totals.firstTotal,
    signature: { type: 'typed', text: 'Ada Lovelace' },
  })
  const before = await read(server.url + path, apiToken)
  const evidence = await read(`${server.url}${path}/evidence`, apiToken)

  const backups = `${server.url}/operator/v1/backups`
  const started = await fetch(backups, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorKey}` },
  })
  const { id: backupId } = (await started.json()) as Answered
  const backup = await until('the backup is complete', async () => {
    const now = await read(`${backups}/${backupId}`, operatorKey)
    assert.notEqual(now.status, 'failed', now.error)
    return now.status === 'completed' && now
  })
  await server.stop()

  const target = await install(t, {}, { isFirst: true })
  giveKeys(source, target)
  if (!target.environment['DATABASE_URL']) mkdirSync(dataOf(target), { recursive: true })
  const file = join(target.directory, 'moved.ndjson.gz')
  copyFileSync(backup.path, file)
  const { code, printed } = await restoring(target, file).ended
  assert.equal(code, 0, printed)

  const { url } = await target.start()
  const { updatedAt: _, ...after } = await read(url + path, apiToken)
  assert.partialDeepStrictEqual(before, after)
  assert.deepEqual(await read(`${url}${path}/evidence`, apiToken), evidence)
  const pdf = await ask(`${url}${path}/pdf?version=sealed`, apiToken)
  const bytes = new Uint8Array(await pdf.arrayBuffer())
  assert.equal(createHash('sha256').update(bytes).digest('hex'), before.sealedSha256)
  assert.equal((await verifyPdf(bytes)).isIntact, true)
  assert.match(await (await ask(url + page, apiToken)).text(), /Thank you, Ada/)
})
