import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parseList } from '../../../test/structured-field.ts'
import { ApiError } from '../errors.ts'
import { rateHeaders, readCredential, requireScope } from './principal.ts'

const refused = (run: () => unknown, code: string): void =>
  assert.throws(run, (error) => {
    assert.ok(error instanceof ApiError)
    assert.equal(error.code, code)
    if (error.status === 401) assert.equal(error.headers['WWW-Authenticate'], 'Bearer')
    return true
  })

describe('the credential of a request', () => {
  for (const headers of [
    { authorization: 'Bearer one' },
    { authorization: 'bearer one' },
    { authorization: 'BEARER  one' },
    { 'x-api-key': 'one' },
    { authorization: 'Bearer one', 'x-api-key': 'one' },
  ]) {
    test(`is read from ${JSON.stringify(headers)}`, () => {
      assert.equal(readCredential(headers), 'one')
    })
  }

  test('is missing when neither header is there', () => {
    refused(() => readCredential({}), 'missing_token')
    refused(() => readCredential({ cookie: 'token=one' }), 'missing_token')
  })

  for (const headers of [
    { authorization: 'Bearer one', 'x-api-key': 'two' },
    { authorization: 'Basic b25lOnR3bw==' },
    { authorization: 'Bearer' },
    { authorization: 'Bearer one two' },
    { authorization: 'one' },
    { 'x-api-key': ['one', 'two'] },
  ]) {
    test(`is refused in ${JSON.stringify(headers)}`, () => {
      refused(() => readCredential(headers), 'invalid_token')
    })
  }
})

describe('a scope', () => {
  const principal = (scopes: string[]) =>
    ({ scopes }) as unknown as Parameters<typeof requireScope>[0]

  test('is there by its name or by *, and not by its neighbours', () => {
    requireScope(principal(['contacts:read']), 'contacts:read')
    requireScope(principal(['*']), 'contacts:read')
    requireScope(principal([]), null)
    for (const scopes of [[], ['contacts:write'], ['knowledge:read'], ['contacts:*'], ['contacts']])
      refused(() => requireScope(principal(scopes), 'contacts:read'), 'insufficient_scope')
  })

  test('that is missing is named', () => {
    assert.throws(() => requireScope(principal([]), 'webhooks:write'), /webhooks:write/)
  })
})

describe('the RateLimit headers', () => {
  test('are lists of structured fields, with what the draft asks for', () => {
    const rest = { retryAfterSeconds: 1, admitted: true }
    const headers = rateHeaders([
      { name: 'token', limit: 600, remaining: 99, resetSeconds: 12, ...rest },
      { name: 'organization', limit: 1_800, remaining: 250, resetSeconds: 3, ...rest },
    ])
    assert.deepEqual(parseList(headers['RateLimit-Policy'] ?? ''), [
      { item: 'token', parameters: { q: 600, w: 60 } },
      { item: 'organization', parameters: { q: 1_800, w: 60 } },
    ])
    assert.deepEqual(parseList(headers['RateLimit'] ?? ''), [
      { item: 'token', parameters: { r: 99, t: 12 } },
      { item: 'organization', parameters: { r: 250, t: 3 } },
    ])
  })

  test('are not there where nothing limits', () => {
    assert.deepEqual(rateHeaders([]), {})
  })
})
