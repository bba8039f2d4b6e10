import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { crc32, deflateSync } from 'node:zlib'
import type { Operation } from '../../src/platform/operations/operation.ts'
import { hostileTexts } from '../fixtures/hostile-texts.ts'
import { type Harness, harness } from '../harness.ts'
import { pngOf, uploadImage } from '../images.ts'
import { openedPage } from '../proposal-page.ts'
import { draftProposal } from '../proposals.ts'
import { bodies, fill, makeAlong } from '../resources.ts'
import { exampleOf } from '../schema-values.ts'

const isOfProposals = ({ tag, method, body }: Operation): boolean =>
  tag.startsWith('Proposal') && method !== 'GET' && body !== undefined && body !== null

/** Each text of a body, by the names that lead to it. */
const textsIn = (value: unknown, path: readonly (string | number)[] = []): (string | number)[][] =>
  typeof value === 'string'
    ? [[...path]]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name]))
      : []

function withText(body: unknown, path: readonly (string | number)[], text: string): unknown {
  const copy = structuredClone(body) as Record<string | number, unknown>
  let at = copy
  for (const name of path.slice(0, -1)) at = at[name] as typeof at
  at[path.at(-1) ?? ''] = text
  return copy
}

const corpus = Object.values(hostileTexts)

describe('what comes through the doors of proposals', () => {
  test('is stored or refused with a reason, whichever text of a body it is, and ten megabytes are 413', async (t) => {
    const app = await harness(t)
    let asked = 0
    for (const operation of app.operations.filter(isOfProposals)) {
      const ids = await makeAlong(app, operation)
      const body = bodies[operation.operationId] ?? exampleOf(operation.body)
      const send = (payload: unknown) =>
        app.owner.send({
          ...{ method: operation.method, url: fill(operation.path, ids) },
          payload: payload as object,
        })
      for (const path of textsIn(body)) {
        for (let tries = 0; tries < 3; tries++) {
          const text = corpus[asked++ % corpus.length] ?? ''
          const { status, body: answer } = await send(withText(body, path, text))
          const about = `${operation.operationId} ${path.join('.')}: ${text.slice(0, 60)}`
          assert.ok(status < 500, `${about}: ${status}`)
          if (status >= 400) assert.ok(answer.error.message, about)
        }
      }
      const { status } = await send({ name: 'x'.repeat(10_000_000) })
      assert.equal(status, 413, operation.operationId)
    }
    assert.ok(asked > 100, String(asked))
  })

  test('from a page is refused or shown, and ten megabytes are 413', async (t) => {
    const app = await harness(t)
    app.clock.advance('2h')
    const page = await openedPage(app)
    const { proposal } = page
    for (const [at, text] of corpus.entries()) {
      if (at % 8 === 0) app.clock.advance('61m')
      const name = text.slice(0, 200)
      const posts = [
        page.json('comments', { text: text.slice(0, 2_000) }),
        page.json('totals', { itemIds: [text], quantities: { [text.slice(0, 50)]: text } }),
        page.form('totals', { item: text, [`quantity.${name}`]: text }),
        page.json('code', { code: text }),
      ]
      for (const { status } of await Promise.all(posts))
        assert.ok(status < 500, `${name}: ${status}`)
    }
    const large = 'x'.repeat(10_000_000)
    assert.equal((await page.json('comments', { text: large })).status, 413)
    assert.equal((await page.form('accept', { name: large })).status, 413)
    app.clock.advance('2h')
    const accept = (name: string) =>
      page.json('accept', {
        ...{ name, consent: true, contentSha256: proposal.contentSha256 },
        signature: { type: 'typed', text: name },
        expectedTotal: proposal.totals.firstTotal,
      })
    // It would turn round what stands beside it in the sealed PDF.
    assert.equal((await accept('\u202eAda')).status, 422)
    const { status, text } = await accept('Ada <script>')
    assert.equal(status, 200, text)
  })
})

/** Whole, with as many pixels of one colour as a picture may have: 75 MB from some 75 kB. */
function bombOf(width: number, height: number): Buffer {
  const png = pngOf(width, height)
  const data = deflateSync(Buffer.alloc((width * 3 + 1) * height))
  const body = Buffer.concat([Buffer.from('IDAT', 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(-12)])
}

/** What is a file of another kind, by its first bytes. */
const others: Readonly<Record<string, string>> = {
  SVG: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'SVG behind a byte order mark': '\ufeff<?xml version="1.0"?><svg/>',
  PDF: '%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj',
  'font of TrueType': '\0\x01\0\0\0\x10\x01\0\0\x04\0\0',
  'font of the web': 'wOF2OTTO',
  archive: 'PK\x03\x04',
  HTML: '<!DOCTYPE html><script>alert(1)</script>',
  GIF: 'GIF89a\x01\0\x01\0',
  'Windows icon': '\0\0\x01\0',
  AVIF: '\0\0\0 ftypavif',
}

/** A proposal with these pictures, as it is sent. */
async function sendWith(app: Harness, imageIds: readonly string[]) {
  const blocks = imageIds.map((imageId) => ({ type: 'image', imageId, alt: 'A picture' }))
  const { id } = await draftProposal(app, { blocks })
  return app.owner.post(`/v1/proposals/${id}/send`, { delivery: 'link_only' })
}

describe('pictures', () => {
  test('415 for a file of every other kind, whatever it calls itself', async (t) => {
    const app = await harness(t)
    for (const [what, bytes] of Object.entries(others)) {
      const { status } = await uploadImage(app, Buffer.from(bytes.padEnd(200, '\0'), 'latin1'))
      assert.equal(status, 415, what)
    }
  })

  test('422 at sending for one that is cut off, and for more than the renderer holds; then it prints again', async (t) => {
    const app = await harness(t)
    const whole = bombOf(300, 200)
    const cut = await uploadImage(app, whole.subarray(0, 60))
    const answer = await sendWith(app, [cut.body.id])
    assert.deepEqual([answer.status, answer.body.error.code], [422, 'validation_error'])
    const bombs: string[] = []
    for (let n = 0; n < 12; n++)
      bombs.push((await uploadImage(app, bombOf(4_999 - n, 5_000))).body.id)
    const large = await sendWith(app, bombs)
    assert.ok(large.status === 200 || large.status === 422, large.text)
    const fine = await sendWith(app, [(await uploadImage(app, whole)).body.id])
    assert.equal(fine.status, 200, fine.text)
  })
})
