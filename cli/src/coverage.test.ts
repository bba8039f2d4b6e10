import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { devNull } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { Capstan } from '@capstan/sdk'
import { fakeServer, type Received } from '../../sdk/test/fake-server.ts'
import { automationWays } from '../test/automation-ways.ts'
import { connectionWays } from '../test/connection-ways.ts'
import { destinationWays } from '../test/destination-ways.ts'
import { hookWays } from '../test/hook-ways.ts'
import { importWays } from '../test/import-ways.ts'
import { proposalWays, type Way } from '../test/proposal-ways.ts'
import { syncWays } from '../test/sync-ways.ts'
import { run } from './main.ts'

const base = 'kb_01jbts0z0ye8t9tpsz3gn7nkm8'
const questions = join(import.meta.dirname, '../test/questions.json')
const contactItems = join(import.meta.dirname, '../test/contacts.json')
const ownModel = { name: 'own', url: 'http://127.0.0.1:11434/v1', model: 'minilm', dimensions: 384 }

/** How each operation of the API is reached; the ids are only there to be seen in the path. */
const ways: Record<string, Way> = {
  getMe: { sdk: ({ account }) => account.me(), cli: ['me'] },
  listCreditEntries: {
    sdk: ({ credits }) => credits.entries().page(),
    cli: ['credits', 'entries'],
  },
  getOverview: { sdk: ({ overview }) => overview.get(), cli: ['overview'] },
  getUsage: { sdk: ({ account }) => account.usage(), cli: ['usage'] },

  createContact: {
    sdk: ({ contacts }) => contacts.create({ name: 'Ada' }),
    cli: ['contacts', 'create', '--name', 'Ada'],
  },
  listContacts: { sdk: ({ contacts }) => contacts.list().page(), cli: ['contacts', 'list'] },
  searchContacts: {
    sdk: ({ contacts }) => contacts.search({}).page(),
    cli: ['contacts', 'search', '{"field": "tag", "op": "eq", "value": "vip"}'],
  },
  getContact: { sdk: ({ contacts }) => contacts.get('x'), cli: ['contacts', 'get', 'x'] },
  getContactBy: {
    sdk: ({ contacts }) => contacts.getBy('email', 'ada@example.com'),
    cli: ['contacts', 'get-by', 'email', 'ada@example.com'],
  },
  upsertContact: {
    sdk: ({ contacts }) => contacts.upsert('externalId', 'crm-1', { name: 'Ada' }),
    cli: ['contacts', 'upsert', 'externalId', 'crm-1', '--name', 'Ada'],
  },
  updateContact: {
    sdk: ({ contacts }) => contacts.update('x', { name: 'Ada' }),
    cli: ['contacts', 'update', 'x', '--name', 'Ada'],
  },
  deleteContact: { sdk: ({ contacts }) => contacts.delete('x'), cli: ['contacts', 'delete', 'x'] },

  batchContacts: {
    sdk: ({ contacts }) => contacts.batch({ mode: 'create', items: [{ name: 'Ada' }] }),
    cli: ['contacts', 'batch', contactItems, '--mode', 'create'],
  },
  createContactExport: {
    sdk: ({ contactExports }) => contactExports.create({ format: 'csv' }),
    cli: ['contacts', 'exports', 'create'],
  },
  listContactExports: {
    sdk: ({ contactExports }) => contactExports.list().page(),
    cli: ['contacts', 'exports', 'list'],
  },
  getContactExport: {
    sdk: ({ contactExports }) => contactExports.get('x'),
    cli: ['contacts', 'exports', 'get', 'x'],
  },
  downloadContactExport: {
    sdk: ({ contactExports }) => contactExports.download('x'),
    cli: ['contacts', 'exports', 'download', 'x', '--output', devNull],
  },
  addContactTag: {
    sdk: ({ contacts }) => contacts.addTag('x', 'vip'),
    cli: ['contacts', 'add-tag', 'x', 'vip'],
  },
  removeContactTag: {
    sdk: ({ contacts }) => contacts.removeTag('x', 'vip'),
    cli: ['contacts', 'remove-tag', 'x', 'vip'],
  },
  listContactTimeline: {
    sdk: ({ contacts }) => contacts.timeline('x').page(),
    cli: ['contacts', 'timeline', 'x'],
  },
  mergeContacts: {
    sdk: ({ contacts }) => contacts.merge('x', { contactIds: ['y'] }),
    cli: ['contacts', 'merge', 'x', 'y'],
  },
  listDuplicates: {
    sdk: ({ contacts }) => contacts.duplicates.list().page(),
    cli: ['contacts', 'duplicates'],
  },
  dismissDuplicates: {
    sdk: ({ contacts }) => contacts.duplicates.dismiss('d'),
    cli: ['contacts', 'duplicates', 'dismiss', 'd'],
  },
  unmergeContacts: {
    sdk: ({ contacts }) => contacts.unmerge('x'),
    cli: ['contacts', 'unmerge', 'x'],
  },
  eraseContact: {
    sdk: ({ contacts }) => contacts.erase('x'),
    cli: ['contacts', 'erase', 'x', '--yes'],
  },
  getContactErasure: {
    sdk: ({ contacts }) => contacts.erasure('x'),
    cli: ['contacts', 'erasure', 'x'],
  },
  getContactPersonalData: {
    sdk: ({ contacts }) => contacts.personalData('x'),
    cli: ['contacts', 'personal-data', 'x'],
  },
  recordContactConsent: {
    sdk: ({ contacts }) =>
      contacts.consents.record('x', { channel: 'sms', purpose: 'A', status: 'opted_in' }),
    cli: [
      ...['contacts', 'consents', 'record', 'x', '--channel', 'sms', '--purpose', 'A'],
      ...['--status', 'opted_in'],
    ],
  },
  listContactConsents: {
    sdk: ({ contacts }) => contacts.consents.list('x').page(),
    cli: ['contacts', 'consents', 'list', 'x'],
  },
  createContactNote: {
    sdk: ({ contacts }) => contacts.notes.create('x', { text: 'A' }),
    cli: ['contacts', 'notes', 'create', 'x', '--text', 'A'],
  },
  listContactNotes: {
    sdk: ({ contacts }) => contacts.notes.list('x').page(),
    cli: ['contacts', 'notes', 'list', 'x'],
  },
  getContactNote: {
    sdk: ({ contacts }) => contacts.notes.get('x', 'y'),
    cli: ['contacts', 'notes', 'get', 'x', 'y'],
  },
  updateContactNote: {
    sdk: ({ contacts }) => contacts.notes.update('x', 'y', { text: 'A' }),
    cli: ['contacts', 'notes', 'update', 'x', 'y', '--text', 'A'],
  },
  deleteContactNote: {
    sdk: ({ contacts }) => contacts.notes.delete('x', 'y'),
    cli: ['contacts', 'notes', 'delete', 'x', 'y', '--yes'],
  },
  ...proposalWays,
  ...automationWays,
  ...syncWays,
  ...connectionWays,
  ...destinationWays,

  createCompany: {
    sdk: ({ companies }) => companies.create({ name: 'Acme' }),
    cli: ['companies', 'create', '--name', 'Acme'],
  },
  listCompanies: { sdk: ({ companies }) => companies.list().page(), cli: ['companies', 'list'] },
  getCompany: { sdk: ({ companies }) => companies.get('x'), cli: ['companies', 'get', 'x'] },
  listCompanyContacts: {
    sdk: ({ companies }) => companies.contacts('x').page(),
    cli: ['companies', 'contacts', 'x'],
  },
  updateCompany: {
    sdk: ({ companies }) => companies.update('x', { name: 'Acme' }),
    cli: ['companies', 'update', 'x', '--name', 'Acme'],
  },
  deleteCompany: {
    sdk: ({ companies }) => companies.delete('x'),
    cli: ['companies', 'delete', 'x', '--yes'],
  },
  listTags: { sdk: ({ tags }) => tags.list().page(), cli: ['tags', 'list'] },
  getTag: { sdk: ({ tags }) => tags.get('vip'), cli: ['tags', 'get', 'vip'] },
  renameTag: {
    sdk: ({ tags }) => tags.rename('vip', 'VIP'),
    cli: ['tags', 'rename', 'vip', '--name', 'VIP'],
  },
  deleteTag: { sdk: ({ tags }) => tags.delete('vip'), cli: ['tags', 'delete', 'vip', '--yes'] },

  createBase: {
    sdk: ({ bases }) => bases.create({ name: 'Handbook' }),
    cli: ['bases', 'create', '--name', 'Handbook'],
  },
  listBases: { sdk: ({ bases }) => bases.list().page(), cli: ['bases', 'list'] },
  getBase: { sdk: ({ bases }) => bases.get(base), cli: ['bases', 'get', base] },
  updateBase: {
    sdk: ({ bases }) => bases.update(base, { name: 'Manual' }),
    cli: ['bases', 'update', base, '--name', 'Manual'],
  },
  deleteBase: { sdk: ({ bases }) => bases.delete(base), cli: ['bases', 'delete', base, '--yes'] },
  searchBase: {
    sdk: ({ bases }) => bases.search(base, { query: 'hours' }),
    cli: ['search', 'hours', '--base', base],
  },
  search: {
    sdk: (capstan) => capstan.search({ query: 'hours', baseIds: [base, base] }),
    cli: ['search', 'hours', '--base', base, '--base', base],
  },
  evaluateBase: {
    sdk: ({ bases }) =>
      bases.evaluate(base, { questions: [{ query: 'hours', expected: [{ name: 'Hours' }] }] }),
    cli: ['evaluate', questions, '--base', base],
  },
  reindexBase: {
    sdk: ({ bases }) => bases.reindex(base, { embeddingModel: 'large' }),
    cli: ['bases', 'reindex', base, '--embedding-model', 'large'],
  },
  cancelReindex: {
    sdk: ({ bases }) => bases.cancelReindex(base),
    cli: ['bases', 'cancel-reindex', base],
  },

  createEmbeddingModel: {
    sdk: ({ embeddingModels }) => embeddingModels.create(ownModel),
    cli: [
      ...['embedding-models', 'create', '--name', 'own', '--url', 'http://127.0.0.1:11434/v1'],
      ...['--model', 'minilm', '--dimensions', '384'],
    ],
  },
  listEmbeddingModels: {
    sdk: ({ embeddingModels }) => embeddingModels.list().page(),
    cli: ['embedding-models', 'list'],
  },
  getEmbeddingModel: {
    sdk: ({ embeddingModels }) => embeddingModels.get('m'),
    cli: ['embedding-models', 'get', 'm'],
  },
  updateEmbeddingModel: {
    sdk: ({ embeddingModels }) => embeddingModels.update('m', { maxTokens: 256 }),
    cli: ['embedding-models', 'update', 'm', '--max-tokens', '256'],
  },
  deleteEmbeddingModel: {
    sdk: ({ embeddingModels }) => embeddingModels.delete('m'),
    cli: ['embedding-models', 'delete', 'm'],
  },
  testEmbeddingModel: {
    sdk: ({ embeddingModels }) => embeddingModels.test('m'),
    cli: ['embedding-models', 'test', 'm'],
  },

  addSource: {
    sdk: ({ sources }) => sources.add(base, { type: 'url', url: 'https://example.com' }),
    cli: ['sources', 'add', 'https://example.com', '--base', base],
  },
  addSources: {
    sdk: ({ sources }) => sources.addMany(base, [{ type: 'url', url: 'https://example.com' }]),
    cli: ['sources', 'add', 'https://example.com/a', 'https://example.com/b', '--base', base],
    // What is newest tells what is new.
    first: 'GET /v1/bases/{baseId}/sources',
  },
  listSources: {
    sdk: ({ sources }) => sources.list(base).page(),
    cli: ['sources', 'list', base],
  },
  getSourceBy: {
    sdk: ({ sources }) => sources.getBy(base, 'a/b.md'),
    cli: ['sources', 'get-by', base, 'a/b.md'],
  },
  upsertSource: {
    sdk: ({ sources }) =>
      sources.upsert(base, 'a/b.md', { type: 'url', url: 'https://example.com' }),
    cli: ['sources', 'upsert', base, 'a/b.md', 'https://example.com'],
  },
  getSource: { sdk: ({ sources }) => sources.get(base, 's'), cli: ['sources', 'get', base, 's'] },
  updateSource: {
    sdk: ({ sources }) => sources.update(base, 's', { name: 'Hours' }),
    cli: ['sources', 'update', base, 's', '--name', 'Hours'],
  },
  deleteSource: {
    sdk: ({ sources }) => sources.delete(base, 's'),
    cli: ['sources', 'delete', base, 's', '--yes'],
  },
  refreshSource: {
    sdk: ({ sources }) => sources.refresh(base, 's'),
    cli: ['sources', 'refresh', base, 's'],
  },
  cancelSource: {
    sdk: ({ sources }) => sources.cancel(base, 's'),
    cli: ['sources', 'cancel', base, 's'],
  },
  retrySources: {
    sdk: ({ sources }) => sources.retry(base),
    cli: ['sources', 'retry', base],
  },
  listSourceRuns: {
    sdk: ({ sources }) => sources.runs(base, 's').page(),
    cli: ['sources', 'runs', base, 's'],
  },
  listChunks: {
    sdk: ({ sources }) => sources.chunks(base, 's').page(),
    cli: ['sources', 'chunks', base, 's'],
  },
  getContent: {
    sdk: ({ sources }) => sources.content(base, 's'),
    cli: ['sources', 'content', base, 's'],
  },

  listContactFields: {
    sdk: ({ contactFields }) => contactFields.list().page(),
    cli: ['contact-fields', 'list'],
  },
  getContactField: {
    sdk: ({ contactFields }) => contactFields.get('f'),
    cli: ['contact-fields', 'get', 'f'],
  },
  createContactField: {
    sdk: ({ contactFields }) =>
      contactFields.create({ key: 'seats', label: 'Seats', type: 'number' }),
    cli: ['contact-fields', 'create', 'seats', '--label', 'Seats', '--type', 'number'],
  },
  updateContactField: {
    sdk: ({ contactFields }) => contactFields.update('f', { label: 'Seats' }),
    cli: ['contact-fields', 'update', 'f', '--label', 'Seats'],
  },
  deleteContactField: {
    sdk: ({ contactFields }) => contactFields.delete('f'),
    cli: ['contact-fields', 'delete', 'f', '--yes'],
  },
  getContactFieldSettings: {
    sdk: ({ contactFields }) => contactFields.settings(),
    cli: ['contact-fields', 'settings'],
  },
  updateContactFieldSettings: {
    sdk: ({ contactFields }) => contactFields.updateSettings({ strictFields: true }),
    cli: ['contact-fields', 'set', '--strict'],
  },
  listSegments: { sdk: ({ segments }) => segments.list().page(), cli: ['segments', 'list'] },
  getSegment: { sdk: ({ segments }) => segments.get('s'), cli: ['segments', 'get', 's'] },
  createSegment: {
    sdk: ({ segments }) =>
      segments.create({ name: 'VIP', filter: { field: 'tag', op: 'eq', value: 'vip' } }),
    cli: ['segments', 'create', '--name', 'VIP', '--filter', '{"field": "tag", "op": "exists"}'],
  },
  updateSegment: {
    sdk: ({ segments }) => segments.update('s', { name: 'VIP' }),
    cli: ['segments', 'update', 's', '--name', 'VIP'],
  },
  listSegmentContacts: {
    sdk: ({ segments }) => segments.contacts('s').page(),
    cli: ['segments', 'contacts', 's'],
  },
  deleteSegment: {
    sdk: ({ segments }) => segments.delete('s'),
    cli: ['segments', 'delete', 's', '--yes'],
  },

  ...hookWays,
  ...importWays,

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
  deleteWebhook: {
    sdk: ({ webhooks }) => webhooks.delete('w'),
    cli: ['webhooks', 'delete', 'w', '--yes'],
  },
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
  listAuditEntries: { sdk: ({ audit }) => audit.list().page(), cli: ['audit', 'list'] },
  getAuditEntry: { sdk: ({ audit }) => audit.get('a'), cli: ['audit', 'get', 'a'] },
  verifyAuditLog: { sdk: ({ audit }) => audit.verify(), cli: ['audit', 'verify'] },
  listRequests: { sdk: ({ requests }) => requests.list().page(), cli: ['requests', 'list'] },
  getRequest: { sdk: ({ requests }) => requests.get('r'), cli: ['requests', 'get', 'r'] },

  listEvents: { sdk: ({ events }) => events.list().page(), cli: ['events', 'list'] },
  getEvent: { sdk: ({ events }) => events.get('e'), cli: ['events', 'get', 'e'] },
  publishEvents: {
    sdk: ({ events }) => events.publish({ type: 'custom.paid', data: {} }),
    cli: ['events', 'publish', 'custom.paid', '--data', '{}'],
  },
  listEventTypes: { sdk: ({ events }) => events.types().page(), cli: ['events', 'types'] },
}

/** Operations without a method or a command, and why. */
const pageOfMail = 'A page that people open from a mail.'
const oauthOfClients = 'AI clients do it with libraries of their own.'
const exceptions: Record<string, string> = {
  callMcp: 'AI clients speak this protocol with libraries of their own.',
  getMcpResourceMetadata: oauthOfClients,
  getAuthorizationServerMetadata: oauthOfClients,
  registerClient: oauthOfClients,
  issueClientTokens: oauthOfClients,
  revokeClientTokens: oauthOfClients,
  askForAccess: 'A page that an AI client opens in a browser.',
  answerForAccess: 'What that page posts.',
  receiveInboundEvent: 'Other services post there; `hooks send` shows how.',
  confirmHookAddress: 'Meta asks there.',
  startAuthorization: 'A browser goes there, by the address of `connections authorize`.',
  finishAuthorization: 'A provider sends a browser back there.',
  showProposalPage: pageOfMail,
  getPublicProposal: pageOfMail,
  viewProposal: pageOfMail,
  computePublicTotals: pageOfMail,
  commentOnProposal: pageOfMail,
  acceptPublicProposal: pageOfMail,
  declinePublicProposal: pageOfMail,
  enterProposalCode: pageOfMail,
  getPublicProposalPdf: pageOfMail,
  getPublicProposalImage: pageOfMail,
  getProposalPageFile: pageOfMail,
  getProposalPageAccent: pageOfMail,
  showConsentRequest: pageOfMail,
  confirmConsent: pageOfMail,
  showUnsubscription: pageOfMail,
  unsubscribeContact: pageOfMail,
}

interface Document {
  paths: Record<string, Record<string, { operationId: string }>>
}

const document: Document = JSON.parse(
  await readFile(new URL('../../api/openapi.json', import.meta.url), 'utf8'),
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
  const isSame = ({ request }: { request: string }) => request === `${method} ${path}`
  const fits = ({ request }: { request: string }) =>
    new RegExp(`^${request.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(`${method} ${path}`)
  return (operations.find(isSame) ?? operations.find(fits))?.request
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
      const answer = { data: [], modes: [], questions: [], usage: {}, ok: true, nextCursor: null }
      const { url, received } = await fakeServer(t, [200, answer])
      await way.sdk(new Capstan({ url, token: 'cap_x' }))
      const said: string[] = []
      const code = await run([...way.cli, '--json'], {
        env: { CAPSTAN_URL: url, CAPSTAN_TOKEN: 'cap_x' },
        out: () => {},
        err: (text) => said.push(text),
        columns: undefined,
        readInput: async () => '',
        untilInterrupted: () => new AbortController().signal,
      })
      assert.equal(code, 0, said.join(''))
      const asked = [request, ...(way.first ? [way.first] : []), request]
      assert.deepEqual(received.map(reached), asked)
    })
  }
})
