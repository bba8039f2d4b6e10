import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Capstan } from '@capstan/sdk'
import { startHttpServer } from '../../server/test/fixtures/tls-server.ts'
import { install, readFirstRun, until } from '../../server/test/server-process.ts'
import { terminal } from '../test/terminal.ts'

test('capstan hooks: a request like that of a service is forwarded with its bytes and its signature', async (t) => {
  const installation = await install(t)
  const server = await installation.start()
  const { apiToken: token } = readFirstRun(installation)
  const { start, run } = await terminal(t, { CAPSTAN_URL: server.url, CAPSTAN_TOKEN: token })
  const capstan = new Capstan({ url: server.url, token })
  const secret = 'whsec_cli'
  const hook = await capstan.hooks.create({ name: 'Stripe', preset: 'stripe', secret })
  const local = await startHttpServer(t, (_, response) => response.writeHead(204).end())
  const listening = start(['hooks', 'listen', hook.id, '--forward', `${local.url}/stripe`])
  await until('it listens', async () => /Forwarding requests/.test(listening.err()))

  const file = join(installation.directory, 'body.json')
  const body = '{"id": "evt_1",\r\n"type": "customer.created", "name": "Ünïcode \u2028"}'
  writeFileSync(file, body)
  const send = (...more: string[]) =>
    run(['hooks', 'send', 'stripe', '--body', file, '--url', hook.url, ...more])
  const first = await send('--secret', secret)
  assert.match(first.out, /^200 in \d+ ms: \{"id":"ine_\w+","duplicate":false\}/)
  assert.match((await send('--secret', secret)).out, /"duplicate":true/)
  assert.match((await send('--secret', 'whsec_other')).out, /^401 /)
  assert.equal((await send()).code, 2)

  await until('it came', async () => local.requests.length === 1)
  const [passed] = local.requests
  assert.equal(passed?.url, '/stripe')
  assert.equal(passed?.body.toString(), body)
  const [, time, mac] = /^t=(\d+),v1=(\w+)$/.exec(String(passed?.headers['stripe-signature'])) ?? []
  assert.equal(mac, createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
  const { out } = await run(['hooks', 'refusals', hook.id])
  assert.match(out, /signature_mismatch/)
})
