import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { onPostgres } from '../harness.ts'
import { install, readFirstRun } from '../server-process.ts'

// biome-ignore lint/suspicious/noExplicitAny: the test reads what it knows of the answers
type Answered = any

const texts =
  '# Preis – السعر – מחיר – मूल्य – ราคา\n\n1. **Zażółć** gęślą jaźń\n2. Ελληνικά[^1]\n\n| a | b |\n|-|-|\n| 1 | 2 |'

test('two nodes print a draft and what was sent byte for byte alike', {
  skip: !onPostgres && 'needs PostgreSQL',
}, async (t) => {
  const installation = await install(t)
  const first = await installation.start()
  const { apiToken } = readFirstRun(installation)
  const headers = { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' }
  const post = async (path: string, body: object): Promise<Answered> => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(`${first.url}/v1${path}`, init)
    const text = await response.text()
    assert.ok(response.ok, `${path}: ${text}`)
    return JSON.parse(text)
  }
  // Another home directory, time zone and language: what a machine brings along must not show.
  Object.assign(installation.environment, {
    ...{ TZ: 'Pacific/Kiritimati', LANG: 'ar_EG.UTF-8', HOME: installation.directory },
    CAPSTAN_DATA_DIR: `${installation.directory}/other`,
  })
  const second = await installation.start()
  const { id } = await post('/proposals', {
    title: 'An engine',
    blocks: [{ type: 'text', text: texts }],
    items: [{ name: 'Gearwheel', quantity: '3', unitAmount: 4_900 }],
    recipients: [{ name: 'Ada Lovelace', email: 'ada@example.com' }],
  })
  const printed = async (url: string, version: string): Promise<string> => {
    const response = await fetch(`${url}/v1/proposals/${id}/pdf?version=${version}`, { headers })
    const bytes = Buffer.from(await response.arrayBuffer())
    assert.equal(response.status, 200, bytes.toString())
    assert.equal(bytes.toString('latin1', 0, 5), '%PDF-')
    return createHash('sha256').update(bytes).digest('hex')
  }
  assert.equal(await printed(second.url, 'current'), await printed(first.url, 'current'))
  await post(`/proposals/${id}/send`, { delivery: 'link_only' })
  assert.equal(await printed(second.url, 'sent'), await printed(first.url, 'sent'))
})
