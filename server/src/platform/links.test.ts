import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findLink, type IssuedLink, issueLink, useLink } from './links.ts'

const now = new Date('2026-11-21T09:30:00.000Z')
const hourMs = 3_600_000
const later = (ms: number): Date => new Date(now.getTime() + ms)

/** A table of links, as a domain would have one. */
function tableOf(...links: IssuedLink[]) {
  const rows = new Map(
    links.map(({ hash, expiresAt }) => [hash.toString('hex'), { hash, expires_at: expiresAt }]),
  )
  return {
    rows,
    find: async (hash: Buffer) => rows.get(hash.toString('hex')),
    claim: async ({ hash }: { hash: Buffer }) => rows.delete(hash.toString('hex')),
  }
}

describe('a link', () => {
  test('has a token of its own, of which nothing is stored but the hash', () => {
    const [one, other] = [issueLink(now, hourMs), issueLink(now, hourMs)]
    assert.notEqual(one.token, other.token)
    assert.match(one.token, /^[\w-]{32}$/)
    assert.equal(one.hash.length, 32)
    assert.equal(one.hash.includes(one.token), false)
  })

  test('works until it expires, and not from then on', async () => {
    const link = issueLink(now, hourMs)
    const { find } = tableOf(link)
    assert.ok(await findLink(link.token, later(hourMs - 1), find))
    assert.equal(await findLink(link.token, later(hourMs), find), null)
    assert.equal(await findLink(issueLink(now, hourMs).token, now, find), null)
  })

  test('is used once', async () => {
    const [link, other] = [issueLink(now, hourMs), issueLink(now, hourMs)]
    const table = tableOf(link, other)
    assert.deepEqual((await useLink(link.token, now, table))?.hash, link.hash)
    assert.equal(await useLink(link.token, now, table), null)
    assert.equal(table.rows.size, 1)
  })

  test('is used by one of two requests at the same time', async () => {
    const link = issueLink(now, hourMs)
    const table = tableOf(link)
    const uses = await Promise.all([1, 2].map(() => useLink(link.token, now, table)))
    assert.equal(uses.filter((row) => row !== null).length, 1)
  })

  test('that has expired is not used up', async () => {
    const link = issueLink(now, hourMs)
    const table = tableOf(link)
    assert.equal(await useLink(link.token, later(hourMs), table), null)
    assert.equal(table.rows.size, 1)
  })
})
