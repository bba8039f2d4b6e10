import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../test/factories.ts'
import { type Harness, harness } from '../../../test/harness.ts'
import { countQueries } from '../../../test/queries.ts'
import { joined, signedUp } from '../../../test/visitor.ts'
import { hashSecret } from '../crypto/hash.ts'
import { newId, OrganizationId } from '../ids.ts'
import { deleteHomes, findHome, insertHome, TokenHomes } from './token-homes.ts'

const hashOf = (token: string): Buffer => hashSecret(token)

/** Hexadecimal hashes of all homes, and of all values by which somebody may come in. */
async function compareHomes({ context }: Harness) {
  const { db } = context.database
  const homes = await db.selectFrom('token_homes').select('hash').execute()
  const tokens = await db.selectFrom('tokens').select(['hash', 'previous_hash']).execute()
  const invitations = await db.selectFrom('invitations').select('hash').execute()
  const values = [
    ...tokens.flatMap(({ hash, previous_hash }) =>
      previous_hash ? [hash, previous_hash] : [hash],
    ),
    ...invitations.map(({ hash }) => hash),
  ]
  const hex = (hashes: Uint8Array[]) => hashes.map((one) => Buffer.from(one).toString('hex')).sort()
  return { homes: hex(homes.map(({ hash }) => hash)), values: hex(values) }
}

describe('the homes of tokens', () => {
  test('are those of the values that a token has, through any number of rotations', async (t) => {
    const app = await harness(t)
    const { id, token } = await make.token(app, ['*'])
    const path = `/operator/v1/organizations/${app.organization.id}/tokens/${id}/rotate`
    for (const overlapHours of [24, 24, 0]) {
      assert.equal((await app.operator.post(path, { overlapHours })).status, 200)
      const { homes, values } = await compareHomes(app)
      assert.deepEqual(homes, values)
    }
    assert.equal(await findHome(app.context.database.db, hashOf(token)), undefined)
  })

  test('are those of the invitations that are open', async (t) => {
    const app = await harness(t)
    const password = 'a difference engine'
    const owner = await signedUp(app, { name: 'Ada', email: 'ada@homes.example', password })
    await joined(app, owner, { name: 'Bob', email: 'bob@homes.example', password }, 'member')
    const invite = (email: string) =>
      owner.post('/session/invitations', { email, role: 'member' }).then(({ body }) => body)
    await invite('eve@homes.example')
    await invite('eve@homes.example')
    const { id } = await invite('carl@homes.example')
    assert.equal((await owner.delete(`/session/invitations/${id}`)).status, 204)
    const { homes, values } = await compareHomes(app)
    assert.deepEqual(homes, values)
    assert.equal(
      (await app.context.database.db.selectFrom('invitations').select('id').execute()).length,
      1,
    )
  })

  test('are looked up once, by all who ask at the same time together', async (t) => {
    const app = await harness(t)
    const { db } = app.context.database
    const organization = OrganizationId.read(app.organization.id) ?? ''
    const { token } = await make.token(app, ['*'])
    const homes = new TokenHomes(db)
    const queries = countQueries(t)
    const ask = () => homes.find(hashOf(token))
    assert.equal(await ask(), organization)
    assert.equal(await ask(), organization)
    assert.equal(queries(), 1)
    const crowd = Array.from({ length: 50 }, (_, n) => homes.find(hashOf(`unknown ${n}`)))
    assert.deepEqual(new Set(await Promise.all(crowd)), new Set([undefined]))
    assert.equal(queries(), 2)
  })

  test('are never remembered as missing', async (t) => {
    const { db } = (await harness(t)).context.database
    const homes = new TokenHomes(db)
    const [hash, organization] = [hashOf('later'), newId()]
    assert.equal(await homes.find(hash), undefined)
    await insertHome(db, hash, organization)
    assert.equal(await homes.find(hash), organization)
    await deleteHomes(db, [hash])
    assert.equal(await findHome(db, hash), undefined)
  })

  test('hold a hash once, for one organization', async (t) => {
    const app = await harness(t)
    const { organization } = await make.stranger(app)
    const { token } = await make.token(app, ['*'])
    const other = OrganizationId.read(organization.id) ?? ''
    await assert.rejects(insertHome(app.context.database.db, hashOf(token), other), {
      code: '23505',
    })
  })
})
