import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { createServer } from 'node:net'
import { describe, type TestContext, test } from 'node:test'
import { Capstan, verifyWebhook } from '@capstan/sdk'
import { Webhook } from 'standardwebhooks'
import { fakeServer } from '../../sdk/test/fake-server.ts'
import { type ReceivedRequest, startHttpServer } from '../../server/test/fixtures/tls-server.ts'
import { install, readFirstRun, until } from '../../server/test/server-process.ts'
import { terminal } from '../test/terminal.ts'

async function world(t: TestContext) {
  const installation = await install(t)
  const server = await installation.start()
  const { apiToken: token } = readFirstRun(installation)
  const { start, run } = await terminal(t, { CAPSTAN_URL: server.url, CAPSTAN_TOKEN: token })
  const capstan = new Capstan({ url: server.url, token })
  const listen = async (...args: string[]) => {
    const running = start(['webhooks', 'listen', ...args])
    await until('it listens', async () => /Forwarding events/.test(running.err()))
    return running
  }
  return { installation, server, capstan, listen, run }
}

const secretIn = (text: string): string => /whsec_\S+/.exec(text)?.[0] ?? ''
const nameIn = ({ body }: ReceivedRequest): string => JSON.parse(body.toString()).data.name

/** A port where nobody listens until the test does. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe('capstan webhooks listen', () => {
  test('passes on what happens from now on, signed with the secret that it shows', async (t) => {
    const { capstan, listen } = await world(t)
    await capstan.contacts.create({ name: 'Before' })
    const statuses = [500, 204]
    const local = await startHttpServer(t, (_, response) =>
      response.writeHead(statuses.shift() ?? 204).end(),
    )
    const events = ['--events', 'contact.created,source.*']
    const running = await listen('--forward', `${local.url}/hook`, ...events)
    const { id } = await capstan.contacts.create({ name: 'Ünïcode \u2028' })
    await capstan.contacts.update(id, { name: 'Not wanted' })
    await capstan.contacts.create({ name: 'Second' })
    await until('both came', async () => running.out().split('\n').length >= 3)
    assert.deepEqual(local.requests.map(nameIn), ['Ünïcode \u2028', 'Second'])
    const secret = secretIn(running.err())
    for (const { body, headers, url } of local.requests) {
      assert.equal(url, '/hook')
      const event = await verifyWebhook(body, headers, secret, { requireTimestamp: true })
      assert.deepEqual([event.type, headers['x-service-event']], Array(2).fill('contact.created'))
      const { 'webhook-signature': _, ...service } = headers
      assert.equal((await verifyWebhook(body, service, secret)).id, headers['webhook-id'])
    }
    const [first = '', second = ''] = running.out().split('\n')
    assert.match(first, /^\S+Z {2}contact\.created {2}evt_\w{26} {2}500 {2}\d+ ms$/)
    assert.match(second, /^\S+Z {2}contact\.created {2}evt_\w{26} {2}204 {2}\d+ ms$/)
    running.interrupt()
    const { code, err } = await running.ended
    assert.equal(code, 0)
    assert.match(err, /^Ended\. Continue from here with --from \S+$/m)
  })

  test('passes on custom events by their group, before there was one', async (t) => {
    const { capstan, listen } = await world(t)
    const local = await startHttpServer(t)
    const running = await listen('--forward', `${local.url}/hook`, '--events', 'custom.order.*')
    await capstan.events.publish({ type: 'custom.invoice.sent', data: {} })
    const { id } = await capstan.events.publish({ type: 'custom.order.paid', data: { total: 1 } })
    await until('it came', async () => running.out().includes(id))
    assert.equal(local.requests.length, 1)
    running.interrupt()
    await running.ended
  })

  test('passes on the bytes that it got, integers beyond 2^53 included', async (t) => {
    const bodies = [
      '9007199254740993',
      '-0.0',
      '1e400',
      '"\\u2028 ],[ \\"{"',
      '{"__proto__" : [1,\t2]}',
    ].map(
      (value, index) =>
        `{"id":"evt_${index}", "type":"contact.created","createdAt":"2026-11-22T00:00:00.000Z","data":${value}}`,
    )
    const page = `{"data":[${bodies.join(' ,\n')}],"hasMore":false,"nextCursor":"next"}`
    const types = { data: [{ type: 'contact.created' }], hasMore: false, nextCursor: null }
    const { url } = await fakeServer(t, [200, types], [200, page])
    const local = await startHttpServer(t)
    const { start } = await terminal(t, { CAPSTAN_URL: url, CAPSTAN_TOKEN: 'cap_x' })
    const to = ['--forward', `${local.url}/hook`]
    const running = start(['webhooks', 'listen', ...to, '--from', 'start'])
    await until('all came', async () => local.requests.length === bodies.length)
    const secret = secretIn(running.err())
    for (const [index, { body, headers }] of local.requests.entries()) {
      assert.equal(body.toString(), bodies[index])
      await new Webhook(secret).verify(body, headers as Record<string, string>)
      const hmac = createHmac('sha256', secret).update(body).digest('hex')
      assert.equal(headers['x-service-signature'], hmac)
    }
  })

  test('waits for a local server that is down, outlasts Capstan, and goes on from its cursor', async (t) => {
    const { installation, server, capstan, listen } = await world(t)
    await capstan.contacts.create({ name: 'First' })
    const port = await freePort()
    const to = ['--forward', `http://127.0.0.1:${port}/`, '--secret', `whsec_${'A'.repeat(44)}`]
    const running = await listen(...to, '--from', 'start', '--json')
    await until('it says so', async () => /does not answer \(ECONNREFUSED\)/.test(running.err()))
    const local = await startHttpServer(t, undefined, { port })
    await until('the first came', async () => running.out().includes('\n'))
    const { event, status } = JSON.parse(running.out())
    assert.deepEqual([event.type, status], ['contact.created', 200])

    await server.stop()
    const { port: same } = new URL(server.url)
    installation.environment['PORT'] = same
    await installation.start()
    await capstan.contacts.create({ name: 'Second' })
    await until('the second came', async () => local.requests.length === 2)
    running.interrupt()
    const { err } = await running.ended

    await capstan.contacts.create({ name: 'While away' })
    const cursor = /--from (\S+)/.exec(err)?.[1] ?? ''
    const again = await listen(...to, '--from', cursor)
    await until('the third came', async () => again.out().includes('contact.created'))
    assert.deepEqual(local.requests.map(nameIn), ['First', 'Second', 'While away'])
    for (const { body, headers } of local.requests) await verifyWebhook(body, headers, to[3] ?? '')
  })

  test('refuses an unknown type of event, a bad secret, a bad address and a bad cursor', async (t) => {
    const { run } = await world(t)
    const to = ['webhooks', 'listen', '--forward', 'http://127.0.0.1:1/']
    const cases: [args: string[], code: number, said: RegExp][] = [
      [[...to, '--events', 'contact.created,sorce.*'], 2, /Unknown event "sorce\.\*"/],
      [[...to, '--secret', 'whsec_short'], 2, /`whsec_` followed by base64/],
      [['webhooks', 'listen', '--forward', 'localhost:3000'], 2, /an http or https URL/],
      [['webhooks', 'listen'], 2, /'--forward <url>' not specified/],
      [[...to, '--from', 'nowhere'], 1, /\(invalid_cursor, /],
    ]
    const one = async ([args, code, said]: (typeof cases)[number]) => {
      const ended = await run(args)
      assert.match(ended.err, said)
      assert.equal(ended.code, code, args.join(' '))
    }
    await Promise.all(cases.map(one))
    assert.match((await run(['--help'])).out, /capstan webhooks listen --forward/)
  })
})
