import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { atDepth } from '../../../test/depth.ts'
import { createToken, hashToken, isWellFormed } from './token.ts'

// Made with Python: zlib.crc32 of the 32 characters, written in base62 with digits, then A-Z, then a-z.
const vectors = [
  'cap_000000000000000000000000000000002wjyrI',
  'cap_zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz4W8LJS',
  'cap_0123456789ABCDEFGHIJKLMNOPQRSTUV1ggZdL',
  'cap_Zk3v9QmT1xB7rL0dYw5sNf8HcJ2uGpAe3ng5JD',
  'cap_WNapJRWhMmXK07SjSMJYPLokhaV7fwOO00VUzy',
]

describe('a token', () => {
  for (const token of vectors) {
    test(`${token} has the checksum of its characters`, () => {
      assert.equal(isWellFormed(token), true)
    })
  }

  test('that is new has the published form, and is like no other', () => {
    const tokens = Array.from({ length: 200 }, createToken)
    for (const token of tokens) {
      assert.match(token, /^cap_[0-9A-Za-z]{38}$/)
      assert.equal(isWellFormed(token), true)
    }
    assert.equal(new Set(tokens).size, tokens.length)
    assert.equal(new Set(tokens.flatMap((token) => [...token.slice(4, 36)])).size, 62)
  })

  test('with any one character changed is refused', () => {
    const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_-. '
    const token = createToken()
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...digits), (at, digit) => {
        fc.pre(token[at] !== digit)
        assert.equal(isWellFormed(token.slice(0, at) + digit + token.slice(at + 1)), false)
      }),
      { numRuns: atDepth(1000) },
    )
  })

  test('with two neighbours swapped, cut or lengthened is refused', () => {
    const token = vectors[2] ?? ''
    for (let at = 4; at < 35; at++) {
      const swapped = token.slice(0, at) + token[at + 1] + token[at] + token.slice(at + 2)
      assert.equal(isWellFormed(swapped), swapped === token, swapped)
    }
    for (const wrong of [
      '',
      token.slice(0, -1),
      `${token}0`,
      ` ${token}`,
      `${token}\n`,
      token.toLowerCase(),
    ])
      assert.equal(isWellFormed(wrong), false)
  })

  test('is stored as its SHA-256', () => {
    assert.equal(
      hashToken('abc').toString('hex'),
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })
})
