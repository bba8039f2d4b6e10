import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'
import { ProposalId } from '../ids.ts'

interface Vector {
  id: string
  why: string
  input: object
  expected?: object
  refusedField?: string
}

const { cases } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../test/fixtures/money/vectors.json'), 'utf8'),
) as { cases: Vector[] }

const preview = '/v1/proposals/preview'

describe('POST /v1/proposals/preview', () => {
  test('200 or 422 as every vector of exact totals says', async (t) => {
    const app = await harness(t)
    assert.ok(cases.length >= 65)
    for (const { id, why, input, expected, refusedField } of cases) {
      const { status, body } = await app.owner.post(preview, input)
      if (expected) assert.deepEqual([status, body.totals], [200, expected], `${id}: ${why}`)
      else assert.deepEqual([status, body.error.field], [422, refusedField], `${id}: ${why}`)
    }
  })

  test('422 for totals in the body: they are computed', async (t) => {
    const app = await harness(t)
    const { status, body } = await app.owner.post(preview, { totals: { firstTotal: 1 } })
    assert.deepEqual([status, body.error.field], [422, 'totals'])
    assert.match(body.error.message, /computes/)
  })

  test('200 shows values as text, whatever they are, and stores nothing', async (t) => {
    const app = await harness(t)
    const value = '**x** {{a}} <script>alert(1)</script>'
    const { status, body } = await app.owner.post(preview, {
      title: 'For {{variables.who}}',
      blocks: [{ type: 'text', text: 'Hello {{variables.who}}' }],
      items: [{ name: '{{variables.who}}', unitAmount: 100 }],
      variables: { who: value },
    })
    assert.equal(status, 200)
    const shown = '**x** {{a}} &lt;script&gt;alert(1)&lt;/script&gt;'
    // In the title of the window, the heading, the text, the line and the choice of what a question is about.
    assert.equal(body.html.split(shown).length - 1, 5, body.html)
    assert.doesNotMatch(body.html, /<script|<strong>x/)
    assert.deepEqual((await app.owner.get('/v1/proposals')).body.data, [])
  })

  test('200 says of each amount due when it is paid', async (t) => {
    const app = await harness(t)
    const { body } = await app.owner.post(preview, {
      currency: 'CHF',
      roundingStep: 5,
      items: [
        { name: 'Plan', unitAmount: 9_998 },
        { name: 'Care', unitAmount: 2_999, billing: 'month' },
      ],
    })
    assert.match(body.html, /Amount due.*CHF\s100\.00/s)
    assert.match(body.html, /Each month.*Amount due.*CHF\s30\.00/s)
  })

  test('200 without HTML where nobody asks for it', async (t) => {
    const app = await harness(t)
    const { body } = await app.owner.post(`${preview}?html=false`, {})
    assert.equal(body.html, null)
  })

  test('200 names every problem at once, each by its field', async (t) => {
    const app = await harness(t)
    const { body } = await app.owner.post(preview, {
      blocks: [
        {
          type: 'text',
          text: '{{contact.firstName}} {{variables.a}} {{variables.b | default: "x"}}',
        },
        { type: 'text', text: '{{nothing}} {{variables.c | money}}' },
        { type: 'signature', text: '{{variables.a}}' },
      ],
      variables: { a: ' ', c: 'much' },
      items: [{ unitAmount: 1, group: 'plan' }],
      groups: [{ key: 'plan', selection: 'single' }],
      signing: { order: 'parallel', countersign: true },
      expiresAt: '2020-01-01T00:00:00Z',
    })
    const found = body.problems.map(({ code, path, variable }: Record<string, string>) => [
      ...[code, path, variable],
    ])
    assert.deepEqual(found, [
      ['missing_variable', 'blocks.0.text', 'contact.firstName'],
      ['missing_variable', 'blocks.0.text', 'variables.a'],
      ['unknown_variable', 'blocks.1.text', 'nothing'],
      ['unfit_variable', 'blocks.1.text', 'variables.c'],
      ['missing_variable', 'blocks.2.text', 'variables.a'],
      ['unmet_group', 'groups.0', undefined],
      ['no_signer', 'recipients', undefined],
      ['no_countersigner', 'signing.countersign', undefined],
      ['past_expiry', 'expiresAt', undefined],
    ])
  })

  test('200 warns of a quotation whose source says something else by now', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const source = await make.source(app, { base })
    await app.drain()
    const at = `/v1/bases/${base.id}/sources/${source.id}/chunks`
    const [chunk] = (await app.owner.get(at)).body.data
    const citation = {
      ...{ sourceId: source.id, chunkId: chunk.id, sourceName: source.name, url: null },
      ...{ page: null, retrievedAt: app.clock.now().toISOString() },
      textSha256: createHash('sha256').update(chunk.text).digest('hex'),
    }
    const problemsWith = async (citations: object[], confirmed: boolean) => {
      const block = { type: 'knowledge', baseId: base.id, query: 'source', text: chunk.text }
      const blocks = [{ ...block, citations, confirmed }]
      const { body } = await app.owner.post(preview, { blocks })
      return body.problems.map(({ code, severity }: Record<string, string>) => [code, severity])
    }
    const noSigner = ['no_signer', 'error']
    assert.deepEqual(await problemsWith([citation], true), [noSigner])
    assert.deepEqual(await problemsWith([{ ...citation, textSha256: '0' }], false), [
      ...[noSigner, ['unconfirmed_knowledge', 'error'], ['changed_knowledge', 'warning']],
    ])
  })

  test('400, 401 and 403', async (t) => {
    const app = await harness(t)
    const bad = await app.owner.post(`${preview}?html=perhaps`, {})
    assert.deepEqual([bad.status, bad.body.error.field], [400, 'html'])
    assert.equal((await app.as(null).post(preview, {})).status, 401)
    const other = app.as(await make.token(app, ['contacts:read']))
    assert.equal((await other.post(preview, {})).status, 403)
  })
})

describe('POST /v1/proposals/{proposalId}/preview', () => {
  test('200 shows what changes would make of it, and changes nothing', async (t) => {
    const app = await harness(t)
    const { body: proposal } = await app.owner.post('/v1/proposals', {
      items: [{ unitAmount: 1000 }],
    })
    const path = `/v1/proposals/${proposal.id}`
    const items = [{ unitAmount: 1000, quantity: '3' }]
    const { status, body } = await app.owner.post(`${path}/preview`, { items })
    assert.deepEqual([status, body.totals.firstTotal], [200, 3000])
    assert.equal((await app.owner.post(`${path}/preview`)).body.totals.firstTotal, 1000)
    assert.deepEqual((await app.owner.get(path)).body, proposal)
  })

  test('200 is the page that the first signer gets, without its script and its address', async (t) => {
    const app = await harness(t)
    const { body: proposal } = await app.owner.post('/v1/proposals', {
      ...{
        title: 'Draft',
        currency: 'EUR',
        recipients: [{ name: 'Ada', email: 'ada@example.com' }],
      },
      blocks: [
        { type: 'text', text: 'Dear {{contact.name | default: "Ada"}},\n\n## Plan\n\n- one' },
      ],
      items: [
        { name: 'Design', unitAmount: 100_000, taxes: [{ name: 'VAT', percent: '19' }] },
        { name: 'Care', unitAmount: 9_000, optional: true, billing: 'month' },
      ],
    })
    const path = `/v1/proposals/${proposal.id}`
    const { body } = await app.owner.post(`${path}/preview`, { title: 'Lighting' })
    await app.owner.patch(path, { title: 'Lighting' })
    const { body: sent } = await app.owner.post(`${path}/send`, { delivery: 'link_only' })
    const { payload: page } = await app.http.inject(new URL(sent.links[0].link).pathname)
    const { number } = (await app.owner.get(path)).body
    const inside = (html: string, tag: string) =>
      new RegExp(`<${tag}[ >].*</${tag}>`, 's').exec(html)?.[0]
    assert.equal(inside(body.html, 'article'), inside(page, 'article')?.replace(` ${number}`, ''))
    const sheet = /<link rel="stylesheet"[^>]*>/g
    assert.deepEqual(body.html.match(sheet), page.match(sheet))
    for (const shown of ['id="accept"', 'id="questions"', 'value="Ada"', 'class="js"']) {
      assert.ok(body.html.includes(shown), shown)
    }
    assert.doesNotMatch(body.html, /<script|\/public\/|href="\/p\/[^a]/)
    // Nobody signs what is signed or over.
    await app.owner.post(`${path}/cancel`)
    const { body: after } = await app.owner.post(`${path}/preview`)
    assert.doesNotMatch(after.html, /<form|id="accept"/)
  })

  test('404 for a proposal that is not there; 400, 401, 403 and 422', async (t) => {
    const app = await harness(t)
    const { body: proposal } = await app.owner.post('/v1/proposals', {})
    const path = (id: string) => `/v1/proposals/${id}/preview`
    const { client } = await make.stranger(app)
    assert.equal((await client.post(path(proposal.id), {})).status, 404)
    assert.equal((await app.owner.post(path(ProposalId.example), {})).status, 404)
    assert.equal((await app.owner.post(path('con_1'), {})).status, 400)
    assert.equal((await app.owner.post(path(proposal.id), { x: 1 })).status, 422)
    assert.equal((await app.as(null).post(path(proposal.id), {})).status, 401)
    const other = app.as(await make.token(app, ['contacts:read']))
    assert.equal((await other.post(path(proposal.id), {})).status, 403)
  })
})

describe('GET /v1/proposals/{proposalId}/problems', () => {
  test('200 lists what prevents sending, and nothing for what can be sent', async (t) => {
    const app = await harness(t)
    const contact = await make.contact(app, { name: 'Ada', email: 'ada@example.com' })
    const blocks = [{ type: 'text', text: '{{contact.name}} {{proposal.number}}' }]
    const { body: proposal } = await app.owner.post('/v1/proposals', { blocks })
    const path = `/v1/proposals/${proposal.id}`
    const codes = async () =>
      (await app.owner.get(`${path}/problems`)).body.data.map(({ code }: { code: string }) => code)
    assert.deepEqual(await codes(), ['missing_variable', 'no_signer'])
    const recipients = [{ contactId: contact.id }]
    await app.owner.patch(path, { contactId: contact.id, recipients })
    assert.deepEqual(await codes(), [])
  })

  test('400, 401, 403 and 404', async (t) => {
    const app = await harness(t)
    const { body: proposal } = await app.owner.post('/v1/proposals', {})
    const path = (id: string) => `/v1/proposals/${id}/problems`
    const { client } = await make.stranger(app)
    assert.equal((await client.get(path(proposal.id))).status, 404)
    assert.equal((await app.owner.get(path('x'))).status, 400)
    assert.equal((await app.as(null).get(path(proposal.id))).status, 401)
    const other = app.as(await make.token(app, ['contacts:read']))
    assert.equal((await other.get(path(proposal.id))).status, 403)
  })
})
