import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Compilable, type CompiledQuery, sql } from 'kysely'
import { deleteSortKeys } from '../../src/domains/contacts/custom-fields/store.ts'
import { takeContacts } from '../../src/domains/contacts/duplicates/queue-store.ts'
import { listMembersBeside } from '../../src/domains/contacts/duplicates/store.ts'
import { newestFirst } from '../../src/domains/contacts/search/order.ts'
import { listByIndex } from '../../src/domains/contacts/search/store.ts'
import {
  listChanges,
  removeGone,
  removeStrays,
} from '../../src/domains/contacts/segments/members-store.ts'
import {
  lockContacts,
  releaseIdentifiers,
  writeContacts,
} from '../../src/domains/contacts/writer/rows-store.ts'
import { listForgettableEvents } from '../../src/domains/integrations/hooks/erasure-store.ts'
import { listGone } from '../../src/domains/integrations/syncs/runs/records-store.ts'
import { listUnembeddedChunks } from '../../src/domains/knowledge/reindex/store.ts'
import { findChunks } from '../../src/domains/knowledge/search/store.ts'
import { placeEvents } from '../../src/domains/webhooks/event-log/store.ts'
import type { Db } from '../../src/platform/db/database.ts'
import { deleteRowsOf } from '../../src/platform/db/owned-table.ts'
import type { Writing } from '../../src/platform/db/pending-writes.ts'
import { newId } from '../../src/platform/ids.ts'
import { type Filled, idOf, type kinds } from '../growth/filled.ts'
import { explainedWith, recordScans } from '../growth/plans.ts'
import { growUnknown, rowsOfUnknown } from '../growth/unknown.ts'
import { harness, onPostgres } from '../harness.ts'

process.env['PGOPTIONS'] = explainedWith([])

const keys = 200
/** Of a statement: each row by its key, and in some more tables what belongs to it. */
const mostRows = 5 * keys
/** Of one that compares the rows of one table with its list, once. */
const mostComparing = rowsOfUnknown + 2 * keys

interface Statement {
  most?: number
  run(work: Writing, filled: Filled): unknown
}

const numbers = Array.from({ length: keys }, (_, index) => index * 13 + 1)
const idsOf = (filled: Filled, kind: keyof typeof kinds) =>
  numbers.map((row) => idOf(filled, kind, row))
const segmentOf = (filled: Filled) => ({
  organizationId: filled.organizationId,
  segmentId: idOf(filled, 'other', 1),
  fits: sql<boolean>`true`,
})
const lastContacts = (filled: Filled) => ({
  after: idOf(filled, 'contact', rowsOfUnknown - keys),
  end: null,
})

const contactStatements: Record<string, Statement> = {
  'takes contacts to compare': {
    run: ({ db }, { organizationId }) => takeContacts(db, organizationId, keys),
  },
  'lists who is in groups of duplicates': {
    run: ({ db }, filled) => listMembersBeside(db, filled.organizationId, idsOf(filled, 'contact')),
  },
  'deletes the keys of a sortable field': {
    run: (work, filled) =>
      deleteSortKeys(work, filled.organizationId, idOf(filled, 'field', 1), keys),
  },
  'compares contacts with the members of a segment': {
    run: ({ db }, filled) => listChanges(db, segmentOf(filled), lastContacts(filled), keys),
  },
  'removes members that are gone': {
    run: ({ db }, filled) => removeGone(db, segmentOf(filled), lastContacts(filled)),
  },
  'removes members of segments that are gone': {
    run: ({ db }, { organizationId }) => removeStrays(db, organizationId, keys),
  },
  'finds contacts by an index': {
    run: ({ db }, filled) => {
      const index = sql<boolean>`id = any(${idsOf(filled, 'contact')}::uuid[])`
      const search = { predicate: { fits: sql<boolean>`true`, index }, order: newestFirst }
      return listByIndex(
        db,
        { ...search, organizationId: filled.organizationId },
        { after: null, limit: keys },
      )
    },
  },
  'locks contacts by what they are found by': {
    run: ({ db }, filled) =>
      lockContacts(db, filled.organizationId, {
        ids: idsOf(filled, 'contact'),
        identifiers: numbers.map((row) => ({ kind: 'externalId', value: `crm-${row}` })),
      }),
  },
  'changes what contacts are found by': {
    async run(work, { organizationId }) {
      const sent: CompiledQuery[] = []
      const writing = { ...work, write: (query: Compilable) => void sent.push(query.compile()) }
      const identifiers = numbers.map((row) => ({
        ...{ kind: 'externalId' as const, value: `crm-${row}` },
        ...{ contactId: newId(), field: 'externalId' },
      }))
      releaseIdentifiers(writing, organizationId, identifiers)
      const claimed = identifiers.map((one) => ({ ...one, value: `new ${one.value}` }))
      writeContacts(writing, organizationId, { inserts: [], updates: [], claimed })
      for (const query of sent) await work.db.executeQuery(query)
    },
  },
}

const otherStatements: Record<string, Statement> = {
  'gives events their places': { run: ({ db }, filled) => placeAgain(db, filled) },
  'publishes events whose keys were used long ago': {
    // With the bytes of each new event, which its plan may bound.
    most: mostComparing + 2 * keys,
    run: ({ db }, filled) => publishAgain(db, filled),
  },
  'stores inbound requests that came before': { run: ({ db }, filled) => receiveAgain(db, filled) },
  'lists inbound events to forget': {
    most: mostComparing,
    run: ({ db }, filled) =>
      listForgettableEvents(db, filled.organizationId, idsOf(filled, 'inbound'), {
        ...{ limit: keys, maxBodyBytes: 1 },
      }),
  },
  'lists records that are gone': {
    run: ({ db }, filled) =>
      listGone(
        db,
        { organizationId: filled.organizationId, syncId: idOf(filled, 'sync', 1) },
        { runId: newId(), isFull: true },
        keys,
      ),
  },
  'finds chunks': {
    run: ({ db }, filled) => findChunks(db, filled.organizationId, idsOf(filled, 'other')),
  },
  'lists chunks without a vector': {
    most: mostComparing,
    run: ({ db }, filled) =>
      listUnembeddedChunks(db, filled.organizationId, idsOf(filled, 'other'), 'embedding_b'),
  },
  'deletes rows of an organization': {
    run: ({ db }, { organizationId }) =>
      deleteRowsOf(db, 'inbound_keys', { organization_id: organizationId }, keys),
  },
}

async function placeAgain(db: Db, filled: Filled): Promise<void> {
  await sql`update events set position = null where organization_id = ${filled.organizationId}
    and id = any(${idsOf(filled, 'event')}::uuid[])`.execute(db)
  await placeEvents(db, filled.organizationId, keys)
}

const publishAgain = (db: Db, filled: Filled) => {
  const ids = numbers.map(() => newId())
  return sql`select from publish_events(${filled.organizationId}, now(), 'infinity', ${ids}::uuid[], ${ids}::text[],
    ${ids}::text[], ${ids}::text[], ${idsOf(filled, 'event')}::text[], ${ids}::text[])`.execute(db)
}

const receiveAgain = (db: Db, filled: Filled) => {
  const ids = numbers.map(() => newId())
  const each = (value: unknown) => numbers.map(() => value)
  return sql`select from store_inbound_events(${filled.organizationId}, now(), '', ${newId()}, ${ids}::uuid[],
    ${each(idOf(filled, 'other', 1))}::uuid[], ${each(true)}::boolean[], ${each(true)}::boolean[],
    ${each(null)}::text[], ${each(null)}::text[], ${each(null)}::text[], ${each('')}::text[], ${each('{}')}::text[],
    ${each(1)}::integer[], ${each(0)}::integer[], '', ${numbers.map((_, index) => index + 1)}::integer[],
    ${each('2030-01-01')}::timestamptz[],
    (select string_agg(sha256(n::text::bytea), '') from unnest(${numbers}::integer[]) as n))`.execute(
    db,
  )
}

test('rows of an organization unknown to the statistics are looked up by their keys', {
  skip: !onPostgres && 'needs PostgreSQL',
}, async (t) => {
  // A database of its own: in one that files before it have filled, PostgreSQL knows better.
  const app = await harness(t, { settings: {} })
  const { db } = app.context.database
  const filled = await growUnknown(app)
  const scansSince = recordScans(t)
  const rows = new Map<string, number>()
  // A connection keeps plans from the sixth call of a statement on, and these know no values.
  for (const plans of ['auto', 'force_generic_plan']) {
    for (const [name, { run, most = mostRows }] of Object.entries({
      ...contactStatements,
      ...otherStatements,
    })) {
      await undone(db, plans, (work) => run(work, filled))
      const read = scansSince().reduce((sum, scan) => sum + scan.rows, 0)
      if (read > most || read === 0) rows.set(`${name} (${plans})`, read)
    }
  }
  assert.deepEqual(Object.fromEntries(rows), {})
})

/** Does it in a transaction that is rolled back. */
async function undone(db: Db, plans: string, act: (work: Writing) => unknown): Promise<void> {
  const enough = new Error('enough')
  const work = db.transaction().execute(async (tx) => {
    await sql`set local plan_cache_mode = ${sql.lit(plans)}`.execute(tx)
    const sent: Promise<unknown>[] = []
    const write = (query: Compilable) => void sent.push(tx.executeQuery(query.compile()))
    await act({ db: tx, write })
    await Promise.all(sent)
    throw enough
  })
  await assert.rejects(work, enough)
}
