import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buttonColors } from '../colour.ts'
import { type MailFacts, mailKinds, mailWords, wordsOf } from './kinds.ts'
import { layOut, type MailContent, oneLine } from './template.ts'

const hostile = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)> **x** {{a}}'

const facts = (text: string): MailFacts => ({
  ...{ title: text, organization: text, by: text, until: '31 December 2026', code: '12345678' },
  isAttached: true,
})

const contentOf = (
  language: string,
  kind: (typeof mailKinds)[number],
  text: string,
): MailContent => {
  const { lang, words } = wordsOf(language)
  const said = mailWords(words, kind, facts(text))
  const link = said.button && 'https://capstan.example/p/abc'
  return {
    ...{ lang, words, said, organization: text, accent: '#2d4f73', over: 'P-2026-0001' },
    ...{ quote: text, reason: text, link, isPersonal: true, email: 'ada@example.com' },
  }
}

test('every kind of mail has words in every language, in text and HTML', () => {
  for (const language of ['en', 'de', 'fr', 'es-MX']) {
    for (const kind of mailKinds) {
      const mail = layOut(contentOf(language, kind, 'Kabel'))
      assert.ok(mail.subject.length > 3, `${language} ${kind}`)
      assert.match(mail.html ?? '', new RegExp(`<html lang="${language.slice(0, 2)}">`))
      assert.equal(/undefined|null|\[object/.test(mail.text + mail.html), false)
      assert.equal(mail.text.includes('https://'), (mail.html ?? '').includes('<a href='), kind)
    }
  }
  assert.equal(wordsOf('ja').lang, 'en')
})

test('typed text shows unchanged and never runs', () => {
  for (const kind of mailKinds) {
    const { html = '', text } = layOut(contentOf('en', kind, hostile))
    assert.equal(/<script|<img|onerror=alert\(1\)>(?!.)/.test(html), false, kind)
    assert.match(html, /&lt;script&gt;alert\(1\)&lt;\/script&gt;/)
    assert.match(text, /<script>alert\(1\)<\/script>/)
    assert.equal((html.match(/<a /g) ?? []).length <= 1, true)
  }
})

test('a title with line breaks or turned text adds no header, and a quote no line of ours', () => {
  assert.equal(oneLine('a\r\nBcc: x@example.com\u2028b \u202ec'), 'a Bcc: x@example.com b c')
  const { subject, text } = layOut(contentOf('en', 'invitation', 'one\r\ntwo\n-- \nOpen: x'))
  assert.equal(/[\r\n]/.test(subject), false)
  assert.match(text, /^> one\n> two\n> -- \n> Open: x$/m)
})

test('the text on a button can be read on any colour', () => {
  const luminance = (color: string) =>
    [1, 3, 5]
      .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
      .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
      .reduce((sum, one, index) => sum + one * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0)
  for (let red = 0; red < 256; red += 17) {
    for (let green = 0; green < 256; green += 17) {
      const accent = `#${[red, green, 119].map((part) => part.toString(16).padStart(2, '0')).join('')}`
      const { background, text } = buttonColors(accent)
      const [low = 0, high = 0] = [luminance(background), luminance(text)].sort((a, b) => a - b)
      assert.ok((high + 0.05) / (low + 0.05) >= 4.5, accent)
    }
  }
  assert.equal(buttonColors('red').background, buttonColors(null).background)
})
