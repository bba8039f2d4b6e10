import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { readConfig } from './config.ts'
import { completeSecrets } from './secrets.ts'

/** A data directory that does not exist yet. */
function freshDirectory(t: TestContext): string {
  const parent = mkdtempSync(join(tmpdir(), 'capstan-secrets-'))
  t.after(() => rmSync(parent, { recursive: true }))
  return join(parent, 'data')
}

const complete = (environment: Record<string, string>) =>
  completeSecrets(...readConfig(environment))

describe('the secrets of an embedded installation', () => {
  test('are made once, and are the same at the next start', (t) => {
    const directory = freshDirectory(t)
    const first = complete({ CAPSTAN_DATA_DIR: directory })
    assert.equal(first.secretKeys[0]?.length, 32)
    assert.match(first.operatorKey, /^capop_[\w-]{32}$/)
    assert.deepEqual(complete({ CAPSTAN_DATA_DIR: directory }), first)
  })

  test('lie in keys.json, which only its owner may read, and nowhere beside it', (t) => {
    const directory = freshDirectory(t)
    const { operatorKey } = complete({ CAPSTAN_DATA_DIR: directory })
    assert.deepEqual(readdirSync(directory), ['keys.json'])
    assert.equal(statSync(join(directory, 'keys.json')).mode & 0o777, 0o600)
    assert.equal(statSync(directory).mode & 0o777, 0o700)
    assert.match(readFileSync(join(directory, 'keys.json'), 'utf8'), new RegExp(operatorKey))
  })

  test('a key that is given goes before the one that was made', (t) => {
    const directory = freshDirectory(t)
    const made = complete({ CAPSTAN_DATA_DIR: directory })
    const operatorKey = 'given-operator-key-of-the-test'
    const given = complete({ CAPSTAN_DATA_DIR: directory, CAPSTAN_OPERATOR_KEY: operatorKey })
    assert.deepEqual(given, { ...made, operatorKey })
  })

  test('no file is made when all keys are given', (t) => {
    const directory = freshDirectory(t)
    complete({
      CAPSTAN_DATA_DIR: directory,
      CAPSTAN_OPERATOR_KEY: 'given-operator-key-of-the-test',
      CAPSTAN_SECRET_KEY: Buffer.alloc(32).toString('base64'),
    })
    assert.equal(existsSync(directory), false)
  })
})
