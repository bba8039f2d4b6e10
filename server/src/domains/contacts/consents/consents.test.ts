import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'

const newsletter = { channel: 'email', purpose: 'Newsletter', status: 'opted_in' }

async function asked(app: Harness, fields: object = {}) {
  const contact = await make.contact(app, { email: 'ada@example.com' })
  const path = `/v1/contacts/${contact.id}`
  const record = (body: object) => app.owner.post(`${path}/consents`, { ...newsletter, ...body })
  const read = async () => (await app.owner.get(path)).body
  const list = async () => (await app.owner.get(`${path}/consents`)).body.data
  return { ...contact, path, record, read, list, first: await record(fields) }
}

const eventsOf = async (app: Harness, id: string) =>
  (await app.owner.get(`/v1/events?subject=${id}`)).body.data

describe('POST /v1/contacts/{contactId}/consents', () => {
  test('201 records a consent, and the contact shows it', async (t) => {
    const app = await harness(t)
    const proof = { ip: '203.0.113.7', url: 'https://example.com/join', userAgent: 'Firefox' }
    const given = { source: 'Form', wording: 'Send me news.', proof }
    const { id, first, read, list } = await asked(app, given)
    assert.equal(first.status, 201)
    const at = app.clock.now().toISOString()
    const { id: record, actor, ...fields } = first.body
    assert.match(record, /^cns_/)
    assert.match(actor.id, /^tok_/)
    assert.deepEqual(fields, { ...newsletter, ...given, basis: 'consent', at })
    assert.deepEqual(await list(), [first.body])
    assert.partialDeepStrictEqual((await read()).consent, { email: { status: 'opted_in', at } })
    const events = await eventsOf(app, id)
    assert.deepEqual(
      events.map(({ type }: { type: string }) => type),
      ['contact.consent_changed', 'contact.updated', 'contact.created'],
    )
    assert.deepEqual(events[0].data.changedChannels, ['email'])
    const { data } = (await app.owner.get(`/v1/audit-log?resource=${id}`)).body
    assert.equal(data[0].action, 'recordContactConsent')
    const [entry] = (await app.owner.get(`/v1/contacts/${id}/timeline`)).body.data.filter(
      ({ kind }: { kind: string }) => kind === 'consent.recorded',
    )
    assert.deepEqual([entry.ref, entry.summary], [record, 'Opted in to email: Newsletter'])
  })

  test('is the only way to set consent: 422 refers to it when a contact is created or changed', async (t) => {
    const app = await harness(t)
    const { path } = await asked(app)
    const consent = { email: { status: 'opted_in' } }
    for (const { status, body } of [
      await app.owner.patch(path, { consent }),
      await app.owner.post('/v1/contacts', { name: 'Ada', consent }),
    ]) {
      assert.deepEqual([status, body.error.field], [422, 'consent'])
      assert.match(body.error.message, /POST \/v1\/contacts\/\{contactId\}\/consents\.$/)
    }
  })

  test('422 for a contact that opted out before a merge, under each of its ids', async (t) => {
    const app = await harness(t)
    const { id, record } = await asked(app, { status: 'opted_out' })
    const survivor = await make.contact(app, { email: 'countess@example.com' })
    await app.owner.post(`/v1/contacts/${survivor.id}/merge`, { contactIds: [id] })
    const path = `/v1/contacts/${survivor.id}/consents`
    for (const { status, body } of [
      await record({ status: 'pending' }),
      await app.owner.post(path, { ...newsletter, status: 'pending' }),
    ]) {
      assert.deepEqual([status, body.error.code], [422, 'contact_opted_out'])
    }
    await app.drain()
    assert.equal(app.mails.length, 0)
  })

  test('201 keeps records that are older than the current one, for each channel separately', async (t) => {
    const app = await harness(t)
    const { record, read, list } = await asked(app)
    const before = await read()
    await record({ status: 'opted_out', at: '2020-01-01T00:00:00Z' })
    assert.deepEqual(await read(), before)
    await record({ channel: 'sms', status: 'opted_out' })
    app.clock.advance('1h')
    await record({ status: 'opted_out' })
    const { consent } = await read()
    assert.deepEqual([consent.email.status, consent.sms.status], ['opted_out', 'opted_out'])
    const times = (await list()).map(({ at }: { at: string }) => at)
    assert.deepEqual(times, times.toSorted().toReversed())
    assert.equal(times.length, 4)
  })

  test('200 walks all pages', async (t) => {
    const app = await harness(t)
    const { path, record, list } = await asked(app)
    for (let n = 0; n < 4; n++) await record({ purpose: `P ${n}` })
    const seen: unknown[] = []
    let cursor = ''
    do {
      const { body } = await app.owner.get(`${path}/consents?limit=2${cursor}`)
      seen.push(...body.data)
      cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : ''
    } while (cursor)
    assert.deepEqual(seen, await list())
  })

  test('422 for a future time and an unknown channel; 404 without a contact', async (t) => {
    const app = await harness(t)
    const { record, path } = await asked(app)
    for (const [fields, field] of [
      [{ at: '2100-01-01T00:00:00Z' }, 'at'],
      [{ channel: 'post' }, 'channel'],
      [{ channel: 'sms', status: 'pending' }, 'status'],
      [{ proof: { ip: 'here' } }, 'proof.ip'],
      [{ purpose: 'a\nb' }, 'purpose'],
    ] as const) {
      const { status, body } = await record(fields)
      assert.deepEqual([status, body.error.field], [422, field])
    }
    await app.owner.delete(path)
    assert.equal((await record({})).status, 404)
    assert.equal((await record({ status: 'pending' })).status, 404)
  })

  test('the database keeps consent records unchanged, except for their proof', async (t) => {
    const app = await harness(t)
    const { path } = await asked(app, { proof: { ip: '203.0.113.7' } })
    const { db } = app.context.database
    const update = (change: string) =>
      sql`update contact_consents set ${sql.raw(change)}`.execute(db)
    await assert.rejects(update("status = 'opted_out'"), /neither changed nor deleted/)
    await assert.rejects(update("proof = '{}'"), /neither changed nor deleted/)
    await assert.rejects(sql`delete from contact_consents`.execute(db), /neither changed/)
    await update('proof = null')
    await app.owner.delete(path)
    const rows = await db.selectFrom('contact_consents').select('id').execute()
    assert.deepEqual(rows, [])
  })
})

describe('consent that is pending', () => {
  /** The path of a link in the last mail. */
  const linkIn = (app: Harness, name: 'confirm' | 'unsubscribe'): string =>
    new RegExp(`/v1/consent-links/\\S+/${name}`).exec(app.mails.at(-1)?.text ?? '')?.[0] ?? ''

  async function mailed(app: Harness, fields: object = {}) {
    const contact = await asked(app, { status: 'pending', wording: 'News & more?', ...fields })
    await app.drain()
    return contact
  }

  const post = (app: Harness, url: string, payload = '') =>
    app.http.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        ...{ 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Browser' },
        ...{ origin: 'null', accept: 'text/html,*/*' },
      },
    })

  test('mails a link that confirms once, by POST alone', async (t) => {
    const app = await harness(t)
    const { id, first, read, list } = await mailed(app)
    assert.deepEqual([first.status, first.body.status], [201, 'pending'])
    assert.equal((await read()).consent.email, null)
    const [mail] = app.mails
    assert.deepEqual([app.mails.length, mail?.to], [1, 'ada@example.com'])
    assert.match(mail?.text ?? '', /First asks.*News & more\?/s)

    const url = linkIn(app, 'confirm')
    const page = await app.http.inject({ url, headers: { accept: 'text/html' } })
    assert.equal(page.statusCode, 200)
    assert.match(String(page.headers['content-type']), /^text\/html/)
    assert.match(page.body, /First.*ada@example\.com.*News &amp; more\?.*<form method="post">/s)
    const policy = String(page.headers['content-security-policy'])
    assert.match(policy, /^default-src 'none'; style-src 'sha256-/)
    assert.doesNotMatch(policy + page.body, /script|unsafe/)
    assert.equal((await read()).consent.email, null)
    assert.equal((await list()).length, 1)

    app.clock.advance('1h')
    assert.equal((await post(app, url)).statusCode, 200)
    const at = app.clock.now().toISOString()
    assert.partialDeepStrictEqual((await read()).consent, { email: { status: 'opted_in', at } })
    const [record] = await list()
    assert.deepEqual(
      [record.actor, record.purpose, record.wording],
      [{ kind: 'contact', id: null }, 'Newsletter', 'News & more?'],
    )
    assert.deepEqual(
      [record.proof.ip, record.proof.userAgent, record.proof.confirmedAt],
      ['127.0.0.1', 'Browser', at],
    )
    app.clock.advance('1h')
    assert.equal((await post(app, url)).statusCode, 200)
    assert.equal((await list()).length, 2)
    const types = (await eventsOf(app, id)).map(({ type }: { type: string }) => type)
    assert.equal(types.filter((type: string) => type === 'contact.consent_changed').length, 1)
    const stored = JSON.stringify(
      await app.context.database.db.selectFrom('consent_links').selectAll().execute(),
    )
    assert.ok(!stored.includes(url.split('/').at(-2) ?? ''))
  })

  test('records one consent for many simultaneous confirmations', async (t) => {
    const app = await harness(t)
    const { list } = await mailed(app)
    const url = linkIn(app, 'confirm')
    await Promise.all(Array.from({ length: 8 }, () => post(app, url)))
    assert.equal((await list()).length, 2)
  })

  test('confirms nothing after seven days, nor for another address', async (t) => {
    const app = await harness(t)
    const { path, record, list } = await mailed(app)
    const old = linkIn(app, 'confirm')
    app.clock.advance('7d')
    assert.match((await post(app, old)).body, /This link has expired/)
    assert.equal((await app.http.inject(old)).json().error.code, 'not_found')
    await record({ status: 'pending' })
    await app.drain()
    const fresh = linkIn(app, 'confirm')
    await app.owner.patch(path, { email: 'countess@example.com' })
    for (const url of [fresh, fresh.replace('/confirm', 'x/confirm')]) {
      assert.equal((await post(app, url)).statusCode, 404)
      assert.equal((await app.http.inject(url)).statusCode, 404)
    }
    assert.ok((await list()).every(({ status }: { status: string }) => status === 'pending'))
  })

  test('unsubscribes a contact when its mail program asks for it', async (t) => {
    const app = await harness(t)
    const { read, list, record } = await mailed(app)
    const headers = app.mails[0]?.headers ?? {}
    assert.equal(headers['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click')
    const url = linkIn(app, 'unsubscribe')
    assert.ok(headers['List-Unsubscribe']?.endsWith(`${url}>`))
    assert.match((await app.http.inject(url)).body, /Unsubscribe/)
    assert.equal((await read()).consent.email, null)
    app.clock.advance('30d')
    const payload = 'List-Unsubscribe=One-Click'
    for (let n = 0; n < 2; n++) assert.equal((await post(app, url, payload)).statusCode, 200)
    assert.equal((await read()).consent.email.status, 'opted_out')
    assert.equal((await list()).length, 2)
    const { status, body } = await record({ status: 'pending' })
    assert.deepEqual([status, body.error.code], [422, 'contact_opted_out'])
  })

  test('422 for a contact that opted out or has no address', async (t) => {
    const app = await harness(t)
    const { path, record } = await asked(app, { status: 'opted_out' })
    const refused = async () => {
      const { status, body } = await record({ status: 'pending' })
      return `${status} ${body.error.code}`
    }
    assert.equal(await refused(), '422 contact_opted_out')
    app.clock.advance('1h')
    await record({ status: 'opted_in' })
    await app.owner.patch(path, { doNotContact: true })
    assert.equal(await refused(), '422 contact_opted_out')
    await app.owner.patch(path, { doNotContact: false, email: null })
    assert.equal(await refused(), '422 validation_error')
    await app.drain()
    assert.equal(app.mails.length, 0)
  })

  test('429 for a fourth mail to one address within a day', async (t) => {
    const app = await harness(t)
    const { record, list } = await mailed(app)
    for (let n = 0; n < 2; n++) assert.equal((await record({ status: 'pending' })).status, 201)
    const { status, body, headers } = await record({ status: 'pending' })
    assert.deepEqual([status, body.error.code], [429, 'rate_limited'])
    assert.ok(Number(headers['retry-after']) > 3_600)
    assert.equal((await list()).length, 3)
    app.clock.advance('1d')
    assert.equal((await record({ status: 'pending' })).status, 201)
  })
})
