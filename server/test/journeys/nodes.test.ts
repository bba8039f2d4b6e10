import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { gapUs } from '../../src/platform/rates/gcra.ts'
import { atDepth } from '../depth.ts'
import { onCluster, onPostgres } from '../harness.ts'
import { flood, type Nodes, startNodes } from '../nodes.ts'

/** Lets the database itself write down the requests that it counts: those that come together at once. */
async function recordArrivals({ databaseUrl }: Nodes) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`
    create table counted (before_us bigint, arrival_us bigint, at timestamptz default clock_timestamp());
    create function note_counted() returns trigger language plpgsql as $$ begin
      insert into counted values (case tg_op when 'UPDATE' then old.arrival_us else 0 end, new.arrival_us);
      return new;
    end $$;
    create trigger note_counted after insert or update on request_rates
      for each row when (new.subject <> new.organization_id) execute function note_counted()`)
  return {
    /** In microseconds since 1970: the arrival of each request, and when it was stored. */
    async read(gap: number): Promise<{ arrivalUs: number; atUs: number }[]> {
      const { rows } = await client.query(`
        select before_us, arrival_us, extract(epoch from at) * 1000000 as at_us
        from counted order by arrival_us`)
      return rows.flatMap(({ before_us, arrival_us, at_us }) => {
        const [arrivalUs, atUs] = [Number(arrival_us), Number(at_us)]
        const taken = Math.ceil((arrivalUs - Math.max(Number(before_us), atUs)) / gap)
        return Array.from({ length: taken }, (_, index) => ({
          arrivalUs: arrivalUs - gap * (taken - 1 - index),
          atUs,
        }))
      })
    },
    empty: () => client.query('truncate counted'),
    [Symbol.asyncDispose]: () => client.end(),
  }
}

const burstMs = 4_000
const afterRevocation = atDepth(10_000)

test('three nodes on one database', {
  skip: !onPostgres && 'needs several processes on one database: PostgreSQL only',
}, async (t) => {
  const nodes = await startNodes(t, 3)
  await using recorded = onCluster ? null : await recordArrivals(nodes)

  await t.test('no request sent after an answered revocation succeeds', async () => {
    const { token, path } = await nodes.tokenWithin({ requestsPerMinute: null })
    let isRevoked = false
    const before = flood(nodes, token, () => isRevoked)
    await wait(500)
    await nodes.operate('DELETE', path)
    const after = await flood(nodes, token, (sent) => sent >= afterRevocation)
    isRevoked = true
    const early = await before
    assert.ok((early.get(200) ?? 0) > 0 && (early.get(401) ?? 0) > 0, 'requests were under way')
    assert.deepEqual([...after.keys()], [401])
    assert.ok((after.get(401) ?? 0) >= afterRevocation)
  })

  await t.test(
    'a flood over all of them is admitted exactly as the limit says, each request counted once',
    { skip: recorded === null && 'its trigger and the table that it writes are on one node' },
    async () => {
      assert.ok(recorded)
      const limit = { requestsPerMinute: 600, burst: 60 }
      const { token } = await nodes.tokenWithin(limit)
      await recorded.empty()
      const startedAt = performance.now()
      const statuses = await flood(nodes, token, () => performance.now() - startedAt > burstMs)
      const elapsedUs = (performance.now() - startedAt) * 1000
      const counted = await recorded.read(gapUs(limit))
      assert.deepEqual(new Set(statuses.keys()), new Set([200, 429]))
      assert.equal(statuses.get(200), counted.length)
      assert.ok(counted.length <= limit.burst + elapsedUs / gapUs(limit))
      assert.ok(counted.length >= limit.burst + Math.floor((burstMs * 1000) / gapUs(limit)) - 2)
      // These two together are the law: any span holds at most the burst and one more for each gap.
      for (const [index, { arrivalUs, atUs }] of counted.entries()) {
        const previous = counted[index - 1]
        if (previous) assert.ok(arrivalUs - previous.arrivalUs >= gapUs(limit))
        assert.ok(arrivalUs - atUs <= gapUs(limit) * limit.burst)
      }
    },
  )

  await t.test(
    'steady traffic at 0.8 of the refill is never refused, long past the burst',
    async () => {
      const limit = { requestsPerMinute: 1200, burst: 24 }
      const { token } = await nodes.tokenWithin(limit)
      const pauseMs = gapUs(limit) / 1000 / 0.8
      for (let sent = 0; sent < 3 * limit.burst; sent++) {
        // One after the other: a machine that stalled must not send what it missed in a burst.
        assert.equal(await nodes.ask(sent, token), 200)
        await wait(pauseMs)
      }
    },
  )
})
