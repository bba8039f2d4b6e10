import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { ada, bob, draftProposal, sendProposal } from '../../../../test/proposals.ts'

const path = '/v1/proposals/export'

const linesOf = async (client: Harness['owner'], query = ''): Promise<string[]> => {
  const { status, text } = await client.get(path + query)
  assert.equal(status, 200, text)
  return text.split('\r\n').slice(1, -1)
}

describe('GET /v1/proposals/export', () => {
  test('200 writes what the list of the same filters holds, newest first, on all pages', async (t) => {
    const app = await harness(t)
    assert.deepEqual(await linesOf(app.owner), [])
    const sent = await sendProposal(app, { recipients: [ada, bob] })
    const { headers } = await app.owner.get(path)
    assert.equal(headers['content-type'], 'text/csv; charset=utf-8')
    assert.match(String(headers['content-disposition']), /filename="proposals\.csv"/)
    // More than are read at once.
    for (let at = 0; at < 201; at++) await draftProposal(app, { title: `Draft ${at}` })
    const lines = await linesOf(app.owner)
    assert.equal(lines.length, 202)
    assert.ok(lines[0]?.includes(',Draft 200,draft,'), lines[0])
    assert.ok(lines.at(-1)?.startsWith(`${sent.id},P-2026-0001,Website relaunch,sent,`))
    assert.ok(lines.at(-1)?.includes('"Ada Lovelace; Bob Babbage"'), lines.at(-1))
    assert.deepEqual(await linesOf(app.owner, '?status=sent'), lines.slice(-1))
    assert.deepEqual(await linesOf(app.owner, '?q=draft%20200'), lines.slice(0, 1))
    assert.deepEqual(await linesOf(app.owner, '?createdAfter=2020-01-01T00:00:00Z'), lines)
    const { client } = await make.stranger(app)
    assert.deepEqual(await linesOf(client), [])
  })

  test('200 writes no cell that starts a formula, and says what has expired though no job ran', async (t) => {
    const app = await harness(t)
    const expiresAt = new Date(app.clock.now().getTime() + 3_600_000).toISOString()
    const name = '=HYPERLINK("https://evil.example")'
    await sendProposal(app, { title: '@SUM(1)', recipients: [{ ...ada, name }], expiresAt })
    app.clock.advance('2h')
    const [line = ''] = await linesOf(app.owner)
    assert.ok(line.includes(",'@SUM(1),expired,"), line)
    assert.ok(line.includes(`,"'=HYPERLINK(""https://evil.example"")",`), line)
  })

  test('400 for a filter that is none, 401 and 403', async (t) => {
    const app = await harness(t)
    assert.equal((await app.owner.get(`${path}?status=open`)).body.error.field, 'status')
    assert.equal((await app.as(null).get(path)).status, 401)
    const other = app.as(await make.token(app, ['contacts:read']))
    assert.equal((await other.get(path)).status, 403)
  })
})
