import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { SearchHit } from '@capstan/sdk'
import { make } from '../factories.ts'
import { filePart, formOf } from '../form.ts'
import { harness } from '../harness.ts'

const report = readFileSync(new URL('../fixtures/pdfs/annual-report.pdf', import.meta.url))

test('a figure of an annual report is found in its row, with the names of the columns and the page', async (t) => {
  const app = await harness(t)
  const base = await make.base(app, { chunking: { maxTokens: 128, overlapTokens: 0 } })
  const form = formOf([filePart(report, 'report-2025.pdf', 'application/pdf')])
  const url = `/v1/bases/${base.id}/sources`
  const added = await app.owner.send({
    method: 'POST',
    url,
    payload: form.payload,
    headers: { ...form.headers },
  })
  assert.equal(added.status, 201, added.text)
  await app.drain()
  const source = (await app.owner.get(`${url}/${added.body.id}`)).body
  assert.deepEqual([source.status, source.warnings], ['completed', []])

  const search = async (query: string): Promise<SearchHit> => {
    const { body } = await app.owner.post(`/v1/bases/${base.id}/search`, { query, limit: 1 })
    return body.data[0]
  }
  for (const [harbour, row, page] of [
    ['Harbour B1', '| Harbour B1 | 1,137 | 991 | 3 |', 1],
    ['Harbour N2', '| Harbour N2 | 6,343 | 4,449 | (41) |', 2],
  ] as const) {
    const hit = await search(`income of ${harbour}`)
    assert.ok(hit.text.includes(row), hit.text)
    assert.equal(hit.page, page)
    const names = '| in EUR thousand | Income 2025 | Income 2024 | Change in berths |'
    const isNamed = hit.text.includes(names) || `| ${hit.headings.at(-1)} |` === names
    assert.ok(isNamed, JSON.stringify(hit.headings))
    assert.ok(hit.headings.includes('Income by harbour') || hit.text.includes('Income by harbour'))
  }
  assert.match((await search('who painted the gates?')).text, /The board thanks the crews/)
})
