import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../../../test/factories.ts'
import { type Harness, harness, onCluster } from '../../../../../test/harness.ts'
import { chunksIn, pathOf } from '../../../../../test/ingestion.ts'
import type { Transact } from '../../../../platform/work.ts'
import { SourceId } from '../../ids.ts'
import { deleteRemovedSources, sourcesAtOnce } from './delete-sources.ts'

const { signal } = new AbortController()
const more = 3 * sourcesAtOnce + 1

/** Gives the site of the source so many pages, as its crawl would, and as many addresses that it knows of. */
async function addPages(app: Harness, source: { id: string }, count: number): Promise<void> {
  const { db } = app.context.database
  const id = SourceId.read(source.id)
  await sql`
    insert into sources (organization_id, base_id, id, parent_id, name, type, url, status, created_at, updated_at)
    select organization_id, base_id, gen_random_uuid(), id, 'Page', 'url', url, 'completed', created_at, updated_at
    from sources, generate_series(1, ${count}::integer) where id = ${id}`.execute(db)
  await sql`
    insert into site_pages (organization_id, source_id, url_key, url, depth, run, state)
    select organization_id, id, sha256(number::text::bytea), url, 0, 1, 'completed'
    from sources, generate_series(1, ${count}::integer) as number where id = ${id}`.execute(db)
}

/** A base of a text, a file and a crawl of many pages, all of them processed or given up. */
async function fullBase(app: Harness): Promise<{ id: string; source: { id: string } }> {
  const base = await make.base(app)
  const source = await make.source(app, { base, text: 'Ships pass the harbour.' })
  await app.drain()
  const site = await make.source(app, { base, type: 'crawl', url: 'https://docs.example.com/' })
  await addPages(app, site, more)
  return { id: base.id, source }
}

const countOf = async (app: Harness, table: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from ${sql.table(table)}`.execute(app.context.database.db)
  return rows[0]?.n ?? 0
}

/** What is left, and nothing should be. */
const leftOf = async (app: Harness): Promise<number[]> => {
  const tables = ['sources', 'source_runs', 'site_pages', 'base_removals', 'hidden_runs', 'chunks']
  return Promise.all(tables.map((table) => countOf(app, table)))
}

const none = [0, 0, 0, 0, 0, 0]

const reserved = async (app: Harness): Promise<number> =>
  (await app.owner.get('/v1/usage')).body.credits.reserved

async function metered(t: TestContext): Promise<Harness> {
  const app = await harness(t)
  await app.operator.put('/operator/v1/plans/own', { monthlyCredits: 100 })
  await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, { plan: 'own' })
  return app
}

describe('the sources of a deleted base', () => {
  test('are out of reach at once, and deleted by and by', async (t) => {
    const app = await metered(t)
    const { id, source } = await fullBase(app)
    assert.ok((await reserved(app)) > 0)
    assert.equal((await app.owner.delete(`/v1/bases/${id}`)).status, 204)
    assert.equal(await countOf(app, 'sources'), more + 2 - sourcesAtOnce)

    const path = pathOf({ id: source.id, baseId: id })
    const reading = ['', '/chunks', '/content', '/runs'].map((end) => app.owner.get(path + end))
    const search = { query: 'harbour', mode: 'keyword' }
    const asked = [
      ...reading,
      app.owner.patch(path, { name: 'Changed' }),
      app.owner.post(`${path}/refresh`),
      app.owner.delete(path),
      app.owner.get(`/v1/bases/${id}/sources`),
      app.owner.post(`/v1/bases/${id}/search`, search),
    ]
    for (const answer of asked) assert.equal((await answer).status, 404)

    await app.drain()
    assert.deepEqual(await leftOf(app), none)
    assert.deepEqual(await chunksIn(app), [])
    assert.equal(await reserved(app), 0)
    const { limits } = (await app.owner.get('/v1/usage')).body
    assert.deepEqual([limits.sources.used, limits.chunks.used], [0, 0])
  })

  test('are deleted few at a time, and the rest after a kill', async (t) => {
    const app = await harness(t)
    const { id } = await fullBase(app)
    const counts = [await countOf(app, 'sources')]
    await app.owner.delete(`/v1/bases/${id}`)
    counts.push(await countOf(app, 'sources'))
    const { database, transact } = app.context
    const killedAfter = (transactions: number): Transact => {
      return async (...given) => {
        if (transactions-- === 0) throw new Error('killed')
        const result = await transact(...given)
        counts.push(await countOf(app, 'sources'))
        return result
      }
    }
    const killed = deleteRemovedSources({ database, transact: killedAfter(2) }, signal)
    await assert.rejects(killed, /killed/)
    assert.deepEqual(
      counts,
      [0, 1, 2, 3].map((times) => more + 2 - times * sourcesAtOnce),
    )
    await deleteRemovedSources({ database, transact: killedAfter(-1) }, signal)
    await deleteRemovedSources({ database, transact }, signal)
    const steps = counts.slice(1).map((count, n) => (counts[n] ?? 0) - count)
    assert.ok(Math.max(...steps) <= sourcesAtOnce)
    await app.drain()
    assert.deepEqual(await leftOf(app), none)
  })

  test('of another base and another organization stay', async (t) => {
    const app = await harness(t)
    const kept = await make.source(app)
    await app.drain()
    const { id } = await fullBase(app)
    await app.owner.delete(`/v1/bases/${id}`)
    await app.drain()
    assert.equal((await app.owner.get(pathOf(kept))).body.chunksCount, 1)
    assert.equal(await countOf(app, 'sources'), 1)
  })
})

describe('the pages of a deleted site', () => {
  test('go few at a statement, with what the site knew of', {
    skip: onCluster && 'its trigger and the table that it writes are on one node',
  }, async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const site = await make.source(app, { base, type: 'crawl', url: 'https://docs.example.com/' })
    await addPages(app, site, more)
    const { db } = app.context.database
    await sql`create table seen (rows integer)`.execute(db)
    t.after(async () => {
      await sql`drop function see() cascade`.execute(db)
      await sql`drop table seen`.execute(db)
    })
    await sql`
      create function see() returns trigger language plpgsql as $$
      begin insert into seen select count(*) from changed having count(*) > 0; return null; end $$`.execute(
      db,
    )
    await sql`
      create trigger see after delete on sources referencing old table as changed
        for each statement execute function see()`.execute(db)
    assert.equal((await app.owner.delete(pathOf(site))).status, 204)
    const { rows } = await sql<{ rows: number }>`select rows from seen`.execute(db)
    assert.deepEqual(
      rows.map(({ rows: deleted }) => deleted),
      [sourcesAtOnce, sourcesAtOnce, sourcesAtOnce, 1, 1],
    )
    await app.drain()
    assert.deepEqual(await leftOf(app), none)
  })
})
