import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../test/factories.ts'
import { type Harness, harness } from '../../../test/harness.ts'
import { ada, draftProposal, sendProposal } from '../../../test/proposals.ts'

const metadata = { dealId: 'D-1' }

/** Fields that are never null, with what each is once it was cleared. */
async function clearAll(
  { owner }: Harness,
  path: string,
  empty: Record<string, unknown>,
): Promise<void> {
  for (const [field, value] of Object.entries(empty)) {
    assert.notDeepEqual((await owner.get(path)).body[field], value, `${field} had a value`)
    const { status, body } = await owner.patch(path, { [field]: null })
    assert.deepEqual([status, body[field]], [200, value], JSON.stringify(body))
    assert.deepEqual((await owner.get(path)).body, body)
  }
}

describe('null in a change', () => {
  test('200 empties lists and objects of a draft, in a preview too', async (t) => {
    const app = await harness(t)
    const item = { name: 'Plan', unitAmount: 100 }
    const draft = await draftProposal(app, {
      blocks: [{ type: 'text', text: 'Hello.' }],
      items: [item, { ...item, group: 'g', selected: true }],
      groups: [{ key: 'g', name: 'Extras', selection: 'multiple' }],
      instalments: [{ type: 'rest', label: 'All', due: 'Now' }],
      variables: { start: 'May' },
      recipients: [ada],
      metadata,
    })
    const path = `/v1/proposals/${draft.id}`
    const preview = await app.owner.post(`${path}/preview`, { items: null, groups: null })
    assert.deepEqual([preview.status, preview.body.totals.lines], [200, []])
    const lists = { items: [], groups: [], instalments: [], blocks: [], recipients: [] }
    await clearAll(app, path, { ...lists, variables: {}, metadata: {} })
  })

  test('200 empties the metadata of a proposal that was sent, and nothing that is signed', async (t) => {
    const app = await harness(t)
    const { id } = await sendProposal(app, { metadata })
    await clearAll(app, `/v1/proposals/${id}`, { metadata: {} })
    const { status, body } = await app.owner.patch(`/v1/proposals/${id}`, { items: null })
    assert.deepEqual([status, body.error.code], [409, 'invalid_transition'])
  })

  test('200 empties lists and metadata of what the libraries hold', async (t) => {
    const app = await harness(t)
    const { owner } = app
    const item = await make.catalogItem(app, {
      ...{ prices: [{ currency: 'EUR', unitAmount: 1 }], taxes: [{ name: 'VAT', percent: '19' }] },
      metadata,
    })
    await clearAll(app, `/v1/catalog-items/${item.id}`, { prices: [], taxes: [], metadata: {} })
    const { body: template } = await owner.post('/v1/proposal-templates', {
      ...{ name: 'Website', draft: {}, requiredVariables: ['start'], metadata },
    })
    const templatePath = `/v1/proposal-templates/${template.id}`
    await clearAll(app, templatePath, { requiredVariables: [], metadata: {} })
    const block = { type: 'text', text: 'About us' }
    const { body: stored } = await owner.post('/v1/content-blocks', { name: 'A', block, metadata })
    await clearAll(app, `/v1/content-blocks/${stored.id}`, { metadata: {} })
  })

  test('200 has credits, withholding and rounding in what was written before there were any', async (t) => {
    const app = await harness(t)
    const { db } = app.context.database
    const made = await draftProposal(app, {
      items: [
        { name: 'A', unitAmount: 100 },
        { name: 'B', unitAmount: 250 },
      ],
    })
    const bare = await draftProposal(app, { items: [] })
    await sql`update proposals set content = jsonb_set(content - 'withholding' - 'roundingStep', '{items}',
      (select coalesce(jsonb_agg(item - 'kind' order by place), '[]')
       from jsonb_array_elements(content -> 'items') with ordinality as items (item, place)))`.execute(
      db,
    )
    const read = async ({ id }: { id: string }) => (await app.owner.get(`/v1/proposals/${id}`)).body
    assert.ok(!('roundingStep' in (await read(made))))
    const migration = await readFile('server/migrations/0108_credits_in_quotes.sql', 'utf8')
    for (let run = 1; run <= 2; run++) await sql.raw(migration).execute(db)
    assert.deepEqual(await read(made), made)
    assert.deepEqual(await read(bare), bare)
  })
})
