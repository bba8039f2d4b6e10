import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { fakeServer } from '../../sdk/test/fake-server.ts'
import { runInside } from '../test/inside.ts'

/** The command of each operation that writes fields. */
const commands: Record<string, string> = {
  createContact: 'contacts create',
  updateContact: 'contacts update',
  upsertContact: 'contacts upsert',
  mergeContacts: 'contacts merge',
  recordContactConsent: 'contacts consents record',
  createContactNote: 'contacts notes create',
  updateContactNote: 'contacts notes update',
  createCompany: 'companies create',
  updateCompany: 'companies update',
  renameTag: 'tags rename',
  searchContacts: 'contacts search',
  createSegment: 'segments create',
  updateSegment: 'segments update',
  createContactField: 'contact-fields create',
  updateContactField: 'contact-fields update',
  updateContactFieldSettings: 'contact-fields set',
  batchContacts: 'contacts batch',
  createContactExport: 'contacts exports create',
  previewContactImport: 'contacts imports preview',
  startContactImport: 'contacts imports start',
  createCatalogItem: 'catalog create',
  updateCatalogItem: 'catalog update',
  createContentBlock: 'content-blocks create',
  updateContentBlock: 'content-blocks update',
  createBase: 'bases create',
  updateBase: 'bases update',
  reindexBase: 'bases reindex',
  searchBase: 'search',
  search: 'search',
  createEmbeddingModel: 'embedding-models create',
  updateEmbeddingModel: 'embedding-models update',
  addSource: 'sources add',
  upsertSource: 'sources upsert',
  updateSource: 'sources update',
  retrySources: 'sources retry',
  evaluateBase: 'evaluate',
  sendProposal: 'proposals send',
  remindProposal: 'proposals remind',
  cancelProposal: 'proposals cancel',
  voidProposal: 'proposals void',
  acceptProposal: 'proposals accept',
  declineProposal: 'proposals decline',
  addProposalToBase: 'proposals add-to-base',
  replaceSigningCertificate: 'proposals replace-certificate',
  updateProposalRecipient: 'proposals update-recipient',
  createHook: 'hooks create',
  updateHook: 'hooks update',
  rotateHookSecret: 'hooks rotate-secret',
  testHook: 'hooks test',
  replayInboundEvents: 'inbound-events replay',
  previewSync: 'syncs preview',
  runSync: 'syncs run',
  registerWebhook: 'webhooks create',
  updateWebhook: 'webhooks update',
  rotateWebhookSecret: 'webhooks rotate-secret',
  testWebhook: 'webhooks test',
  testDestination: 'destinations test',
  replayDestination: 'destinations replay',
  replayDeliveries: 'webhooks replay',
  publishEvents: 'events publish',
  createProposalComment: 'proposals comments create',
  createOrganization: 'operator organizations create',
  updateOrganization: 'operator organizations update',
  grantCredits: 'operator credits',
  issueToken: 'operator tokens issue',
  rotateToken: 'operator tokens rotate',
  putPlan: 'operator plans put',
}

const byLink = 'A recipient does it, by the link of their mail; the CLI is for the organization.'

/** Operations that take no field of their own, and why. */
const exceptions: Record<string, string> = {
  registerClient: 'AI clients register themselves, with libraries of their own.',
  computePublicTotals: byLink,
  commentOnProposal: byLink,
  acceptPublicProposal: byLink,
  declinePublicProposal: byLink,
  enterProposalCode: byLink,
  addSources: '`sources add` sends many sources; each has the fields of addSource.',
  importCatalogItems: 'The one field is the text of the file: `catalog import <file>`.',
  createContactImport: 'The one field is the file: `contacts imports upload <file>`.',
  createAutomation: 'An automation is a JSON file: `automations create <automation>`.',
  updateAutomation: 'Changes are a JSON file: `automations update <automation> <changes>`.',
  createDestination:
    'A destination is a JSON file, for it holds secrets: `destinations create <destination>`.',
  updateDestination: 'Changes are a JSON file: `destinations update <destination> <changes>`.',
  restoreAutomationVersion:
    'The one field is an argument: `automations restore <automation> <version>`.',
  testAutomation: 'A trial is a JSON file: `automations test <automation> [trial]`.',
  createSync: 'A sync is a JSON file: `syncs create <sync>`.',
  updateSync: 'Changes are a JSON file: `syncs update <sync> <changes>`.',
  createConnection: 'It has credentials, so it is a JSON file: `connections create <connection>`.',
  updateConnection: 'Changes are a JSON file: `connections update <connection> <changes>`.',
  createIntegrationProvider: 'A definition is a JSON file: `providers create <provider>`.',
  updateIntegrationProvider: 'Changes are a JSON file: `providers update <key> <changes>`.',
  checkExpressions: 'A mapping is a JSON file: `expressions check <check>`.',
  createProposal: 'A draft is a JSON file: `proposals create <draft>`.',
  updateProposal: 'Changes are a JSON file: `proposals update <proposal> <changes>`.',
  previewProposal: 'A draft is a JSON file: `proposals totals <draft>`.',
  previewStoredProposal: 'Changes are a JSON file: `proposals preview <proposal> [changes]`.',
  createProposalTemplate: 'A template is a JSON file: `proposals templates create <template>`.',
  updateProposalTemplate: 'Changes are a JSON file: `proposals templates update`.',
  updateProposalSettings: 'Changes are a JSON file: `proposals settings update <changes>`.',
  verifyProposalPdf: 'The one field is a file: `proposals verify <file>`.',
  createProposalImage: 'The one field is an address or a file: `proposals images add <what>`.',
  callMcp: 'AI clients speak this protocol with libraries of their own.',
}

const inAddress = ['street', 'city', 'region', 'postalCode', 'country']
const companyNames = {
  ...Object.fromEntries(inAddress.map((name) => [name, ['--address']])),
  tags: ['--tag'],
}
const mergedFields = [
  ...['name', 'firstName', 'lastName', 'email', 'phone', 'company', 'jobTitle', 'externalId'],
  ...['ownerId', 'address', 'locale', 'timezone', 'birthday', 'custom'],
]
const contactNames = {
  ...companyNames,
  additionalEmails: ['--additional-email'],
  additionalPhones: ['--additional-phone'],
  additionalAddresses: ['--additional-address'],
  websites: ['--website'],
  faxNumbers: ['--fax-number'],
}

/** Of all types of blocks. */
const importNames = { mapping: ['--map'], defaultCountry: ['--country'], tags: ['--tag'] }
const blockNames = Object.fromEntries(
  [
    ...['id', 'type', 'text', 'imageId', 'alt', 'caption', 'width', 'title'],
    ...['baseId', 'query', 'filter', 'citations', 'confirmed', 'outcome'],
  ].map((name) => [name, ['--block']]),
)
const catalogNames = { prices: ['--price'], taxes: ['--tax'] }

/** Each preset has its own settings, and what has none of them needs no option for it. */
const hookNames = Object.fromEntries(
  [
    ...['publicUrl', 'username', 'header', 'prefix', 'algorithm', 'encoding', 'secretEncoding'],
    ...['template', 'timestampHeader', 'timestampUnit', 'toleranceSeconds', 'idHeader'],
    ...['idExpression', 'verifyToken'],
  ].map((name) => [name, ['--config']]),
)

/** Options that are named otherwise: one of several values, a sense of a switch, an argument. */
const names: Record<string, Record<string, string[]>> = {
  // A choice is made on the page: what is recorded without one is what was offered.
  acceptProposal: { itemIds: [], quantities: [] },
  addProposalToBase: { baseId: ['<base>'] },
  replaceSigningCertificate: { p12: ['<file>'] },
  createContact: contactNames,
  updateContact: contactNames,
  upsertContact: contactNames,
  createCompany: companyNames,
  updateCompany: companyNames,
  mergeContacts: {
    contactIds: ['<others...>'],
    ...Object.fromEntries(mergedFields.map((name) => [name, ['--choose']])),
  },
  recordContactConsent: {
    ...Object.fromEntries(
      ['ip', 'userAgent', 'url', 'confirmedAt'].map((name) => [name, ['--proof']]),
    ),
  },
  batchContacts: { items: ['<items>'] },
  previewContactImport: importNames,
  startContactImport: importNames,
  createCatalogItem: catalogNames,
  updateCatalogItem: { ...catalogNames, archived: ['--archived', '--no-archived'] },
  createContentBlock: blockNames,
  updateContentBlock: { ...blockNames, archived: ['--archived', '--no-archived'] },
  searchContacts: { filter: ['<filter>'] },
  createContactField: { key: ['<key>'], options: ['--option'] },
  updateContactField: { options: ['--option'] },
  updateContactFieldSettings: { strictFields: ['--strict', '--no-strict'] },
  searchBase: { query: ['<query>'], sourceIds: ['--source'], sourceTypes: ['--source-type'] },
  search: {
    ...{ query: ['<query>'], baseIds: ['--base'] },
    ...{ sourceIds: ['--source'], sourceTypes: ['--source-type'] },
  },
  addSource: {
    ...{ url: ['<what...>'], text: ['<what...>'], file: ['<what...>'] },
    ...{ type: ['--sitemap', '--crawl'], every: ['--refresh'], headers: ['--header'] },
  },
  upsertSource: {
    ...{ url: ['<what>'], text: ['<what>'], file: ['<what>'] },
    ...{ type: ['--sitemap', '--crawl'], every: ['--refresh'], headers: ['--header'] },
  },
  updateSource: { every: ['--refresh', '--no-refresh'] },
  retrySources: { codes: ['--code'] },
  evaluateBase: { questions: ['<questions>'] },
  createHook: { ...hookNames, enabled: ['--paused'] },
  updateHook: { ...hookNames, enabled: ['--enable', '--pause'] },
  replayInboundEvents: { ids: ['--id'] },
  registerWebhook: {
    ...{ url: ['<url>'], events: ['--event'], enabled: ['--disabled'], headers: ['--header'] },
  },
  updateWebhook: {
    ...{ events: ['--event'], enabled: ['--enable', '--disable'], headers: ['--header'] },
    asymmetric: ['--asymmetric', '--no-asymmetric'],
  },
  // One event a command: a batch is for programs.
  publishEvents: { type: ['<type>'], events: ['<type>'] },
  replayDeliveries: { eventTypes: ['--event-type'], eventIds: ['--event-id'] },
  issueToken: { scopes: ['--scope'], allowedNetworks: ['--network'] },
}

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  oneOf?: Schema[]
  anyOf?: Schema[]
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

interface Operation {
  operationId: string
  requestBody?: { content: Record<string, { schema: Schema }> }
}

const documents = ['openapi.json', 'operator.json'].map(
  (name): Document =>
    JSON.parse(readFileSync(new URL(`../../api/${name}`, import.meta.url), 'utf8')),
)

/** The fields of a body; those of an object in it count instead of the object. */
function fieldsOf(document: Document, schema: Schema): string[] {
  const { $ref, properties = {}, oneOf = [], anyOf = [] } = schema
  if ($ref)
    return fieldsOf(document, document.components.schemas[$ref.split('/').pop() ?? ''] ?? {})
  const own = Object.entries(properties).flatMap(([name, property]) => {
    const inner = fieldsOf(document, property)
    return inner.length > 0 ? inner : [name]
  })
  return [...new Set([...own, ...[...oneOf, ...anyOf].flatMap((one) => fieldsOf(document, one))])]
}

const operations = documents.flatMap((document) =>
  Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, requestBody }) => {
      const contents = Object.values(requestBody?.content ?? {})
      const fields = contents.flatMap(({ schema }) => fieldsOf(document, schema))
      return fields.length > 0 ? [{ operationId, fields: [...new Set(fields)] }] : []
    }),
)

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)

describe('the fields of a request', () => {
  test('have a command each, or an exception says why', () => {
    const known = [...Object.keys(commands), ...Object.keys(exceptions)].sort()
    assert.deepEqual(
      operations.map(({ operationId }) => operationId).filter((id) => !known.includes(id)),
      [],
    )
  })

  for (const { operationId, fields } of operations) {
    const command = commands[operationId]
    if (!command) continue
    test(`are options of \`capstan ${command}\` for ${operationId}`, async () => {
      const { out } = await runInside([...command.split(' '), '--help'], {})
      const words = new Set(out.match(/--[a-z][\w-]*|<[\w.]+>/g))
      const optionsOf = (field: string) =>
        names[operationId]?.[field] ?? [
          words.has(`--no-${kebab(field)}`) ? `--no-${kebab(field)}` : `--${kebab(field)}`,
        ]
      const missing = fields.filter((field) => !optionsOf(field).every((word) => words.has(word)))
      assert.deepEqual(missing, [], `${command} has no option for ${missing.join(', ')}`)
    })
  }
})

describe('capstan webhooks', () => {
  const everything = [
    ...['--event', 'source.*', '--description', 'Production', '--rate-limit-per-second', '50'],
    ...['--max-in-flight', '8', '--retry-schedule-seconds', '5,300,1800', '--ordering', 'strict'],
    ...['--header', 'Authorization: Bearer x', '--header', 'X-Team: a: b', '--payload', 'thin'],
    ...['--filter', 'type == "source.completed"', '--asymmetric'],
  ]
  const sent = {
    ...{ events: ['source.*'], description: 'Production', rateLimitPerSecond: 50, maxInFlight: 8 },
    ...{ retryScheduleSeconds: [5, 300, 1800], ordering: 'strict', payload: 'thin' },
    headers: { Authorization: 'Bearer x', 'X-Team': 'a: b' },
    ...{ filter: 'type == "source.completed"', asymmetric: true },
  }

  async function bodyOf(t: Parameters<typeof fakeServer>[0], ...args: string[]) {
    const { url, received } = await fakeServer(t, [200, {}])
    const env = { CAPSTAN_URL: url, CAPSTAN_TOKEN: 'cap_x' }
    const { code, err } = await runInside(['webhooks', ...args], env)
    assert.equal(code, 0, err)
    return JSON.parse(received[0]?.body ?? '')
  }

  test('create sends every field', async (t) => {
    const url = 'https://example.com/hook'
    const body = await bodyOf(t, 'create', url, '--disabled', ...everything)
    assert.deepEqual(body, { ...sent, url, enabled: false })
    assert.deepEqual(await bodyOf(t, 'create', url, '--event', '*'), {
      ...{ url, events: ['*'], enabled: true },
    })
  })

  test('update sends what it is given, and null for what it clears', async (t) => {
    const url = 'https://example.com/other'
    const body = await bodyOf(t, 'update', 'w', '--url', url, '--enable', ...everything)
    assert.deepEqual(body, { ...sent, url, enabled: true })
    const clear = ['--clear', 'filter', 'headers', '--no-asymmetric']
    const none = ['--retry-schedule-seconds', 'none']
    assert.deepEqual(await bodyOf(t, 'update', 'w', ...clear, ...none), {
      ...{ filter: null, headers: null, asymmetric: false, retryScheduleSeconds: [] },
    })
  })

  test('refuses waits, an order and a header that are none', async () => {
    const update = ['webhooks', 'update', 'w']
    for (const [args, said] of [
      [['--retry-schedule-seconds', '5s'], /Use seconds, such as 5,300,1800/],
      [['--ordering', 'random'], /Allowed choices are none, strict, by_subject/],
      [['--header', 'x'], /Use the form "Authorization/],
    ] as const) {
      const { code, err } = await runInside([...update, ...args], {})
      assert.equal(code, 2)
      assert.match(err, said)
    }
  })
})
