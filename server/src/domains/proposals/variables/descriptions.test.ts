import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Harness, harness } from '../../../../test/harness.ts'
import { printedIn, withoutSpaces } from '../../../../test/printed-text.ts'
import { draftProposal } from '../../../../test/proposals.ts'

/** The description of a line on the page, in the preview, and as words in the PDF. */
async function renderingsOf(app: Harness, item: object, fields: object = {}) {
  const items = [{ name: 'A', unitAmount: 1000, ...item }]
  const blocks = [{ type: 'prices' }]
  const draft = await draftProposal(app, { title: 'X', blocks, items, ...fields })
  const path = `/v1/proposals/${draft.id}`
  const { html: preview } = (await app.owner.post(`${path}/preview`)).body
  const { body: sent } = await app.owner.post(`${path}/send`, { delivery: 'link_only' })
  const token = sent.links[0].link.split('/').at(-1)
  const { text: page } = await app.as(null).get(`/p/${token}`)
  const { rawPayload } = await app.http.inject({ url: `/public/proposals/${token}/pdf` })
  const { body: shown } = await app.as(null).get(`/public/proposals/${token}`)
  return { preview, page, pdf: await printedIn(new Uint8Array(rawPayload)), shown }
}

describe('the description of a line', () => {
  test('is Markdown on the page, in the PDF and in the preview', async (t) => {
    const app = await harness(t)
    const description = 'Includes **two** rounds\n\n- one\n- two'
    const { page, pdf, preview, shown } = await renderingsOf(app, { description })
    for (const html of [page, preview]) {
      assert.match(html, /Includes <strong>two<\/strong> rounds<\/p>\s*<ul><li>one<\/li><li>two/)
    }
    assert.ok(pdf.includes('Includestworounds'), pdf)
    assert.doesNotMatch(pdf, /\*|-one/)
    // What a client of the first release reads.
    assert.equal(shown.content.items[0].description, description)
  })

  test('is Markdown in a catalog item and in an option, too', async (t) => {
    const app = await harness(t)
    const { body: made } = await app.owner.post('/v1/catalog-items', {
      name: 'Support',
      description: '1. *first*\n2. [terms](https://example.com/terms)',
      prices: [{ currency: 'EUR', unitAmount: 100 }],
    })
    const item = { name: undefined, unitAmount: undefined, catalogItemId: made.id, optional: true }
    const { page, pdf } = await renderingsOf(app, item)
    assert.match(page, /<ol><li><em>first<\/em><\/li><li><a href="https:\/\/example.com\/terms"/)
    assert.ok(pdf.includes('first') && pdf.includes('terms'), pdf)
    assert.doesNotMatch(pdf, /\*|https/)
  })

  test('keeps its lines, and shows values, HTML and pictures as words', async (t) => {
    const app = await harness(t)
    const { page, pdf, preview } = await renderingsOf(
      app,
      { description: '# Scope\nfirst line\nsecond {{variables.who}} <b>x</b> ![Lamp](img_1)' },
      { variables: { who: '**Ada**' } },
    )
    for (const html of [page, preview]) {
      assert.match(html, /<p><strong>Scope<\/strong><\/p>\s*<p>first line<br>second \*\*Ada\*\*/)
      assert.match(html, /&lt;b&gt;x&lt;\/b&gt; Lamp/)
    }
    assert.ok(pdf.includes(withoutSpaces('second **Ada** <b>x</b> Lamp')), pdf)
  })

  test('422 names a variable of it without a value once', async (t) => {
    const app = await harness(t)
    const items = [{ name: 'A', unitAmount: 1000, description: '**{{variables.who}}**' }]
    const { id } = await draftProposal(app, { items })
    const { body } = await app.owner.get(`/v1/proposals/${id}/problems`)
    assert.deepEqual(
      body.data.map(({ path, variable }: { path: string; variable: string }) => [path, variable]),
      [['items.0.description', 'variables.who']],
    )
  })
})
