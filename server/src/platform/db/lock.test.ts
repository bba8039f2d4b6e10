import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { harness, onPostgres } from '../../../test/harness.ts'
import { countQueries } from '../../../test/queries.ts'
import { newId } from '../ids.ts'
import { toApiError } from './refusals.ts'

const actor = { kind: 'system' } as const

describe('the lock of a work', () => {
  test('is held until the end: of works that read and add, none is lost', async (t) => {
    const { context } = await harness(t)
    const organizationId = newId()
    let value = 0
    const add = () =>
      context.transact(organizationId, actor, async (work) => {
        work.lock('sum')
        await work.db.selectFrom('plans').select('key').execute()
        const read = value
        await work.db.selectFrom('plans').select('key').execute()
        value = read + 1
      })
    await Promise.all(Array.from({ length: 12 }, add))
    assert.equal(value, 12)
  })

  test('of one name and organization holds up no other', {
    skip: !onPostgres && 'needs two connections: PostgreSQL',
  }, async (t) => {
    const { context } = await harness(t)
    const [first, second] = [newId(), newId()]
    const take = (organizationId: string, name: string, then = async () => {}) =>
      context.transact(organizationId, actor, async (work) => {
        work.lock(name)
        await work.db.selectFrom('plans').select('key').execute()
        await then()
      })
    await take(first, 'credits', async () => {
      await take(first, 'another')
      await take(second, 'credits')
      await assert.rejects(take(first, 'credits'), (error) => {
        return toApiError(error)?.code === 'unavailable'
      })
    })
    await take(first, 'credits')
  })

  test('costs the embedded database no statement', {
    skip: onPostgres && 'about the embedded database',
  }, async (t) => {
    const { context } = await harness(t)
    const queries = countQueries(t)
    await context.transact(newId(), actor, async (work) => work.lock('any'))
    assert.equal(queries(), 2, 'begin and commit')
  })
})
