import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { countTokens as countCl100k } from 'gpt-tokenizer/encoding/cl100k_base'
import { countTokens } from './tokens.ts'

const sumOf = (pieces: readonly string[]): number =>
  pieces.reduce((sum, piece) => sum + countCl100k(piece), 0)

// Apart these count 100, together 51: what is counted in pieces shows.
const words = Array.from({ length: 50 }, () => 'word ')

describe('countTokens', () => {
  for (const space of ' \t\n\v\f\r\u00a0\u1680\u2003\u2028\u202f\u3000\ufeff') {
    it(`counts a text with breaks of ${JSON.stringify(space)} as a whole`, () => {
      const text = words.join('') + `word${space}`.repeat(300)
      assert.equal(countTokens(text), countCl100k(text))
    })
  }

  for (const mark of '\b\x0e\x1f!\x9f¡\u0085\u200b漢') {
    it(`takes ${JSON.stringify(mark)} for no break`, () => {
      const run = `word${mark}`.repeat(200)
      assert.ok(run.length >= 1_000)
      assert.equal(countTokens(words.join('') + run), sumOf([...words, run]))
    })
  }

  it('counts a run of 1,000 characters in pieces, wherever it stands', () => {
    const run = 'x'.repeat(1_000)
    for (const pieces of [
      [run, 'b'],
      ['a ', run],
      [`${run} `, 'b'],
      [run, run, 'x'.repeat(40)],
    ]) {
      const text = pieces.join('')
      assert.equal(countTokens(text), sumOf(pieces), `${text.length} characters`)
    }
    for (const text of [`a ${run.slice(1)}`, `${run.slice(1)} b`])
      assert.equal(countTokens(text), countCl100k(text), 'a shorter run as a whole')
  })

  it('counts a run of white space in pieces too', () => {
    for (const space of ' \t\u2003') {
      const pieces = [space.repeat(1_000), space.repeat(40)]
      assert.equal(countTokens(pieces.join('')), sumOf(pieces), JSON.stringify(space))
    }
  })

  it('counts the name of a special token as text', () => {
    assert.ok(countTokens('<|endoftext|>') > 1)
  })
})
