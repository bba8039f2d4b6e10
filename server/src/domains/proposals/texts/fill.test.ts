import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hostileTexts } from '../../../../test/fixtures/hostile-texts.ts'
import { fillLine, fillTexts, listVariables, type Values } from './fill.ts'
import { parseText, treeOf } from './parse.ts'

const values: Values = {
  language: 'en',
  currency: 'EUR',
  contact: { firstName: 'Ines', lastName: ' ', nickname: null, custom: { tier: 'gold' } },
  proposal: { expiresAt: '2026-12-12T23:00:00.000Z' },
  totals: { firstTotal: 3_326_157, weight: '1234.5' },
  variables: { hostile: '**x** {{a}} <script> {{contact.firstName}}' },
}

const fill = (source: string, more: Partial<Values> = {}) =>
  fillTexts(parseText(source), { ...values, ...more })
const written = (source: string, more?: Partial<Values>) => {
  const [block] = fill(source, more).tree
  const child = block?.type === 'paragraph' ? block.children[0] : null
  return child?.type === 'text' ? child.text : null
}

describe('fillTexts', () => {
  it('puts values in as text, with their formats', () => {
    assert.equal(
      written('Dear {{contact.firstName}} ({{contact.custom.tier}})'),
      'Dear Ines (gold)',
    )
    assert.equal(written('{{totals.firstTotal | money}}'), '€33,261.57')
    assert.equal(written('{{totals.firstTotal | money}}', { language: 'de' }), '33.261,57\u00a0€')
    assert.equal(written('{{totals.firstTotal|money}}', { currency: 'JPY' }), '¥3,326,157')
    assert.equal(written('{{totals.firstTotal|money}}', { currency: 'IQD' }), 'IQD\u00a03,326.157')
    assert.equal(written('{{totals.weight | number}}'), '1,234.5')
    assert.equal(written('{{totals.weight | number}}', { language: 'en-abcde-abcde' }), '1,234.5')
    assert.equal(written('{{proposal.expiresAt | date}}'), 'December 12, 2026')
    assert.equal(written('{{contact.nickname | default: "you"}}'), 'you')
  })

  it('never parses or expands a value again', () => {
    assert.deepEqual(fill('{{variables.hostile}}').tree, [
      {
        type: 'paragraph',
        children: [{ type: 'text', text: '**x** {{a}} <script> {{contact.firstName}}' }],
      },
    ])
  })

  it('names every variable that is missing, null, blank, unknown or unfit, with its place', () => {
    const { missing, tree } = fill(
      '{{contact.phone}} {{contact.nickname}}\n\n- {{contact.lastName}}\n- {{nope}}\n\n{{contact.firstName | date}}',
    )
    assert.deepEqual(missing, [
      { variable: 'contact.phone', reason: 'missing', block: 0 },
      { variable: 'contact.nickname', reason: 'missing', block: 0 },
      { variable: 'contact.lastName', reason: 'missing', block: 1 },
      { variable: 'nope', reason: 'unknown', block: 1 },
      { variable: 'contact.firstName', reason: 'unfit', block: 2 },
    ])
    assert.match(JSON.stringify(tree), /\{\{contact\.phone\}\}/)
  })

  it('reaches own properties of values alone', () => {
    for (const path of ['contact.constructor', 'contact.__proto__', 'contact.firstName.length']) {
      assert.equal(fill(`{{${path}}}`).missing.length, 1, path)
    }
    assert.equal(fill('{{contact.custom}}').missing.length, 1)
  })

  it('leaves a text without braces as it was parsed', () => {
    const texts = Object.values(hostileTexts).filter((text) => !text.includes('{{'))
    const trees = [...texts, '# a *b*\n\n- c\n\n| d |\n| - |\n| e |'].map(treeOf)
    assert.ok(trees.filter(({ length }) => length > 0).length > 40)
    for (const tree of trees) assert.deepEqual(fillTexts(tree, values), { tree, missing: [] })
  })

  it('fills a line that is not parsed', () => {
    const { tree, missing } = fillLine('*{{contact.firstName}}* <b> {{contact.phone}}', values)
    assert.equal(tree, '*Ines* <b> {{contact.phone}}')
    assert.equal(missing.length, 1)
  })
})

describe('listVariables', () => {
  it('names each path once, in the order of the text, wherever it stands', () => {
    const source =
      '# {{contact.a}}\n\n- *{{contact.b}}*\n\n|{{contact.c}}|\n|-|\n|[{{contact.a}}](https://example.com)|\n\n> {{x}}'
    assert.deepEqual(listVariables(parseText(source)), ['contact.a', 'contact.b', 'contact.c', 'x'])
  })
})
