import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../test/factories.ts'
import { type Harness, harness, onCluster } from '../../../test/harness.ts'
import { OrganizationId } from '../../platform/ids.ts'
import { applyRetention } from './service.ts'

const path = '/v1/audit-log/verification'
const verification = async ({ owner }: Harness) => (await owner.get(path)).body

/** Ten entries in the chain of the first organization: its token, a contact, and eight changes of it. */
async function chained(t: TestContext): Promise<Harness> {
  const app = await harness(t)
  const { id } = await make.contact(app)
  for (let i = 0; i < 8; i++) await app.owner.patch(`/v1/contacts/${id}`, { company: `No. ${i}` })
  await app.drain()
  return app
}

/** What somebody with the database in hand may do: the guard of the table is no hindrance to them. */
async function tamper({ context, organization }: Harness, statement: string): Promise<void> {
  const id = OrganizationId.read(organization.id)
  await context.database.db.transaction().execute(async (tx) => {
    await sql`alter table audit_entries disable trigger keep_audit_entry`.execute(tx)
    await sql`alter table audit_links disable trigger keep_audit_link`.execute(tx)
    await sql.raw(statement.replaceAll('$org', `'${id}'`)).execute(tx)
    await sql`alter table audit_entries enable trigger keep_audit_entry`.execute(tx)
    await sql`alter table audit_links enable trigger keep_audit_link`.execute(tx)
  })
}

describe('the chain of an audit log', () => {
  test('is intact as long as nobody touches it, and ends with a hash to keep', async (t) => {
    const app = await chained(t)
    const { lastHash, ...rest } = await verification(app)
    assert.deepEqual(rest, { intact: true, entries: 10, firstBroken: null })
    const [newest] = (await app.owner.get('/v1/audit-log')).body.data
    assert.deepEqual([newest.hash, newest.position], [lastHash, 10])
  })

  test('goes on where it ended, in batches as in one', async (t) => {
    const app = await chained(t)
    const { lastHash } = await verification(app)
    for (let i = 0; i < 600; i++)
      await sql`
      with entry as (
        insert into audit_entries select organization_id, uuid_v7(), at, actor_kind, actor_id, actor_name,
          action, resource_type, resource_id, before, after, salt, digest, address, user_agent, request_id
        from audit_entries where action = 'issueToken' limit 1
        returning organization_id, id)
      insert into audit_unchained select organization_id, id from entry`.execute(
        app.context.database.db,
      )
    await app.drain()
    const after = await verification(app)
    assert.deepEqual([after.intact, after.entries], [true, 610])
    assert.notEqual(after.lastHash, lastHash)
  })

  const where = 'where organization_id = $org'
  const at = (seq: number): string =>
    `${where} and id = (select entry_id from audit_links ${where} and seq = ${seq})`
  const harm: [what: string, statement: string, position: number, reason: string][] = [
    ['removed in the middle', `delete from audit_entries ${at(4)}`, 4, 'missing'],
    ['removed at the beginning', `delete from audit_entries ${at(1)}`, 1, 'missing'],
    ['removed at the end', `delete from audit_entries ${at(10)}`, 10, 'missing'],
    [
      'removed with the numbers closed up',
      `delete from audit_entries ${at(4)}; delete from audit_links ${where} and seq = 4;
       update audit_links set seq = -seq ${where} and seq > 4;
       update audit_links set seq = -seq - 1 ${where} and seq < 0;`,
      4,
      'altered',
    ],
    [
      'given to another actor',
      `update audit_entries set actor_name = 'Mallory' ${at(5)}`,
      5,
      'altered',
    ],
    [
      'rewritten in what it was before',
      `update audit_entries set before = '{}' ${at(6)}`,
      6,
      'altered',
    ],
    [
      'rewritten in what it was after, with a digest that fits',
      `update audit_entries set after = '{}',
         digest = sha256(salt || convert_to('[' || to_json(before) || ',"{}"]', 'utf8'))
       ${at(6)}`,
      6,
      'altered',
    ],
    [
      'swapped with its neighbour',
      `update audit_links set seq = -seq ${where} and seq in (2, 3);
       update audit_links set seq = 5 + seq ${where} and seq < 0;`,
      2,
      'altered',
    ],
    [
      'added at the end',
      `with entry as (
         insert into audit_entries select organization_id, uuid_v7(), at, actor_kind, actor_id, actor_name,
           action, resource_type, resource_id, before, after, salt, digest, address, user_agent, request_id
         from audit_entries ${at(10)} returning id)
       insert into audit_links select organization_id, 11, entry.id, hash
         from audit_links, entry ${where} and seq = 10`,
      11,
      'altered',
    ],
  ]
  for (const [what, statements, position, reason] of harm) {
    test(`shows an entry that was ${what}`, {
      skip: onCluster && statements.includes('to_json(') && 'Citus refuses the statement',
    }, async (t) => {
      const app = await chained(t)
      for (const statement of statements.split(';').filter((one) => one.trim())) {
        await tamper(app, statement)
      }
      const { intact, firstBroken } = await verification(app)
      assert.deepEqual([intact, firstBroken], [false, { position, reason }])
    })
  }

  test('cannot be shortened or rewritten by a statement of ours', async (t) => {
    const { context } = await chained(t)
    for (const statement of [
      sql`delete from audit_entries`,
      sql`update audit_entries set actor_name = 'Mallory'`,
      sql`delete from audit_links`,
      sql`update audit_links set seq = seq + 100, hash = ''`,
      sql`update audit_entries set before = null, after = null, salt = null, action = ''`,
    ]) {
      await assert.rejects(statement.execute(context.database.db), /neither changed nor deleted/)
    }
  })
})

describe('retention of the audit log', () => {
  test('takes what is older than the setting, and the rest still verifies', async (t) => {
    const app = await chained(t)
    app.clock.advance('399d')
    const { id } = await make.contact(app)
    await app.drain()
    app.clock.advance('2d')
    await applyRetention(app.context)
    const { intact, entries } = await verification(app)
    assert.deepEqual([intact, entries], [true, 1])
    const { data } = (await app.owner.get('/v1/audit-log')).body
    assert.deepEqual(
      data.map(({ resource }: { resource: { id: string } }) => resource.id),
      [id],
    )
  })

  test('leaves a chain in which a later removal shows', async (t) => {
    const app = await chained(t)
    app.clock.advance('401d')
    for (let i = 0; i < 3; i++) await make.contact(app)
    await app.drain()
    await applyRetention(app.context)
    await tamper(
      app,
      'delete from audit_entries where id = (select entry_id from audit_links where organization_id = $org and seq = 11)',
    )
    assert.deepEqual((await verification(app)).firstBroken, { position: 11, reason: 'missing' })
  })
})

describe('the deletion of a contact', () => {
  test('expunges what the log says of it, and the chain stays whole', async (t) => {
    const app = await chained(t)
    const [{ resource, before }] = (await app.owner.get('/v1/audit-log')).body.data
    assert.equal(before.company, 'No. 6')
    await app.owner.delete(`/v1/contacts/${resource.id}`)
    await app.drain()
    const { data } = (await app.owner.get(`/v1/audit-log?resource=${resource.id}`)).body
    assert.equal(data.length, 10)
    for (const entry of data) {
      assert.deepEqual([entry.before, entry.after, entry.expunged], [null, null, true])
    }
    assert.equal((await verification(app)).intact, true)
  })
})
