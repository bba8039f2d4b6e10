import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isRefusal, toApiError } from './refusals.ts'

const fault = (code: string, more: object = {}): Error =>
  Object.assign(new Error('inside of the database'), { code, ...more })

test('a refusal comes from the database, and not from a connection that it does not answer', () => {
  assert.deepEqual(
    ['55P03', '08006', 'CP402'].map((code) => isRefusal(fault(code))),
    [true, true, true],
  )
  assert.deepEqual(
    ['EPIPE', 'ECONNRESET'].map((code) => isRefusal(fault(code))),
    [false, false],
  )
  assert.equal(isRefusal(new Error('Query read timeout')), false)
})

describe('a fault of the database', () => {
  test('is a 409 that names the field when an index says what must be unique', () => {
    const refusal = toApiError(fault('23505', { constraint: 'tokens_unique_previous_hash' }))
    assert.deepEqual(
      [refusal?.status, refusal?.code, refusal?.field],
      [409, 'duplicate_resource', 'previousHash'],
    )
  })

  test('names the same field when the index is that of a shard', () => {
    const fieldOf = (constraint: string) => toApiError(fault('23505', { constraint }))?.field
    assert.equal(fieldOf('members_unique_person_102219'), 'person')
    assert.equal(fieldOf('tokens_unique_previous_hash_102219'), 'previousHash')
  })

  test('is a 409 that names the field which a function of ours puts in the place of the column', () => {
    const more = {
      constraint: 'contacts_unique_email',
      hint: 'additionalEmails.1',
      message: 'No.',
    }
    const refusal = toApiError(fault('23505', more))
    assert.deepEqual(
      [refusal?.status, refusal?.field, refusal?.message],
      [409, 'additionalEmails.1', 'No.'],
    )
  })

  test('is a 422 that names the field when it refers to nothing', () => {
    for (const constraint of ['contacts_refers_owner_id', 'contacts_refers_owner_id_102219']) {
      const refusal = toApiError(fault('23503', { constraint }))
      assert.deepEqual(
        [refusal?.status, refusal?.code, refusal?.field],
        [422, 'validation_error', 'ownerId'],
      )
    }
  })

  test('is a 402 with its sentence when a trigger says that the plan is full', () => {
    const refusal = toApiError(fault('CP402', { message: 'The plan allows 2 contacts.' }))
    assert.deepEqual([refusal?.status, refusal?.message], [402, 'The plan allows 2 contacts.'])
  })

  test('is the same when the coordinator of a distributed database passes on the message and no code', () => {
    const refusalOf = (message: string, more: object = {}) => {
      const refusal = toApiError(fault('XX000', { message, ...more }))
      return [refusal?.status, refusal?.field]
    }
    const taken = 'duplicate key value violates unique constraint "people_unique_email_102219"'
    const missing =
      'insert or update on table "contacts_102219" violates foreign key constraint "contacts_refers_owner_id_102219"'
    const full = { detail: 'CP402' }
    assert.deepEqual(refusalOf(taken), [409, 'email'])
    assert.deepEqual(refusalOf(missing), [422, 'ownerId'])
    assert.deepEqual(refusalOf('The plan allows 2 contacts.', full), [402, undefined])
    assert.deepEqual(refusalOf('canceling statement due to statement timeout'), [503, undefined])
    assert.deepEqual(refusalOf('No space left on device'), [503, undefined])
    assert.deepEqual(refusalOf('postmaster was shut down, exiting'), [503, undefined])
    for (const lost of [
      'failure on connection marked as essential: 10.0.0.7:5432',
      'connection to the remote node app@10.0.0.7:5432 failed with the following error: timeout',
      'could not commit transaction for shard 102219 on at least one active node',
      'could not find any healthy placement for shard 102219',
    ]) {
      assert.deepEqual(refusalOf(lost), [503, undefined], lost)
    }
    assert.deepEqual(refusalOf('cache lookup failed for type 7'), [undefined, undefined])
  })

  for (const code of [
    '08006',
    '57P01',
    '57P03',
    '53300',
    '57014',
    '25006',
    '40001',
    '40P01',
    '55P03',
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ENOTFOUND',
  ]) {
    test(`${code} is a 503 that says when to come back, and nothing of the inside`, () => {
      const refusal = toApiError(fault(code))
      assert.deepEqual([refusal?.status, refusal?.code], [503, 'unavailable'])
      assert.equal(refusal?.headers['Retry-After'], '1')
      assert.doesNotMatch(refusal?.message ?? '', /inside/)
    })
  }

  for (const code of ['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE']) {
    test(`${code}, of a file, is a 503 that says what is missing`, () => {
      const refusal = toApiError(fault(code))
      assert.deepEqual([refusal?.status, refusal?.headers['Retry-After']], [503, '1'])
      assert.match(refusal?.message ?? '', /no space for files/)
    })
  }

  for (const message of [
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
  ]) {
    test(`“${message}”, which carries no code, is a 503 too`, () => {
      assert.equal(toApiError(new Error(message))?.status, 503)
    })
  }

  test('is our own mistake otherwise', () => {
    for (const error of [
      fault('42703'),
      fault('23505', { constraint: 'credit_entries_once' }),
      fault('23505', { constraint: 'contacts_pkey' }),
      fault('23505', { constraint: 'members_unique_person_of_another_table' }),
      new Error('anything'),
      'a text',
      null,
    ]) {
      assert.equal(toApiError(error), null)
    }
  })
})
