import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageOf } from './plain-page.ts'

test('a small page shows names as text, in the direction that they have', async () => {
  const name = '<b>Kabel \u202eNord\u2066'
  const link = { to: 'https://example.com/"', label: name }
  const html = await pageOf(200, { title: name, text: [name], button: name, links: [link] }).text()
  assert.match(html, /<h1>&lt;b&gt;Kabel Nord<\/h1>/)
  assert.match(html, /href="https:\/\/example\.com\/&quot;"/)
  assert.doesNotMatch(html, /[\u202a-\u202e\u2066-\u2069]/)
})
