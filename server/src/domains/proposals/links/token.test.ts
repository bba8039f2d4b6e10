import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashSecret } from '../../../platform/crypto/hash.ts'
import { newId } from '../../../platform/ids.ts'
import { nilId } from '../../../platform/operations/principal.ts'
import { createLinkToken, readLinkToken } from './links.ts'

test('a token of a link leads to its organization, and its hash is of the secret part alone', () => {
  const organizationId = newId()
  const { token, hash } = createLinkToken(organizationId)
  assert.match(token, /^[0-7][0-9a-hjkmnp-tv-z]{25}[0-9A-Za-z]{43}$/)
  assert.deepEqual(readLinkToken(token), { organizationId, hash })
  assert.deepEqual(hash, hashSecret(token.slice(26)))
  assert.notEqual(createLinkToken(organizationId).token, token)
})

test('the secret of a link takes the whole range of 256 bits', () => {
  const id = newId()
  const first = new Set(Array.from({ length: 400 }, () => createLinkToken(id).token.charAt(26)))
  assert.ok(first.size > 50, `${first.size} first digits in 400 tokens`)
})

test('an invalid link token leads to an organization that does not exist', () => {
  const { token } = createLinkToken(newId())
  for (const text of [
    '',
    'x',
    token.slice(1),
    `${token}A`,
    `${token.slice(0, 68)}-`,
    token.toUpperCase(),
  ]) {
    assert.equal(readLinkToken(text).organizationId, nilId, text)
  }
})
