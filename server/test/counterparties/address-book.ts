import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { createOutbound } from '../../src/platform/net/index.ts'
import { radicaleUser, startRadicale } from './programs.ts'

const cardOf = (id: number, name: string) =>
  `BEGIN:VCARD\r\nVERSION:3.0\r\nUID:c${id}\r\nFN:${name}\r\nN:${name};Ada;;;\r\nEMAIL;TYPE=pref:c${id}@example.com\r\nEMAIL:d${id}@example.com\r\nREV:20260102T030405Z\r\nEND:VCARD\r\n`

/** An address book of Radicale; null where that is missing, and the test is left out. */
export async function openAddressBook(t: TestContext) {
  const radicale = await startRadicale(t)
  if (!radicale) return null
  const outbound = createOutbound({ allowNetworks: ['127.0.0.0/8'], userAgent: 'test/1' })
  t.after(() => outbound[Symbol.asyncDispose]())
  const { username, password } = radicaleUser
  const Authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const book = `${radicale.url}${username}/friends/`
  const ask = async (method: 'PUT' | 'DELETE', url: string, body?: string, type = 'text/vcard') => {
    const { status } = await outbound.request({
      ...{ url, method, headers: { Authorization, 'Content-Type': type } },
      ...{ schemes: ['http'], maxBodyBytes: 1_000_000, onOversize: 'fail' },
      timeouts: { connectMs: 5_000, headersMs: 60_000, totalMs: 60_000 },
      ...(body !== undefined && { body }),
    })
    assert.ok(status < 300, `${method} ${url}: ${status}`)
  }
  return {
    url: radicale.url,
    /** All cards at once make the address book. */
    fill: (count: number) =>
      ask('PUT', book, Array.from({ length: count }, (_, id) => cardOf(id, `n${id}`)).join('')),
    put: (id: number, name: string) => ask('PUT', `${book}c${id}.vcf`, cardOf(id, name)),
    remove: (href: string) => ask('DELETE', new URL(href, radicale.url).href),
  }
}
