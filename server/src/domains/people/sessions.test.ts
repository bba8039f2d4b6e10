import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { harness } from '../../../test/harness.ts'
import { dumpTables } from '../../../test/tables.ts'
import { joined, mailedToken, signedUp, Visitor } from '../../../test/visitor.ts'

const ada = { name: 'Ada', email: 'ada@sessions.example', password: 'a difference engine' }
const bob = { name: 'Bob', email: 'bob@sessions.example', password: 'another long password' }

describe('a session', () => {
  test('is kept without its token; those of before are hashed and go on', async (t) => {
    const app = await harness(t)
    const { db } = app.context.database
    const visitor = await signedUp(app, ada)
    const [token = ''] = visitor.cookie('session_token').split('.')
    assert.match(token, /^\w{32}$/)
    const holders = (await dumpTables(db)).filter((table) => table.text.includes(token))
    assert.deepEqual(holders, [])

    await sql`update sessions set token = ${token}`.execute(db)
    assert.equal((await visitor.get('/session/me')).status, 401)
    const migration = await readFile('server/migrations/0021_people_secrets.sql', 'utf8')
    await sql.raw(/^update sessions[^;]+/m.exec(migration)?.[0] ?? '').execute(db)
    assert.equal((await visitor.get('/session/me')).status, 200)
  })

  test('ends with the password elsewhere, and so does every link that resets it', async (t) => {
    const app = await harness(t)
    const [here, there] = [await signedUp(app, ada), new Visitor(app)]
    assert.equal((await there.signIn(ada.email, ada.password)).status, 200)
    const links: string[] = []
    for (let i = 0; i < 3; i++) {
      await there.post('/session/auth/request-password-reset', { email: ada.email })
      links.push(await mailedToken(app))
    }
    const reset = (token = '', newPassword = '') =>
      new Visitor(app).post('/session/auth/reset-password', { token, newPassword })
    assert.equal((await reset(links[0], 'the second password')).status, 200)
    assert.equal((await reset(links[1], 'of somebody else')).status, 422)

    assert.equal((await here.signIn(ada.email, 'the second password')).status, 200)
    assert.equal((await there.signIn(ada.email, 'the second password')).status, 200)
    await here.post('/session/auth/request-password-reset', { email: ada.email })
    const link = await mailedToken(app)
    const change = { currentPassword: 'the second password', newPassword: 'the third password' }
    assert.equal((await here.post('/session/auth/change-password', change)).status, 200)
    assert.equal((await there.get('/session/me')).status, 401)
    assert.equal((await here.get('/session/me')).status, 200)
    assert.equal((await reset(link, 'of somebody else')).status, 422)
  })
})

describe('GET /session/live', () => {
  test('200 ends when its session ends, and when its person is removed', async (t) => {
    const app = await harness(t)
    const owner = await signedUp(app, ada)
    const member = await joined(app, owner, bob, 'member')
    const elsewhere = new Visitor(app)
    await elsewhere.signIn(ada.email, ada.password)
    const streams = [await elsewhere.listen('/session/live'), await member.listen('/session/live')]
    const { data } = (await owner.get('/session/members')).body
    const { id } = data.find((one: { email: string }) => one.email === bob.email)
    assert.equal((await elsewhere.post('/session/auth/sign-out')).status, 200)
    assert.equal((await owner.delete(`/session/members/${id}`)).status, 204)
    await owner.post('/session/v1/contacts', { name: 'Anna' })
    for (const stream of streams) assert.doesNotMatch(await text(stream), /contact.created/)
  })
})
