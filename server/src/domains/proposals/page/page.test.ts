import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseDocument } from 'htmlparser2'
import { hostileTexts } from '../../../../test/fixtures/hostile-texts.ts'
import { sampleDocument, textBlock } from '../../../../test/fixtures/proposal-document.ts'
import { assetPath, findAsset } from './assets.ts'
import { endedPage, signedPage } from './closing-pages.ts'
import { figuresIn } from './figures.ts'
import { languageOf } from './languages.ts'
import { proposalPage } from './proposal-page.ts'
import { type PageView, untouched } from './view.ts'

const now = new Date('2026-11-24T14:41:00.000Z')

const viewOf = (changes: Partial<PageView> = {}): PageView => {
  const document = changes.document ?? sampleDocument
  return {
    ...{ token: 'token', ...languageOf(document.language), document, totals: document.totals },
    ...{ locale: document.language, timeZone: 'Europe/Berlin' },
    ...{ chosen: new Set(['itm_5', 'itm_6']), quantities: {}, contentSha256: 'a'.repeat(64) },
    ...{ expiresAt: new Date('2026-12-12T23:00:00.000Z'), now, form: untouched },
    reader: { name: 'Ines Albrecht', email: 'ines@example.com', role: 'signer' },
    ...{ signing: 'open', isChoiceFixed: false, canComment: true, hasPdf: true, notice: null },
    signers: [{ name: 'Ines Albrecht', isReader: true, hasSigned: false }],
    ...{ threads: [], consent: 'I agree.' },
    ...changes,
  }
}

interface Node {
  type: string
  name?: string
  attribs?: Record<string, string>
  children?: Node[]
}

const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)]

const active = new Set(['script', 'iframe', 'object', 'embed', 'style', 'base', 'meta', 'link'])

/** How many elements of a page can do something by themselves; refuses attributes that could. */
function count(text: string): number {
  const nodes = nodesOf(parseDocument(text) as unknown as Node)
  for (const [name, value] of nodes.flatMap(({ attribs = {} }) => Object.entries(attribs))) {
    assert.doesNotMatch(name, /^on|^style$|^srcdoc$/)
    const isAddress = name === 'href' || name === 'src'
    if (isAddress) assert.doesNotMatch(value, /^\s*(?:javascript|data|vbscript|file):/i)
  }
  return nodes.filter(({ name }) => name !== undefined && active.has(name)).length
}

/** A page on which everybody who can has written the same text. */
function filledWith(text: string): PageView {
  const document = {
    ...sampleDocument,
    title: text,
    brand: { ...sampleDocument.brand, name: text, footer: text },
    to: { name: text, lines: [text] },
    from: { name: text, lines: [text] },
    blocks: [{ id: 'x', type: 'prices' as const, title: text }, ...sampleDocument.blocks],
    items: sampleDocument.items.map((item) => ({
      ...item,
      name: text,
      description: text,
      unit: text,
    })),
    groups: sampleDocument.groups.map((group) => ({ ...group, name: text })),
  }
  const said = { id: 'c', author: text, isOwn: true, text, at: now, isResolved: false }
  return viewOf({
    document,
    consent: text,
    reader: { name: text, email: text, role: 'signer' },
    signers: [{ name: text, isReader: true, hasSigned: false }],
    threads: [{ ...said, itemId: null, blockId: null, replies: [said] }],
    form: { focus: null, name: text, typed: text, reason: text, faults: { error: text } },
  })
}

test('no text of anybody becomes markup, wherever it stands', () => {
  const usual = count(proposalPage(viewOf()).text)
  for (const [what, full] of Object.entries(hostileTexts)) {
    const view = filledWith(full.slice(0, 2_000))
    assert.equal(count(proposalPage(view).text), usual, what)
    count(signedPage(view, { signedAt: now, isComplete: true }).text)
    count(endedPage({ ...view, figures: figuresIn(view), end: 'expired' }).text)
  }
})

test('no name turns round what stands beside it', () => {
  const view = filledWith('Ines \u202e00,11\u2066 \u202b')
  const pages = [
    proposalPage(view),
    signedPage(view, { signedAt: now, isComplete: true }),
    endedPage({ ...view, figures: figuresIn(view), end: 'expired' }),
  ]
  for (const { text } of pages) {
    assert.match(text, /Ines 00,11/)
    assert.doesNotMatch(text, /[\u202a-\u202e\u2066-\u2069]/)
  }
})

test('an author’s Markdown stands in the page as what it is allowed to be', () => {
  const usual = count(proposalPage(viewOf()).text)
  for (const [what, text] of Object.entries(hostileTexts)) {
    if (text.length > 2_000) continue
    const blocks = [textBlock(text)]
    const { text: markup } = proposalPage(viewOf({ document: { ...sampleDocument, blocks } }))
    assert.equal(count(markup), usual, what)
  }
})

test('the page speaks the language of the proposal, and runs as it does', () => {
  for (const [language, direction] of [
    ['de', 'ltr'],
    ['fr-CA', 'ltr'],
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
  ]) {
    const document = { ...sampleDocument, language: language ?? '' }
    const { text } = proposalPage(viewOf({ document }))
    assert.match(text, new RegExp(`<html lang="${language?.slice(0, 2)}" dir="${direction}">`))
  }
  const { text } = proposalPage(viewOf({ document: { ...sampleDocument, language: 'ja' } }))
  assert.match(text, /<html lang="en" dir="ltr">[\s\S]*<article lang="ja"/)
})

test('style sheet and script together are less than 100 kB as they are sent', () => {
  const sizes = (['page.css', 'page.js'] as const).map((file) => {
    const asset = findAsset(assetPath(file).split('/').at(-1) ?? '')
    return asset?.compressed?.length ?? assert.fail(`${file} is not there`)
  })
  const page = Buffer.byteLength(proposalPage(viewOf()).text)
  assert.ok(sizes.reduce((sum, size) => sum + size, page) < 100_000, `${sizes} and ${page}`)
})

test('the page brings its own faces, and those of Latin are asked for with it', () => {
  const sheet = findAsset(assetPath('page.css').split('/').at(-1) ?? '')?.bytes.toString() ?? ''
  const links = [...sheet.matchAll(/url\("\/p\/assets\/([\w-]+\.woff2)"\)/g)]
  assert.equal(links.length, 4)
  for (const [, name = ''] of links) {
    assert.equal(findAsset(name)?.bytes.subarray(0, 4).toString(), 'wOF2', name)
  }
  const preloads = [
    ...proposalPage(viewOf()).text.matchAll(/rel="preload"[^>]*\/([\w-]+\.woff2)"/g),
  ]
  const bytes = preloads.map(([, name = '']) => findAsset(name)?.bytes.length ?? 0)
  assert.equal(bytes.length, 2)
  assert.ok(bytes.every((one) => one > 0) && Math.max(...bytes) < 100_000, `${bytes}`)
})

test('times are those of the organization, with the name of its zone', () => {
  const view = viewOf()
  const { text } = proposalPage(view)
  // Midnight in Berlin.
  assert.match(text, /<time datetime="2026-12-12T23:00:00\.000Z">[^<:]*12[^<:]*<\/time>/)
  const expiresAt = new Date('2026-12-12T22:00:00.000Z')
  const shown = proposalPage(viewOf({ expiresAt })).text
  assert.match(shown, /<time datetime="[^"]+">[^<]*12[^<]*(?:23:00|11:00)[^<]*(?:CET|GMT\+1|MEZ)</)
  const signed = signedPage(view, { signedAt: now, isComplete: true }).text
  assert.match(signed, /(?:15:41|3:41)[^<]*(?:CET|GMT\+1|MEZ)/)
  assert.equal(signed.includes('UTC'), false)
})

test('the page’s own words are in the language that the reader has chosen', () => {
  const { text } = proposalPage(viewOf({ ...languageOf('fr'), locale: 'fr' }))
  assert.match(text, /<html lang="fr" dir="ltr">/)
  assert.match(text, /<article lang="en[^"]*" dir="auto">/)
  assert.match(
    text,
    /href="\/p\/token\?language=fr" lang="fr" hreflang="fr" aria-current="true">Français/,
  )
  assert.match(text, /href="\/p\/token\?language=he" lang="he" hreflang="he">עברית/)
})
