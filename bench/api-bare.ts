import build from 'fast-json-stringify'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { findHolder } from '../server/src/domains/contacts/handles/store.ts'
import { ContactId } from '../server/src/domains/contacts/ids.ts'
import { listContacts } from '../server/src/domains/contacts/list-store.ts'
import { presentContact } from '../server/src/domains/contacts/representation.ts'
import { Contact } from '../server/src/domains/contacts/schema.ts'
import { type ContactRow, emptyContact, findContact } from '../server/src/domains/contacts/store.ts'
import type { Db } from '../server/src/platform/db/database.ts'
import { newId } from '../server/src/platform/ids.ts'

/** Handlers that run the queries of an operation and nothing else: no token, no limit, no validation. */
export function buildBare(db: Db, organizationId: string): FastifyInstance {
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
    const row = newRow((request.body as { name: string }).name)
    await insertContact(db, organizationId, row)
    const body = serialize(presentContact(row))
    return reply.code(201).type('application/json').send(body)
  })

  bare.post('/contacts/with-event', async (request, reply) => {
    const row = newRow((request.body as { name: string }).name)
    await db.transaction().execute(async (tx) => {
      await insertContact(tx, organizationId, row)
      await insertTraces(tx, organizationId, row)
    })
    const body = serialize(presentContact(row))
    return reply.code(201).type('application/json').send(body)
  })

  bare.put('/contacts/by/:key', async (request, reply) => {
    const value = (request.params as { key: string }).key
    const row = await findHolder(db, organizationId, { kind: 'externalId', value })
    return reply.type('application/json').send(row && serialize(presentContact(row)))
  })
  return bare
}

function newRow(name: string): ContactRow {
  const now = new Date()
  return { ...emptyContact, id: newId(), name, created_at: now, updated_at: now }
}

const insertContact = (db: Db, organizationId: string, row: ContactRow): Promise<unknown> =>
  db
    .insertInto('contacts')
    .values({
      ...row,
      organization_id: organizationId,
      custom: '{}',
      consent: '{}',
      merged_identifiers: '[]',
      websites: '[]',
      additional_addresses: '[]',
      email_labels: '{}',
      phone_labels: '{}',
      phone_info: null,
      address: null,
    })
    .execute()

/** What the product writes with a contact: event, timeline, what is owed to webhooks, audit entry. */
async function insertTraces(tx: Db, organizationId: string, row: ContactRow): Promise<void> {
  const { id, created_at: at } = row
  const eventId = newId()
  const subject = ContactId.show(id)
  const type = 'contact.created'
  const after = JSON.stringify(presentContact(row))
  const body = JSON.stringify({ id: eventId, type, createdAt: at, data: presentContact(row) })
  const made = { organization_id: organizationId, id: eventId, created_at: at }
  await tx
    .insertInto('events')
    .values({ ...made, type, subject, body, erases: false, test: false })
    .execute()
  await sql`select from add_to_timeline(${organizationId}, ${id}, ${at}, ${eventId}, ${type}, ${eventId},
    'The contact was created.')`.execute(tx)
  await sql`select from create_deliveries(${organizationId}, ${eventId}, ${type}, ${subject},
    ${[type, 'contact.*', '*']}::text[], ${at}, null)`.execute(tx)
  await tx
    .insertInto('audit_entries')
    .values({
      ...{ organization_id: organizationId, id: newId(), at, action: 'createContact', after },
      ...{ actor_kind: 'token', actor_name: 'bench', request_id: eventId },
      ...{ resource_type: 'contact', resource_id: subject },
      ...{ salt: Buffer.alloc(16), digest: Buffer.alloc(32) },
    })
    .execute()
}
