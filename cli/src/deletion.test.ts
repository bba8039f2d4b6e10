import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fakeServer } from '../../sdk/test/fake-server.ts'
import { served } from '../../sdk/test/served.ts'
import { make } from '../../server/test/factories.ts'
import { operatorKey } from '../../server/test/harness.ts'
import { runInside } from '../test/inside.ts'
import { terminal } from '../test/terminal.ts'

const base = 'kb_01jbts0z0ye8t9tpsz3gn7nkm8'
const handbook = { id: base, name: 'Handbook', sourcesCount: 1, chunksCount: 1340 }
const webhook = { id: 'w', url: 'https://example.com/hook', description: 'Production' }

interface Case {
  command: string[]
  shown: object
  what: string
  isMany: boolean
}

const cases: Case[] = [
  {
    command: ['bases', 'delete', base],
    shown: handbook,
    what: 'the knowledge base "Handbook" with 1 source and 1,340 chunks',
    isMany: true,
  },
  {
    command: ['webhooks', 'delete', 'w'],
    shown: webhook,
    what: 'the webhook "Production" (https://example.com/hook) with all of its deliveries',
    isMany: true,
  },
  {
    command: ['operator', 'organizations', 'delete', 'org_1'],
    shown: { name: 'Engines' },
    what: 'the organization "Engines" with all of its data',
    isMany: true,
  },
  {
    command: ['sources', 'delete', base, 's'],
    shown: { name: 'example.com', type: 'crawl', chunksCount: 0 },
    what: 'the source "example.com" with all of its pages',
    isMany: true,
  },
  {
    command: ['sources', 'delete', base, 's'],
    shown: { name: 'Hours', type: 'text', chunksCount: 1 },
    what: 'the source "Hours" with 1 chunk',
    isMany: false,
  },
  {
    command: ['contacts', 'delete', 'con_1'],
    shown: { name: null, email: 'ada@example.com', phone: null },
    what: 'the contact "ada@example.com"',
    isMany: false,
  },
  {
    command: ['embedding-models', 'delete', 'm'],
    shown: { name: 'own' },
    what: 'the embedding model "own"',
    isMany: false,
  },
]

describe('a command that deletes', () => {
  for (const { command, shown, what, isMany } of cases) {
    test(`asks at a terminal before it deletes ${what}`, async (t) => {
      const { url, received } = await fakeServer(t, [200, shown], [200, shown], [204])
      const env = { CAPSTAN_URL: url, CAPSTAN_TOKEN: 'cap_x', CAPSTAN_OPERATOR_KEY: 'key' }
      const methods = () => received.map(({ method }) => method)
      const refused = await runInside(command, env, '')
      assert.deepEqual(refused.questions, [`Delete ${what}? This cannot be undone. [y/N] `])
      assert.deepEqual([refused.code, refused.out, methods()], [1, '', ['GET']])
      assert.equal(refused.err, 'capstan: Nothing was deleted.\n')
      const deleted = await runInside(command, env, 'y')
      assert.deepEqual([deleted.code, methods()], [0, ['GET', 'GET', 'DELETE']])
    })

    test(`${isMany ? 'needs --yes' : 'goes on'} without a terminal for ${what}`, async (t) => {
      const { url, received } = await fakeServer(t, [200, shown])
      const env = { CAPSTAN_URL: url, CAPSTAN_TOKEN: 'cap_x', CAPSTAN_OPERATOR_KEY: 'key' }
      const { code, err, questions } = await runInside(command, env)
      assert.deepEqual(questions, [])
      const isDeleted = received.some(({ method }) => method === 'DELETE')
      assert.deepEqual([code, isDeleted], isMany ? [2, false] : [0, true])
      const said = `capstan: This deletes ${what}. Add --yes to delete without asking.\n`
      assert.equal(err, isMany ? said : '')
      received.length = 0
      const sure = await runInside([...command, '--yes'], env, 'n')
      assert.deepEqual([sure.code, sure.questions], [0, []])
      assert.deepEqual(
        received.map(({ method }) => method),
        ['DELETE'],
      )
    })
  }

  test('keeps what a script deletes without --yes, in the real program', async (t) => {
    const { app, url, token } = await served(t)
    await make.base(app, { name: 'Handbook' })
    const { run } = await terminal(t, {
      ...{ CAPSTAN_URL: url, CAPSTAN_TOKEN: token, CAPSTAN_OPERATOR_KEY: operatorKey },
    })
    const refused = await run(['bases', 'delete', 'Handbook'], 'y\n')
    assert.equal(refused.code, 2)
    assert.match(refused.err, /"Handbook" with 0 sources and 0 chunks\. Add --yes/)
    assert.equal((await run(['bases', 'list', '--json'])).json().data.length, 1)
    assert.equal((await run(['bases', 'delete', 'Handbook', '--yes'])).code, 0)
  })
})
