import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import build from 'fast-json-stringify'
import Fastify from 'fastify'
import { buildApp } from '../server/src/app.ts'
import { createContext } from '../server/src/context.ts'
import { lockHolder } from '../server/src/domains/contacts/handles/store.ts'
import { ContactId } from '../server/src/domains/contacts/ids.ts'
import { listContacts } from '../server/src/domains/contacts/list-store.ts'
import { presentContact } from '../server/src/domains/contacts/representation.ts'
import { Contact } from '../server/src/domains/contacts/schema.ts'
import { emptyContact, findContact } from '../server/src/domains/contacts/store.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { completeSecrets } from '../server/src/platform/config/secrets.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { newId, OrganizationId } from '../server/src/platform/ids.ts'

/**
 * Serves the product and, on another port of the same process and database, bare Fastify handlers that
 * run the same single queries: no token, no limit, no validation, no event. The parent loads both.
 */
const operatorKey = randomBytes(24).toString('hex')
const [config, configuredSecrets] = readConfig({
  DATABASE_URL: process.env['DATABASE_URL'],
  CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
  CAPSTAN_OPERATOR_KEY: operatorKey,
  CAPSTAN_LOG_LEVEL: 'silent',
})
const settings =
  config.database.kind === 'embedded'
    ? { ...config, database: { kind: 'embedded', directory: null } as const }
    : config
const context = await createContext(settings, completeSecrets(config, configuredSecrets))
const app = await buildApp(context)
await context.jobs.start([], false)
await migrate(context.database)
await app.http.listen({ host: '127.0.0.1', port: 0 })
const url = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`

const post = async (path: string, key: string, body: object): Promise<Record<string, string>> => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as Record<string, string>
}
const organizations = '/operator/v1/organizations'
const organization = await post(organizations, operatorKey, { name: 'Bench', plan: 'unlimited' })
const { token = '' } = await post(`${organizations}/${organization['id']}/tokens`, operatorKey, {
  name: 'bench',
  scopes: ['*'],
})
const organizationId = OrganizationId.read(organization['id'] ?? '') ?? ''
let shown = ''
for (let i = 0; i < 1000; i++) {
  const contact = await post('/v1/contacts', token, {
    name: `Contact ${i}`,
    email: `c${i}@example.com`,
    externalId: `crm-${i}`,
    jobTitle: 'Engineer',
  })
  shown = contact['id'] ?? ''
}

const { db } = context.database
const bare = Fastify({ logger: false })
const serialize = build(Contact as never)
const serializeList = build({ type: 'array', items: Contact } as never)
bare.get('/contacts/:id', async (request, reply) => {
  const id = ContactId.read((request.params as { id: string }).id) ?? ''
  const row = await findContact(db, organizationId, id)
  return reply.type('application/json').send(row && serialize(presentContact(row)))
})
const none = { q: undefined, email: undefined, phone: undefined, tag: undefined }
bare.get('/contacts', async (_request, reply) => {
  const rows = await listContacts(db, organizationId, none, { after: null, limit: 20 })
  return reply.type('application/json').send(serializeList(rows.map(presentContact)))
})
bare.post('/contacts', async (request, reply) => {
  const { name } = request.body as { name: string }
  const now = new Date()
  const row = { ...emptyContact, id: newId(), name, created_at: now, updated_at: now }
  await db
    .insertInto('contacts')
    .values({
      ...row,
      organization_id: organizationId,
      custom: '{}',
      consent: '{}',
      phone_info: null,
      address: null,
    })
    .execute()
  return reply
    .code(201)
    .type('application/json')
    .send(serialize(presentContact(row)))
})
bare.put('/contacts/by/:key', async (request, reply) => {
  const value = (request.params as { key: string }).key
  const row = await lockHolder(db, organizationId, { kind: 'externalId', value })
  return reply.type('application/json').send(row && serialize(presentContact(row)))
})
await bare.listen({ host: '127.0.0.1', port: 0 })
const floor = `http://127.0.0.1:${(bare.server.address() as AddressInfo).port}`

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1_000_000)
})
process.send?.({ url, floor, token, contact: shown })
// A load that fails must not leave a server behind.
process.once('disconnect', () => process.exit(1))
process.once('SIGTERM', async () => {
  await bare.close()
  await app[Symbol.asyncDispose]()
  await context[Symbol.asyncDispose]()
  process.exit(0)
})
