import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import type { Capstan as Client } from '@capstan/sdk'
import { Capstan } from '@capstan/sdk'
import { fakeServer, type Received } from '../../sdk/test/fake-server.ts'
import { run } from './main.ts'

interface Way {
  sdk: (capstan: Client) => Promise<unknown>
  cli: string[]
}

/** How each operation of the API is reached; the ids are only there to be seen in the path. */
const ways: Record<string, Way> = {
  getMe: { sdk: ({ account }) => account.me(), cli: ['me'] },
  getUsage: { sdk: ({ account }) => account.usage(), cli: ['usage'] },

  createContact: {
    sdk: ({ contacts }) => contacts.create({ name: 'Ada' }),
    cli: ['contacts', 'create', '--name', 'Ada'],
  },
  listContacts: { sdk: ({ contacts }) => contacts.list().page(), cli: ['contacts', 'list'] },
  getContact: { sdk: ({ contacts }) => contacts.get('x'), cli: ['contacts', 'get', 'x'] },
  updateContact: {
    sdk: ({ contacts }) => contacts.update('x', { name: 'Ada' }),
    cli: ['contacts', 'update', 'x', '--name', 'Ada'],
  },
  deleteContact: { sdk: ({ contacts }) => contacts.delete('x'), cli: ['contacts', 'delete', 'x'] },

  createBase: {
    sdk: ({ bases }) => bases.create({ name: 'Handbook' }),
    cli: ['bases', 'create', '--name', 'Handbook'],
  },
  listBases: { sdk: ({ bases }) => bases.list().page(), cli: ['bases', 'list'] },
  getBase: { sdk: ({ bases }) => bases.get('b'), cli: ['bases', 'get', 'b'] },
  updateBase: {
    sdk: ({ bases }) => bases.update('b', { name: 'Manual' }),
    cli: ['bases', 'update', 'b', '--name', 'Manual'],
  },
  deleteBase: { sdk: ({ bases }) => bases.delete('b'), cli: ['bases', 'delete', 'b'] },
  searchBase: {
    sdk: ({ bases }) => bases.search('b', { query: 'hours' }),
    cli: ['search', 'b', 'hours'],
  },

  addSource: {
    sdk: ({ sources }) => sources.add('b', { type: 'url', url: 'https://example.com' }),
    cli: ['sources', 'add', 'b', 'https://example.com'],
  },
  listSources: { sdk: ({ sources }) => sources.list('b').page(), cli: ['sources', 'list', 'b'] },
  getSource: { sdk: ({ sources }) => sources.get('b', 's'), cli: ['sources', 'get', 'b', 's'] },
  updateSource: {
    sdk: ({ sources }) => sources.update('b', 's', { name: 'Hours' }),
    cli: ['sources', 'update', 'b', 's', '--name', 'Hours'],
  },
  deleteSource: {
    sdk: ({ sources }) => sources.delete('b', 's'),
    cli: ['sources', 'delete', 'b', 's'],
  },
  refreshSource: {
    sdk: ({ sources }) => sources.refresh('b', 's'),
    cli: ['sources', 'refresh', 'b', 's'],
  },
  listChunks: {
    sdk: ({ sources }) => sources.chunks('b', 's').page(),
    cli: ['sources', 'chunks', 'b', 's'],
  },
  getContent: {
    sdk: ({ sources }) => sources.content('b', 's'),
    cli: ['sources', 'content', 'b', 's'],
  },

  registerWebhook: {
    sdk: ({ webhooks }) => webhooks.create({ url: 'https://example.com', events: ['*'] }),
    cli: ['webhooks', 'create', 'https://example.com', '--event', '*'],
  },
  listWebhooks: { sdk: ({ webhooks }) => webhooks.list().page(), cli: ['webhooks', 'list'] },
  getWebhook: { sdk: ({ webhooks }) => webhooks.get('w'), cli: ['webhooks', 'get', 'w'] },
  getWebhookHealth: {
    sdk: ({ webhooks }) => webhooks.health('w'),
    cli: ['webhooks', 'health', 'w'],
  },
  updateWebhook: {
    sdk: ({ webhooks }) => webhooks.update('w', { enabled: false }),
    cli: ['webhooks', 'update', 'w', '--disable'],
  },
  deleteWebhook: { sdk: ({ webhooks }) => webhooks.delete('w'), cli: ['webhooks', 'delete', 'w'] },
  rotateWebhookSecret: {
    sdk: ({ webhooks }) => webhooks.rotateSecret('w'),
    cli: ['webhooks', 'rotate-secret', 'w'],
  },
  getWebhookKeys: {
    sdk: ({ webhooks }) => webhooks.keys('w'),
    cli: ['webhooks', 'keys', 'w'],
  },
  testWebhook: { sdk: ({ webhooks }) => webhooks.test('w'), cli: ['webhooks', 'test', 'w'] },
  replayDeliveries: {
    sdk: ({ webhooks }) => webhooks.replay('w'),
    cli: ['webhooks', 'replay', 'w'],
  },
  listDeliveries: {
    sdk: ({ deliveries }) => deliveries.list('w').page(),
    cli: ['deliveries', 'list', 'w'],
  },
  getDelivery: { sdk: ({ deliveries }) => deliveries.get('d'), cli: ['deliveries', 'get', 'd'] },
  retryDelivery: {
    sdk: ({ deliveries }) => deliveries.retry('d'),
    cli: ['deliveries', 'retry', 'd'],
  },
  listEvents: { sdk: ({ events }) => events.list().page(), cli: ['events', 'list'] },
  listEventTypes: { sdk: ({ events }) => events.types().page(), cli: ['events', 'types'] },
}

/** Operations without a method or a command, and why. */
const exceptions: Record<string, string> = {}

interface Document {
  paths: Record<string, Record<string, { operationId: string }>>
}

const document: Document = JSON.parse(
  await readFile(new URL('../../openapi.json', import.meta.url), 'utf8'),
)

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => ({
    operationId,
    request: `${method.toUpperCase()} ${path}`,
  })),
)

/** The operation that a request reaches, as `METHOD /path/{with}/{placeholders}`. */
function reached({ method, url }: Received): string | undefined {
  const [path = ''] = url.split('?')
  return operations.find(({ request }) =>
    new RegExp(`^${request.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(`${method} ${path}`),
  )?.request
}

describe('the API', () => {
  test('is covered, operation by operation, or an exception says why', () => {
    const handled = [...Object.keys(ways), ...Object.keys(exceptions)].sort()
    assert.deepEqual(handled, operations.map(({ operationId }) => operationId).sort())
  })

  for (const { operationId, request } of operations) {
    const way = ways[operationId]
    if (!way) continue
    test(`offers ${operationId} in the SDK and on the command line`, async (t) => {
      const { url, received } = await fakeServer(t, [200, { data: [], nextCursor: null }])
      await way.sdk(new Capstan({ url, token: 'cap_x' }))
      const said: string[] = []
      const code = await run([...way.cli, '--json'], {
        env: { CAPSTAN_URL: url, CAPSTAN_TOKEN: 'cap_x' },
        out: () => {},
        err: (text) => said.push(text),
        readInput: async () => '',
        untilInterrupted: () => new AbortController().signal,
      })
      assert.equal(code, 0, said.join(''))
      assert.deepEqual(received.map(reached), [request, request])
    })
  }
})
