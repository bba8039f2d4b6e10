import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chromium } from 'playwright-core'
import { executablePath, flags, noChromium } from '../../../dashboard/test/browser.ts'
import { wordsOf } from '../../src/domains/proposals/mails/kinds.ts'
import { layOut } from '../../src/domains/proposals/mails/template.ts'
import { hostileTexts } from '../fixtures/hostile-texts.ts'
import { harness } from '../harness.ts'

/** One line, and no longer than the field. */
const inLine = (text: string): string =>
  text.replaceAll(/\p{Cc}|\u2028|\u2029/gu, ' ').slice(0, 190) || '-'

test('no text of the corpus runs or loads anything, on the page or in a mail', {
  skip: noChromium,
}, async (t) => {
  const app = await harness(t)
  const browser = await chromium.launch({ executablePath, args: flags })
  t.after(() => browser.close())
  const page = await (await browser.newContext()).newPage()
  const ran: string[] = []
  let name = ''
  page.on('dialog', (dialog) => {
    ran.push(`${name}: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.route('**/*', (route) => {
    const { pathname, protocol } = new URL(route.request().url())
    // Its own style sheet, script and pictures are asked for by path; nothing else is.
    if (protocol !== 'http:' || !/^\/(?:p|public)\//.test(pathname))
      ran.push(`${name}: ${route.request().url()}`)
    return route.abort()
  })
  let shown = 0
  for (const [what, text] of Object.entries(hostileTexts)) {
    name = what
    const line = inLine(text)
    const value = {
      variables: { hostile: text.slice(0, 5_000).replaceAll('\0', '').toWellFormed() },
    }
    const author = {
      title: line,
      blocks: [{ type: 'text', text: text.replaceAll('\0', '').toWellFormed() }],
      items: [{ name: line, description: line, unitAmount: 1 }],
    }
    const reader = {
      title: '{{variables.hostile}}',
      blocks: [{ type: 'text', text: '{{variables.hostile}} [a]({{variables.hostile}})' }],
      recipients: [{ name: line.toWellFormed(), email: 'ada@example.com' }],
      ...value,
    }
    for (const draft of [author, reader]) {
      const { status, body } = await app.owner.post('/v1/proposals/preview', draft)
      assert.ok(status === 200 || status === 422, `${what}: ${status}`)
      if (status !== 200) continue
      shown++
      await page.setContent(body.html, { waitUntil: 'domcontentloaded' })
    }
    const { words, lang } = wordsOf('en')
    const said = { subject: text, heading: text, lines: [text], button: text }
    const mail = layOut({
      ...{ lang, words, said, organization: text, accent: '#1d4f49', over: text, quote: text },
      ...{
        reason: text,
        link: 'https://example.com/p/x',
        isPersonal: true,
        email: 'ada@example.com',
      },
    })
    await page.setContent(mail.html ?? '', { waitUntil: 'domcontentloaded' })
    assert.doesNotMatch(mail.subject, /[\r\n]/)
  }
  assert.ok(shown > 60, String(shown))
  assert.deepEqual(ran, [])
})

test('no value of the corpus runs or loads anything on the page of a client', {
  skip: noChromium,
}, async (t) => {
  const app = await harness(t)
  const printable = Object.entries(hostileTexts).filter(
    ([what]) => !/controls|half of a pair|tags of unicode/.test(what),
  )
  const values = printable.map(([, text]) => text.slice(0, 1_500).trim() || '-')
  const names = values.map((_, at) => `h${at}`)
  const { status, body } = await app.owner.post('/v1/proposals', {
    title: '{{variables.h0}}',
    variables: Object.fromEntries(values.map((text, at) => [`h${at}`, text])),
    blocks: names.map((name) => ({
      type: 'text',
      text: `# {{variables.${name}}}\n\n{{variables.${name}}}`,
    })),
    items: names.map((name) => ({ name: `{{variables.${name}}}`, unitAmount: 1, optional: true })),
    recipients: [{ name: inLine(values[0] ?? ''), email: 'ada@example.com' }],
  })
  assert.equal(status, 201, JSON.stringify(body))
  const sent = await app.owner.post(`/v1/proposals/${body.id}/send`, { delivery: 'link_only' })
  assert.equal(sent.status, 200, sent.text.slice(0, 500))
  const { pathname } = new URL(sent.body.links[0].link)
  const html = (await app.http.inject({ url: pathname })).payload

  const browser = await chromium.launch({ executablePath, args: flags })
  t.after(() => browser.close())
  const page = await (await browser.newContext()).newPage()
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  await page.route('**/*', (route) => {
    const { pathname: path, protocol } = new URL(route.request().url())
    if (protocol !== 'http:' || !/^\/(?:p|public)\//.test(path)) ran.push(route.request().url())
    return route.abort()
  })
  // Without its headers, so that no policy hides what would run.
  await page.setContent(html, { waitUntil: 'domcontentloaded' })
  assert.ok((await page.getByText('<script>alert(1)</script>').count()) > 0)
  assert.equal(await page.locator('main script, main iframe, main svg[onload]').count(), 0)
  assert.deepEqual(ran, [])
})
