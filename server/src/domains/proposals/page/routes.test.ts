import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { openedPage } from '../../../../test/proposal-page.ts'
import { ada, bob, eventsAbout, readProposal } from '../../../../test/proposals.ts'
import { sendProposalCode } from '../mails/store.ts'

/** Later than what the tests before have counted in this process. */
const setup = async (t: TestContext, fields: object = {}) => {
  const app = await harness(t)
  app.clock.advance('2h')
  return openedPage(app, fields)
}

/** Of a proposal that ends after ten days. */
const tenDays = async (t: TestContext) => {
  const { clock } = await harness(t)
  const expiresAt = new Date(clock.now().getTime() + 10 * 86_400_000).toISOString()
  return setup(t, { expiresAt })
}

const signed = (page: Awaited<ReturnType<typeof setup>>, changed: object = {}) => ({
  name: 'Ada Lovelace',
  consent: true,
  contentSha256: page.proposal.contentSha256,
  selection: { itemIds: [], quantities: {} },
  expectedTotal: page.proposal.totals.firstTotal,
  signature: { type: 'typed', text: 'Ada Lovelace' },
  ...changed,
})

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

describe('GET /p/{token}', () => {
  test('200 shows the whole proposal, with the policy that lets nothing else in', async (t) => {
    const page = await setup(t)
    const { status, text, headers } = await page.read()
    assert.equal(status, 200)
    for (const shown of ['Website relaunch', 'Design', '1,000.00', 'Accept and sign']) {
      assert.ok(text.includes(shown), shown)
    }
    assert.equal(headers['content-security-policy'], policy)
    assert.equal(headers['x-robots-tag'], 'noindex, nofollow, noarchive')
    assert.equal(headers['referrer-policy'], 'no-referrer')
    assert.equal(headers['cache-control'], 'private, no-store')
    assert.doesNotMatch(text, /\sstyle=|<style|<script>|\son\w+=/)
    for (const [, address = ''] of text.matchAll(/(?:src|href|action)="([^"]*)"/g)) {
      assert.match(address, /^(?:\/p\/|\/public\/|#)/)
    }
  })

  test('404 is the same byte for byte at each door, whatever is wrong with the link', async (t) => {
    const over = await tenDays(t)
    const { app } = over
    const revoked = await openedPage(app)
    const { id } = revoked.proposal
    const links = `/v1/proposals/${id}/recipients/${revoked.recipientId}`
    assert.equal((await app.owner.post(`${links}/revoke-link`)).status, 200)
    const open = await openedPage(app, { title: 'Still open', expiresAt: null })
    app.clock.advance('60d')
    const { organization } = await make.stranger(app)
    const [home, secret] = [open.token.slice(0, 26), open.token.slice(26)]
    const wrong = {
      ...{ over: over.token, revoked: revoked.token, malformed: 'x', cut: open.token.slice(2) },
      unknown: home + over.token.slice(26, -1) + (over.token.endsWith('A') ? 'B' : 'A'),
      'of another organization': organization.id.slice('org_'.length) + secret,
    }
    const doors = (token: string): InjectOptions[] => [
      { url: `/p/${token}`, headers: { accept: 'text/html' } },
      { url: `/public/proposals/${token}` },
      { url: `/public/proposals/${token}/pdf` },
      { method: 'POST', url: `/public/proposals/${token}/view` },
      { method: 'POST', url: `/public/proposals/${token}/accept`, payload: { name: 'Ada' } },
    ]
    for (const door of doors('').keys()) {
      // More would be guessing.
      app.clock.advance('1m')
      const answers = new Set<string>()
      for (const [what, token] of Object.entries(wrong)) {
        const { statusCode, headers, body } = await app.http.inject(doors(token)[door] ?? {})
        assert.equal(statusCode, 404, `${what}: ${body}`)
        const { date: _, 'x-request-id': __, ...told } = headers
        answers.add(JSON.stringify([told, body]))
      }
      assert.equal(answers.size, 1, [...answers].join('\n'))
    }
  })

  test('reading it with GET or HEAD, or as its author, counts no view, and the first post counts one', async (t) => {
    const page = await setup(t)
    const addresses = [`/p/${page.token}`, `/public/proposals/${page.token}`]
    for (const url of [...addresses, `${addresses[1]}/pdf`]) {
      for (const method of ['GET', 'HEAD'] as const) {
        assert.equal((await page.app.http.inject({ method, url })).statusCode, 200, url)
      }
    }
    const path = `/v1/proposals/${page.proposal.id}`
    assert.equal((await page.app.owner.post(`${path}/preview`)).status, 200)
    assert.equal((await page.app.owner.get(`${path}/pdf`)).status, 200)
    assert.deepEqual(await eventsAbout(page.app, page.proposal), [
      'proposal.created',
      'proposal.sent',
    ])
    await page.json('view', {})
    await page.json('view', {})
    assert.equal((await readProposal(page.app, page.proposal)).status, 'viewed')
    const viewed = (await eventsAbout(page.app, page.proposal)).filter((type) =>
      type.endsWith('viewed'),
    )
    assert.equal(viewed.length, 1)
  })

  test('200 speaks the language that the reader chooses, remembers it, and records its consent', async (t) => {
    const app = await harness(t)
    const page = await openedPage(app)
    const chosen = await page.at(page.token, `/p/${page.token}?language=de`)
    assert.match(chosen.text, /<html lang="de"/)
    assert.match(chosen.text, /Ich nehme dieses Angebot so an/)
    const [cookie = ''] = String(chosen.headers['set-cookie']).split(';')
    assert.equal(cookie, 'capstan_language=de')
    assert.match((await page.read({ cookie })).text, /<html lang="de"/)
    for (const other of ['xx', '', '%22%3E%3Cscript%3E']) {
      const plain = await page.at(page.token, `/p/${page.token}?language=${other}`)
      assert.match(plain.text, /<html lang="en"/)
      assert.equal(plain.headers['set-cookie'], undefined)
    }
    const body = { ...{ name: 'Ada', consent: 'true', typed: 'Ada' } }
    const { contentSha256, totals, id } = page.proposal
    const fields = { ...body, contentSha256, expectedTotal: String(totals.firstTotal) }
    const accepted = await page.form('accept?language=de', fields)
    assert.equal(accepted.status, 303, accepted.text)
    const evidence = await app.owner.get(`/v1/proposals/${id}/evidence`)
    assert.match(evidence.body.signatures[0].consent.text, /^Ich nehme dieses Angebot so an/)
  })

  test('429 tells one who guesses to wait, while links from the same address work', async (t) => {
    const page = await setup(t)
    for (let i = 0; i < 20; i++) assert.equal((await page.at(`guess${i}`)).status, 404)
    assert.equal((await page.at('guess')).status, 429)
    assert.equal((await page.read()).status, 200)
    assert.equal((await page.json('accept', signed(page))).status, 200)
    page.app.clock.advance('1m')
    assert.equal((await page.at('guess')).status, 404)
  })

  test('429 refuses the 61st request of a link in a minute', async (t) => {
    const page = await setup(t)
    for (let i = 0; i < 60; i++) assert.equal((await page.read()).status, 200)
    const { status, headers } = await page.read()
    assert.deepEqual([status, headers['retry-after']], [429, '60'])
  })

  test('shows nothing of another recipient’s: address, link, questions', async (t) => {
    const page = await setup(t, { recipients: [ada, bob] })
    const others = page.of(1)
    await others.json('comments', { text: 'What about the cellar?' })
    await page.json('comments', { text: 'And the attic?' })
    const { text } = await page.read()
    const json = await page.app.http.inject({ url: `/public/proposals/${page.token}` })
    for (const answer of [text, json.body]) {
      assert.ok(answer.includes('And the attic?'))
      assert.ok(!answer.includes('cellar'))
      assert.ok(!answer.includes(bob.email))
      assert.ok(!answer.includes(others.token))
    }
  })

  test('says so when the proposal has ended, and why it cannot be signed', async (t) => {
    const page = await tenDays(t)
    page.app.clock.advance('20d')
    assert.match((await page.read()).text, /This proposal has expired/)
    const late = await page.json('accept', signed(page))
    assert.equal(late.status, 409)
    assert.equal((await readProposal(page.app, page.proposal)).status, 'expired')
    const withdrawn = await setup(t)
    await withdrawn.app.owner.post(`/v1/proposals/${withdrawn.proposal.id}/cancel`, { reason: 'x' })
    assert.match((await withdrawn.read()).text, /was withdrawn/)
  })
})

describe('POST /public/proposals/{token}/totals', () => {
  const options = {
    items: [
      { name: 'Design', unitAmount: 100_000 },
      { name: 'Care', unitAmount: 5_000, optional: true },
      {
        name: 'Hours',
        unitAmount: 1_000,
        quantity: '2',
        quantityRange: { min: '1', max: '9', step: '1' },
      },
    ],
  }

  test('200 computes a choice for the script, and the page for a form', async (t) => {
    const page = await setup(t, options)
    const [, care, hours] = page.proposal.items
    const fields = { item: care.id, [`quantity.${hours.id}`]: '3' }
    const { body } = await page.json('totals', {
      itemIds: [care.id],
      quantities: { [hours.id]: '3' },
    })
    assert.equal(body.totals.firstTotal, 108_000)
    assert.equal(body.shown.total, '€1,080.00')
    const { status, text } = await page.form('totals', { ...fields, name: 'A. Lovelace' })
    assert.equal(status, 200)
    assert.match(text, /€1,080\.00/)
    assert.match(text, /value="A\. Lovelace"/)
    assert.match(text, new RegExp(`value="${care.id}"[^>]* checked`))
    assert.equal((await readProposal(page.app, page.proposal)).choice, null)
  })

  test('422 refuses what is not offered', async (t) => {
    const page = await setup(t, options)
    const [design, , hours] = page.proposal.items
    const far = await page.json('totals', { quantities: { [hours.id]: '99' } })
    assert.deepEqual([far.status, far.body.error.code], [422, 'validation_error'])
    assert.ok(design)
    assert.equal((await page.form('totals', { [`quantity.${hours.id}`]: '0' })).status, 422)
  })

  test('403 refuses a post of another site', async (t) => {
    const page = await setup(t)
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site', origin: 'null' },
      { origin: 'null' },
    ]) {
      const { statusCode } = await page.app.http.inject({
        method: 'POST',
        url: `/public/proposals/${page.token}/view`,
        headers,
      })
      assert.equal(statusCode, 403, JSON.stringify(headers))
    }
  })

  test('200 takes a post of a program, which names no origin', async (t) => {
    const page = await setup(t)
    const { statusCode, body } = await page.app.http.inject({
      method: 'POST',
      url: `/public/proposals/${page.token}/view`,
    })
    assert.deepEqual([statusCode, JSON.parse(body)], [200, { status: 'viewed' }])
  })
})

describe('POST /public/proposals/{token}/accept', () => {
  test('422 names what is wrong with a signature of its type', async (t) => {
    const page = await setup(t)
    const { contentSha256, totals } = page.proposal
    const acceptance = { ...{ name: 'Ada', consent: true }, contentSha256 }
    for (const [signature, field] of [
      [{ type: 'drawn', strokes: [[[0, 1001]]] }, 'signature.strokes.0.0.1'],
      [{ type: 'drawn' }, 'signature.strokes'],
      [{ type: 'drawn', strokes: [[[500, 500]], [[505, 500]]] }, 'signature.strokes'],
      [{ type: 'typed', text: '\u200b\u2060' }, 'signature.text'],
      [{ type: 'typed', text: '\u3164' }, 'signature.text'],
      [{ type: 'typed', text: 'Ada\u202elive' }, 'signature.text'],
      [{ type: 'typed', text: '... --- ...' }, 'signature.text'],
      [{ type: 'typed' }, 'signature.text'],
      [{ type: 'sealed' }, 'signature.type'],
      [{}, 'signature.type'],
    ] as const) {
      const expectedTotal = totals.firstTotal
      const { status, body } = await page.json('accept', {
        ...acceptance,
        expectedTotal,
        signature,
      })
      assert.deepEqual([status, body.error.field], [422, field], JSON.stringify(signature))
    }
  })

  test('303 signs by the form alone, and the page then thanks', async (t) => {
    const page = await setup(t)
    const form = {
      ...{ name: 'Ada Lovelace', typed: 'Ada Lovelace', consent: 'true', strokes: '' },
      contentSha256: page.proposal.contentSha256,
      expectedTotal: String(page.proposal.totals.firstTotal),
    }
    const [first, second] = [await page.form('accept', form), await page.form('accept', form)]
    assert.deepEqual([first.status, second.status], [303, 303])
    assert.equal(first.headers['location'], `/p/${page.token}`)
    const { text } = await page.read()
    assert.match(text, /Thank you, Ada/)
    assert.match(text, /Download signed copy/)
    const events = await eventsAbout(page.app, page.proposal)
    assert.deepEqual(events.slice(2), [
      ...['proposal.viewed', 'proposal.signed', 'proposal.accepted', 'proposal.completed'],
    ])
    const pdf = await page.app.http.inject({ url: `/public/proposals/${page.token}/pdf` })
    assert.deepEqual([pdf.statusCode, pdf.body.slice(0, 5)], [200, '%PDF-'])
  })

  test('200 twice for a double click, with one event', async (t) => {
    const page = await setup(t)
    const [first, second] = await Promise.all([
      page.json('accept', signed(page)),
      page.json('accept', signed(page)),
    ])
    assert.deepEqual([first.status, second.status, second.body], [200, 200, first.body])
    const events = await eventsAbout(page.app, page.proposal)
    assert.equal(events.filter((type) => type === 'proposal.signed').length, 1)
    assert.doesNotMatch(first.text, /ada@example\.com|recipients|metadata/)
  })

  test('422 says at each field what is missing, and the first has the focus', async (t) => {
    const page = await setup(t)
    const { status, text } = await page.form('accept', { name: ' ', typed: '' })
    assert.equal(status, 422)
    for (const sentence of ['Enter your name.', 'Type or draw your signature.', 'Tick the box']) {
      assert.ok(text.includes(sentence), sentence)
    }
    assert.match(text, /<input id="name"[^>]*aria-invalid="true"[^>]* autofocus/)
    assert.equal((await page.json('accept', { name: 'Ada' })).status, 422)
  })

  test('409 shows again what is offered now, where the page showed something else', async (t) => {
    const page = await setup(t)
    const wrong = [{ contentSha256: 'a'.repeat(64) }, { expectedTotal: 1 }]
    for (const changed of wrong) {
      const { status, body } = await page.json('accept', signed(page, changed))
      assert.deepEqual([status, body.error.field], [409, Object.keys(changed)[0]])
    }
    const { status, text } = await page.form('accept', {
      ...{ name: 'Ada', typed: 'Ada', consent: 'true', expectedTotal: '1' },
      contentSha256: page.proposal.contentSha256,
    })
    assert.equal(status, 409)
    assert.match(text, /has changed since you opened the page/)
    assert.match(text, /name="expectedTotal" value="100000"/)
  })

  test('429 refuses the 31st attempt of a link in an hour', async (t) => {
    const page = await setup(t)
    const attempt = () => page.json('accept', signed(page, { expectedTotal: 1 }))
    for (let i = 0; i < 30; i++) assert.equal((await attempt()).status, 409)
    assert.equal((await attempt()).status, 429)
    page.app.clock.advance('1h')
    assert.equal((await page.json('accept', signed(page))).status, 200)
  })
})

describe('POST /public/proposals/{token}/decline', () => {
  test('303 ends the proposal with the reason', async (t) => {
    const page = await setup(t)
    assert.equal((await page.form('decline', { reason: 'Too late' })).status, 303)
    const { status, reason } = await readProposal(page.app, page.proposal)
    assert.deepEqual([status, reason], ['declined', 'Too late'])
    assert.match((await page.read()).text, /was declined/)
  })
})

describe('POST /public/proposals/{token}/comments', () => {
  test('303 asks about a line, the answer stands below it, and the reply too', async (t) => {
    const page = await setup(t)
    const { app, proposal } = page
    const asked = await page.form('comments', { text: 'Why?', itemId: proposal.items[0].id })
    assert.equal(asked.status, 303)
    const comments = `/v1/proposals/${proposal.id}/comments`
    const [question] = (await app.owner.get(comments)).body.data
    await app.owner.post(comments, { text: 'Because <b>so</b>.', replyTo: question.id })
    const { text } = await page.read()
    assert.match(text, /Why\?[\s\S]*Because &lt;b&gt;so&lt;\/b&gt;\./)
    assert.equal(
      (await page.form('comments', { text: 'I see.', replyTo: question.id })).status,
      303,
    )
    assert.equal((await page.form('comments', { text: ' ' })).status, 422)
    const audit = (await app.owner.get('/v1/audit-log')).body.data
    assert.ok(audit.some(({ action }: { action: string }) => action === 'commentOnProposal'))
  })

  test('429 refuses the eleventh in an hour', async (t) => {
    const page = await setup(t)
    for (let i = 0; i < 10; i++) {
      assert.equal((await page.json('comments', { text: `Question ${i}` })).status, 201)
    }
    assert.equal((await page.json('comments', { text: 'More' })).status, 429)
  })

  test('422 lets nobody answer what their page does not show', async (t) => {
    const page = await setup(t, { recipients: [ada, bob] })
    const { body } = await page.of(1).json('comments', { text: 'Mine' })
    const { status } = await page.json('comments', { text: 'Yours?', replyTo: body.id })
    assert.equal(status, 422)
  })
})

describe('POST /public/proposals/{token}/code', () => {
  const codeIn = async (app: Harness): Promise<string> => {
    await app.drain()
    const [code = ''] = /\b\d{8}\b/.exec(app.mails.at(-1)?.text ?? '') ?? []
    assert.notEqual(code, '', 'a code was mailed')
    return code
  }

  test('nothing shows before the code, which opens the page once', async (t) => {
    const page = await setup(t, { access: 'email_code' })
    const { app, token } = page
    const before = [
      await page.read(),
      await page.form('totals', {}),
      await page.json('accept', signed(page)),
      await page.at(token, `/public/proposals/${token}`),
      await page.at(token, `/public/proposals/${token}/pdf`),
    ]
    for (const { text } of before) assert.doesNotMatch(text, /Website|relaunch|Design|1,000|First/)
    assert.deepEqual(
      before.slice(2).map(({ status }) => status),
      [401, 401, 401],
    )
    assert.match((await page.form('code', { send: 'true' })).text, /We sent an 8-digit code/)
    const code = await codeIn(app)
    const { rows } = await sql`
      select from pgboss.job where name = ${sendProposalCode.name}`.execute(app.context.database.db)
    assert.equal(rows.length, 1, 'it waited behind no other mail')
    const opened = await page.form('code', { code: `${code.slice(0, 4)} ${code.slice(4)}` })
    assert.equal(opened.status, 303)
    const cookie = String(opened.headers['set-cookie'])
    assert.match(cookie, /^__Host-[^;]+; Path=\/; Max-Age=43200; Secure; HttpOnly; SameSite=Lax$/)
    const [pair = ''] = cookie.split(';')
    assert.match((await page.read({ cookie: pair })).text, /Website relaunch/)
    assert.equal((await page.form('code', { code })).status, 422)
    assert.doesNotMatch((await page.read({ cookie: `${pair}x` })).text, /Website/)
    app.clock.advance('12h')
    assert.doesNotMatch((await page.read({ cookie: pair })).text, /Website/)
    assert.doesNotMatch(JSON.stringify(await app.owner.get('/v1/events')), new RegExp(code))
  })

  test('locks after five tries and ends after ten minutes', async (t) => {
    const page = await setup(t, { access: 'email_code' })
    await page.json('code', { send: true })
    const code = await codeIn(page.app)
    for (let i = 0; i < 5; i++) {
      assert.equal((await page.json('code', { code: '00000000' })).status, 422)
    }
    assert.equal((await page.json('code', { code })).status, 422)
    await page.json('code', { send: true })
    const next = await codeIn(page.app)
    page.app.clock.advance('10m')
    assert.equal((await page.json('code', { code: next })).status, 422)
  })

  test('429 mails five codes an hour', async (t) => {
    const page = await setup(t, { access: 'email_code' })
    for (let i = 0; i < 5; i++) assert.equal((await page.json('code', { send: true })).status, 200)
    assert.equal((await page.json('code', { send: true })).status, 429)
  })
})
