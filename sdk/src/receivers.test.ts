import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, type TestContext, test } from 'node:test'
import express from 'express'
import fastify from 'fastify'
import { Hono } from 'hono'
import { install, readFirstRun, until } from '../../server/test/server-process.ts'
import { program } from '../test/program.ts'
import { Capstan, isWebhookVerificationError, signWebhook, verifyWebhook } from './index.ts'

const receivers = {
  'plain Node': 'examples/receive-webhook.ts',
  Express: 'examples/express.ts',
  Fastify: 'examples/fastify.ts',
  Hono: 'examples/hono.ts',
  'Next.js': 'test/serve-route.ts',
}

/** The program listens with the secret of a webhook that is then pointed at it. */
async function listen(t: TestContext, capstan: Capstan, file: string) {
  const events = ['contact.*']
  const nobody = 'http://127.0.0.1:9999/'
  const { id, secret } = await capstan.webhooks.create({ url: nobody, events })
  const running = program(t, file, { WEBHOOK_SECRET: secret, PORT: '0' })
  const [line] = await once(running.process.stdout, 'data')
  const url = /http:\S+/.exec(String(line))?.[0] ?? ''
  await capstan.webhooks.update(id, { url })
  return { ...running, id, url, secret }
}

describe('the receivers of the examples', () => {
  test('act once on what a real server delivers twice, and refuse what it did not sign', async (t) => {
    const installation = await install(t, { CAPSTAN_ALLOW_HTTP_WEBHOOKS: 'true' })
    const { url } = await installation.start()
    const capstan = new Capstan({ url, token: readFirstRun(installation).apiToken })
    const listening = new Map<string, Awaited<ReturnType<typeof listen>>>()
    for (const [name, file] of Object.entries(receivers)) {
      listening.set(name, await listen(t, capstan, file))
    }
    await capstan.contacts.create({ name: 'Ünïcode \u2028', custom: { ratio: 1.5 } })
    const [event] = (await capstan.events.list().page()).data
    for (const [name, { id, url, secret, output, errors }] of listening) {
      const attempts = (count: number) =>
        until(`${name} was sent ${count}`, async () => {
          const [delivery] = (await capstan.deliveries.list(id).page()).data
          return delivery?.status === 'succeeded' && delivery.attemptsCount === count
        })
      await attempts(1)
      await capstan.webhooks.replay(id, { status: 'succeeded' })
      await attempts(2)
      assert.equal(output().split(`contact.created ${event?.id}\n`).length, 2, `${name} acts once`)

      const body = '{"id": "evt_1", "type": "contact.created", "data": {}}'
      const headers = await signWebhook(body, { id: 'evt_1', secret })
      const post = async (body: string) => {
        const sent = { ...headers, 'content-type': 'application/json' }
        return (await fetch(url, { method: 'POST', headers: sent, body })).status
      }
      assert.deepEqual([await post(body), await post(`${body} `)], [204, 400], name)
      await until(`${name} says why`, async () => errors().endsWith('\n'))
      assert.match(errors(), /^refused: No signature belongs to this body/, name)
    }
  })
})

describe('a body that a framework has parsed', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const body = '{"id": "evt_1", "ratio": 1.0}'
  const code = async (raw: unknown, headers: Record<string, unknown>): Promise<string> => {
    const call = verifyWebhook(raw as string, headers as Record<string, string>, secret)
    return call
      .then(() => 'verified')
      .catch((error) => {
        if (isWebhookVerificationError(error)) return error.code
        throw error
      })
  }
  const both = async (parsed: unknown, headers: Record<string, unknown>) =>
    [await code(parsed, headers), await code(JSON.stringify(parsed), headers)].join(' ')
  const posted = async (url: string) => {
    const signed = await signWebhook(body, { id: 'evt_1', secret })
    const headers = { ...signed, 'content-type': 'application/json' }
    return new Request(url, { method: 'POST', headers, body })
  }
  const refusedBoth = 'not_raw_body invalid_signature'

  test('is refused with Express', async (t) => {
    const app = express().use(express.json())
    app.post('/', async ({ body, headers }, response) => {
      response.send(await both(body, headers))
    })
    const server = app.listen(0, '127.0.0.1')
    t.after(() => server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const response = await fetch(await posted(`http://127.0.0.1:${port}/`))
    assert.equal(await response.text(), refusedBoth)
  })

  test('is refused with Fastify', async (t) => {
    const app = fastify()
    t.after(() => app.close())
    app.post('/', ({ body, headers }) => both(body, headers))
    const response = await fetch(await posted(await app.listen({ port: 0, host: '127.0.0.1' })))
    assert.equal(await response.text(), refusedBoth)
  })

  test('is refused with Hono and with Next.js', async () => {
    const app = new Hono().post('/', async ({ req, text }) =>
      text(await both(await req.json(), req.header())),
    )
    const response = await app.request(await posted('http://127.0.0.1/'))
    assert.equal(await response.text(), refusedBoth)
  })
})
