import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'

const pathOf = ({ baseId, id }: { baseId: string; id: string }): string =>
  `/v1/bases/${baseId}/sources/${id}`

const paragraph = (n: number): string =>
  `Paragraph ${n}. ${'Café crème 🚢 and a sentence that goes on for a while. '.repeat(6)}`

/** Some ten chunks under two headings, with letters beyond ASCII and beyond 16 bits. */
const long = `# Harbour\n\n${[1, 2, 3, 4, 5].map(paragraph).join('\n\n')}\n\n## Ships\n\n${[6, 7, 8]
  .map(paragraph)
  .join('\n\n')}\n`

describe('GET /v1/bases/{baseId}/sources/{sourceId}/content', () => {
  test('200 returns the text that the offsets of the chunks point into', async (t) => {
    const app = await harness(t)
    const base = await make.base(app, { chunking: { maxTokens: 64 } })
    const source = await make.source(app, { base, text: long })
    await app.drain()
    const { status, body } = await app.owner.get(`${pathOf(source)}/content`)
    assert.equal(status, 200)
    assert.deepEqual([body.title, body.language], ['Harbour', 'en'])
    const { data } = (await app.owner.get(`${pathOf(source)}/chunks?limit=100`)).body
    assert.equal(data.length, (await app.owner.get(pathOf(source))).body.chunksCount)
    assert.ok(data.length > 8, `${data.length} chunks`)
    for (const chunk of data) {
      assert.equal(body.content.slice(chunk.charStart, chunk.charEnd), chunk.text)
    }
    const pieces = data.map(({ text }: { text: string }) => text).join('')
    assert.equal(pieces.replaceAll(/\s/g, ''), body.content.replaceAll(/\s/g, ''))
  })

  test('404 before the source was ever completed says so', async (t) => {
    const app = await harness(t)
    const { status, body } = await app.owner.get(`${pathOf(await make.source(app))}/content`)
    assert.equal(status, 404)
    assert.equal(body.error.message, 'The source has no content yet. Wait until it is completed.')
  })
})

describe('GET /v1/bases/{baseId}/sources/{sourceId}/chunks', () => {
  test('200 walks all pages in the order of the text', async (t) => {
    const app = await harness(t)
    const base = await make.base(app, { chunking: { maxTokens: 64 } })
    const source = await make.source(app, { base, text: long })
    await app.drain()
    const positions: number[] = []
    for (let cursor = ''; ; ) {
      const path = `${pathOf(source)}/chunks?limit=3${cursor && `&cursor=${cursor}`}`
      const { body } = await app.owner.get(path)
      for (const chunk of body.data) {
        positions.push(chunk.position)
        assert.match(chunk.id, /^chk_[0-9a-z]{26}$/)
        assert.ok(chunk.tokenCount > 0 && chunk.tokenCount <= 64)
        const isSecond = chunk.text.includes('## Ships') || /Paragraph [678]\./.test(chunk.text)
        if (isSecond) assert.deepEqual(chunk.headings, ['Harbour', 'Ships'])
        assert.equal(chunk.headings[0], 'Harbour')
        assert.equal(chunk.page, null)
      }
      if (!body.hasMore) break
      cursor = body.nextCursor
    }
    assert.deepEqual(positions, [...positions.keys()])
    assert.ok(positions.length > 8)
  })

  test('200 is empty before the source was ever completed', async (t) => {
    const app = await harness(t)
    const { status, body } = await app.owner.get(`${pathOf(await make.source(app))}/chunks`)
    assert.equal(status, 200)
    assert.deepEqual(body, { data: [], hasMore: false, nextCursor: null })
  })

  test('400 refuses the cursor of another source, and one that a refresh has overtaken', async (t) => {
    const app = await harness(t)
    const base = await make.base(app, { chunking: { maxTokens: 64 } })
    const source = await make.source(app, { base, text: long })
    const other = await make.source(app, { base, text: `${long}\nThe end.` })
    await app.drain()
    const { nextCursor } = (await app.owner.get(`${pathOf(source)}/chunks?limit=1`)).body
    const foreign = await app.owner.get(`${pathOf(other)}/chunks?cursor=${nextCursor}`)
    assert.deepEqual([foreign.status, foreign.body.error.code], [400, 'invalid_cursor'])
    await app.owner.patch(`/v1/bases/${base.id}`, { chunking: { maxTokens: 128 } })
    await app.owner.post(`${pathOf(source)}/refresh`)
    await app.drain()
    const { status, body } = await app.owner.get(`${pathOf(source)}/chunks?cursor=${nextCursor}`)
    assert.deepEqual([status, body.error.code], [400, 'invalid_cursor'])
    assert.equal(body.error.message, 'The source was refreshed. Start again without a cursor.')
  })

  test('400 refuses a limit out of bounds', async (t) => {
    const app = await harness(t)
    const { status, body } = await app.owner.get(`${pathOf(await make.source(app))}/chunks?limit=0`)
    assert.deepEqual([status, body.error.field], [400, 'limit'])
  })
})
