import assert from 'node:assert/strict'
import { ImageId } from '../src/domains/proposals/ids.ts'
import { newId } from '../src/platform/ids.ts'
import type { Operation } from '../src/platform/operations/operation.ts'
import { make } from './factories.ts'
import type { Harness } from './harness.ts'
import { storeTestImage } from './images.ts'
import { uploadContacts } from './importing.ts'
import { ada, draftProposal } from './proposals.ts'

// biome-ignore lint/suspicious/noExplicitAny: what the API answers
type Body = any

/** Makes the resource and gives the value of its path parameter; `above` holds those to its left. */
type Maker = (app: Harness, ...above: string[]) => Promise<string>

/**
 * For every path that ends in a parameter, how to make what it names, in the first organization. The
 * journeys over all operations fail for a path that is not here, so that each new domain joins them.
 */
export const makers: Record<string, Maker> = {
  '/v1/contacts/{contactId}': async (app) => (await make.contact(app)).id,
  '/v1/contacts/duplicates/{duplicateId}': async (app) => {
    const company = (await make.company(app)).name
    const surname = `Walked${newId().slice(-12)}`
    await make.contact(app, { name: `Ada ${surname}`, company })
    await make.contact(app, { name: `${surname}, Ada`, company })
    await app.drain()
    // A fuzzed organization has more than a page of them.
    for (let next = ''; ; ) {
      const { body } = await app.owner.get(`/v1/contacts/duplicates?limit=100${next}`)
      const isPair = ({ contacts }: Body) => contacts.some((one: Body) => one.company === company)
      const pair = body.data.find(isPair)
      if (pair) return pair.id
      assert.ok(body.nextCursor, `Ada ${surname} was not found twice`)
      next = `&cursor=${encodeURIComponent(body.nextCursor)}`
    }
  },
  '/v1/contacts/{contactId}/tags/{tag}': async (app, contact = '') => {
    const tag = `tag of ${contact}`
    await app.owner.put(`/v1/contacts/${contact}/tags/${encodeURIComponent(tag)}`)
    return tag
  },
  '/v1/contacts/{contactId}/notes/{noteId}': async (app, contact = '') =>
    (await app.owner.post(`/v1/contacts/${contact}/notes`, { text: 'Walked.' })).body.id,
  '/v1/consent-links/{organizationId}': async (app) => app.organization.id,
  // What works is in a mail alone, and whoever has it may use it.
  '/v1/consent-links/{organizationId}/{token}': async () => 'used',
  '/v1/integrations/hooks/{hookId}': async (app) => (await make.hook(app)).id,
  '/v1/integrations/inbound-events/{inboundEventId}': async (app) => {
    const { id } = await make.hook(app)
    return (await app.owner.post(`/v1/integrations/hooks/${id}/test`)).body.id
  },
  '/v1/integrations/syncs/{syncId}': async (app) => (await make.sync(app)).id,
  '/v1/integrations/syncs/{syncId}/runs/{runId}': async (app, sync = '') =>
    (await app.owner.post(`/v1/integrations/syncs/${sync}/run`, {})).body.id,
  '/v1/integrations/providers/{key}': async (app) => (await make.provider(app)).key,
  '/v1/integrations/connections/{connectionId}': async (app) => (await make.connection(app)).id,
  // They lead nowhere: what works is in a browser alone.
  '/oauth/start/{token}': async () => 'used',
  '/oauth/callback/{provider}': async () => 'rest',
  // Nobody's: who has the address of a hook may post there.
  '/hooks/{token}': async () => 'in_3kQ9vX2mZb7RtY5wLc8Nf1',
  // A link that leads nowhere: what works is in a mail alone.
  '/p/{token}': async () => 'used',
  '/p/assets/{name}': async () => 'none.css',
  '/p/accent/{name}': async () => '1d4f49.css',
  '/public/proposals/{token}': async () => 'used',
  '/public/proposals/{token}/images/{imageId}': async () => ImageId.show(newId()),
  '/v1/companies/{companyId}': async (app) => (await make.company(app)).id,
  '/v1/contact-fields/{fieldId}': async (app) => (await make.contactField(app)).id,
  '/v1/segments/{segmentId}': async (app) => (await make.segment(app)).id,
  '/v1/tags/{tag}': async (app) => (await make.contact(app, { tags: ['walked'] })).tags[0],
  '/v1/contacts/by/{key}': async () => 'externalId',
  '/v1/contacts/by/{key}/{value}': async (app) => {
    const { id } = await make.contact(app)
    const { body } = await app.owner.patch(`/v1/contacts/${id}`, { externalId: `walked ${id}` })
    return body.externalId
  },
  '/v1/contact-imports/{importId}': async (app) =>
    (await uploadContacts(app, 'Name\nWalked\n')).body.id,
  '/v1/contact-exports/{exportId}': async (app) =>
    (await app.owner.post('/v1/contact-exports', { format: 'csv' })).body.id,
  '/v1/proposals/{proposalId}': async (app) => (await draftProposal(app)).id,
  '/v1/proposals/{proposalId}/comments/{commentId}': async (app, proposal = '') =>
    (await app.owner.post(`/v1/proposals/${proposal}/comments`, { text: 'Walked.' })).body.id,
  '/v1/proposal-templates/{templateId}': async (app) => (await make.proposalTemplate(app)).id,
  '/v1/proposal-images/{imageId}': async (app) => (await storeTestImage(app)).id,
  '/v1/catalog-items/{catalogItemId}': async (app) => (await make.catalogItem(app)).id,
  '/v1/content-blocks/{contentBlockId}': async (app) => (await make.contentBlock(app)).id,
  '/v1/bases/{baseId}': async (app) => (await make.base(app)).id,
  '/v1/bases/{baseId}/sources/by/{externalId}': async (app, base = '') => {
    const walked = { type: 'text', name: 'Walked', text: `Walked ${newId()}.`, externalId: newId() }
    return (await app.owner.post(`/v1/bases/${base}/sources`, walked)).body.externalId
  },
  '/v1/bases/{baseId}/sources/{sourceId}': async (app, base = '') =>
    (await make.source(app, { base: { id: base } })).id,
  '/v1/embedding-models/{modelId}': async (app) => (await make.embeddingModel(app)).id,
  '/v1/webhooks/{id}': async (app) => (await make.webhook(app)).id,
  '/v1/destinations/{destinationId}': async (app) => (await make.destination(app)).id,
  '/v1/destinations/{destinationId}/deliveries/{deliveryId}': async (app, destination = '') =>
    (await app.owner.post(`/v1/destinations/${destination}/test`, {})).body.id,
  '/v1/automations/{automationId}': async (app) => (await make.automation(app)).id,
  '/v1/automations/{automationId}/runs/{runId}': async (app, automation = '') => {
    await app.owner.post('/v1/events', { type: 'custom.walked', data: {} })
    await app.drain()
    const { data } = (await app.owner.get(`/v1/automations/${automation}/runs`)).body
    return data[0].id
  },
  '/v1/deliveries/{id}': async (app) => {
    const { id } = await make.webhook(app)
    return (await app.owner.post(`/v1/webhooks/${id}/test`, {})).body.id
  },
  '/v1/events/{id}': async (app) => {
    const contact = await make.contact(app)
    return (await app.owner.get(`/v1/events?subject=${contact.id}`)).body.data[0].id
  },
  '/v1/audit-log/{id}': async (app) => {
    const contact = await make.contact(app)
    return (await app.owner.get(`/v1/audit-log?resource=${contact.id}`)).body.data[0].id
  },
  '/v1/proposals/{proposalId}/recipients/{recipientId}': async (app, proposal = '') => {
    // Those of a draft are changed with the draft.
    await app.owner.patch(`/v1/proposals/${proposal}`, { recipients: [ada] })
    await app.owner.post(`/v1/proposals/${proposal}/send`, { delivery: 'link_only' })
    return (await app.owner.get(`/v1/proposals/${proposal}`)).body.recipients[0].id
  },
  '/v1/requests/{requestId}': async (app) =>
    (await app.owner.get('/v1/contacts')).headers['x-request-id'] ?? '',
  '/operator/v1/audit-log/{id}': async (app) => {
    await app.operator.put('/operator/v1/plans/walked', {})
    return (await app.operator.get('/operator/v1/audit-log')).body.data[0].id
  },
  '/operator/v1/organizations/{organizationId}': async (app) =>
    (await make.organization(app, { plan: 'unlimited' })).id,
  '/operator/v1/organizations/{organizationId}/tokens/{tokenId}': async (app, organization = '') =>
    (await make.token(app, ['*'], { organization: { id: organization } })).id,
  '/operator/v1/backups/{backupId}': async (app) => {
    await app.drain() // One at a time.
    return (await app.operator.post('/operator/v1/backups')).body.id
  },
  '/operator/v1/plans/{key}': async (app) => {
    await app.operator.put('/operator/v1/plans/walked', {})
    return 'walked'
  },
}

/** Without an owner, who would have to be a member. */
const contact = {
  name: 'Ada Lovelace',
  phone: '+14155550123',
  additionalEmails: ['countess@example.com'],
  address: { city: 'London', country: 'GB' },
  birthday: '1815-12-10',
  websites: [{ url: 'https://ada.example', label: 'blog' }],
  additionalAddresses: [{ city: 'Ockham', label: 'home' }],
  faxNumbers: ['+14155550125'],
  emailLabels: { 'countess@example.com': 'home' },
  phoneLabels: { '+14155550123': 'mobile' },
  locale: 'en-GB',
  timezone: 'Europe/London',
  tags: ['customer'],
  custom: { tier: 'gold' },
}

/** Without an owner, too. */
const company = { name: 'Analytical Engines', phone: '+14155550123', tags: ['customer'] }

/** Without what would have to be there. */
const proposal = { title: 'Walked', items: [{ name: 'Design', unitAmount: 1000 }] }

/** A price has one of two amounts. */
const catalogItem = { name: 'Support', prices: [{ currency: 'EUR', unitAmount: 4900 }] }

const walkedAutomation = {
  name: 'Walked',
  trigger: { event: 'custom.walked' },
  actions: [{ type: 'event.emit', event: 'custom.seen', mapping: { n: '1' } }],
}

const walkedDestination = {
  type: 'teams',
  name: 'Walked',
  events: ['contact.*'],
  config: { address: 'https://127.0.0.1:9999/walked' },
}

/** Bodies that an operation wants otherwise than the examples in its schema say. */
export const bodies: Record<string, object> = {
  createAutomation: walkedAutomation,
  updateAutomation: walkedAutomation,
  restoreAutomationVersion: { version: 1 },
  testAutomation: { event: { type: 'custom.walked', data: {} } },
  checkExpressions: { mapping: { id: 'body.id' }, sample: { body: { id: 1 } } },
  createContact: contact,
  updateContact: contact,
  // The example of a text, which has no encoding.
  updateSource: { name: 'Hours of opening', metadata: { team: 'support' }, encoding: null },
  upsertContact: { name: 'Walked' },
  upsertSource: { type: 'text', name: 'Walked', text: 'Walked.' },
  createCompany: company,
  updateCompany: company,
  createProposal: proposal,
  updateProposal: proposal,
  previewProposal: proposal,
  previewStoredProposal: proposal,
  createProposalTemplate: { name: 'Walked', draft: { title: 'Walked' } },
  updateProposalTemplate: { draft: { title: 'Walked' } },
  createProposalComment: { text: 'Walked.' },
  createProposalImage: { url: 'https://127.0.0.1:9999/logo.png' },
  updateProposalSettings: { brand: { name: 'Walked' } },
  createCatalogItem: catalogItem,
  updateCatalogItem: catalogItem,
  createContactExport: { format: 'csv' },
  previewContactImport: { mapping: { Name: 'name' } },
  startContactImport: { mapping: { Name: 'name' } },
  createEmbeddingModel: {
    name: 'walked',
    url: 'http://127.0.0.1:9999/v1',
    model: 'any',
    dimensions: 8,
  },
  updateEmbeddingModel: { url: 'http://127.0.0.1:9999/v2' },
  createConnection: {
    provider: 'rest',
    name: 'Walked',
    authType: 'none',
    config: { baseUrl: 'https://127.0.0.1:9999/' },
  },
  updateConnection: { name: 'Walked again' },
  createIntegrationProvider: {
    key: 'x_walked',
    name: 'Walked',
    baseUrl: 'https://127.0.0.1:9999/',
    auth: [{ type: 'none' }],
  },
  updateIntegrationProvider: { name: 'Walked again' },
  updateSync: { schedule: '1h' },
  createHook: { name: 'Walked', preset: 'github' },
  updateHook: { name: 'Walked again' },
  rotateHookSecret: { secret: 'walked' },
  replayInboundEvents: { status: 'failed' },
  replayDeliveries: { eventTypes: ['contact.*'] },
  createDestination: walkedDestination,
  updateDestination: { name: 'Walked again', events: ['contact.*'] },
  replayDestination: { eventTypes: ['contact.*'] },
  registerWebhook: { url: 'https://127.0.0.1:9999/hooks', events: ['*'] },
  updateWebhook: { url: 'https://127.0.0.1:9999/other', events: ['contact.*'] },
}

/** What makes, under a name that anybody may choose, what is not there. */
export const isMade = ({ operationId }: Pick<Operation, 'operationId'>): boolean =>
  ['upsertContact', 'upsertSource', 'addContactTag'].includes(operationId)

/** The values of the path's parameters, in order, each resource made new. */
export async function makeAlong(
  app: Harness,
  { path }: Pick<Operation, 'path'>,
): Promise<string[]> {
  const values: string[] = []
  for (const { index, 0: name } of path.matchAll(/\{\w+\}/g)) {
    const prefix = path.slice(0, index + name.length)
    const maker = makers[prefix]
    if (!maker) throw new Error(`server/test/resources.ts does not say how to make ${prefix}`)
    values.push(await maker(app, ...values))
  }
  return values
}

/** The path with these values in place of its parameters. */
export function fill(path: string, values: readonly string[]): string {
  let next = 0
  return path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(values[next++] ?? ''))
}
