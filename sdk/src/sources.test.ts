import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fakeServer } from '../test/fake-server.ts'
import { type Served, served } from '../test/served.ts'
import { Capstan, isSourceFailedError, isTimeoutError, type Source } from './index.ts'

const text = {
  type: 'text',
  name: 'Opening hours',
  text: 'We open at nine. On Sundays we open at ten.',
  metadata: { team: 'support' },
} as const

const newBase = async ({ capstan }: Served) => (await capstan.bases.create({ name: 'Handbook' })).id

describe('a source, from adding to searching', () => {
  test('is waited for, and then a search finds its text', async (t) => {
    const world = await served(t)
    const { app, capstan } = world
    const base = await newBase(world)
    const seen: string[] = []
    // Nothing works in the background of a test: the first look of the client starts it.
    const onProgress = ({ status }: Source) => {
      seen.push(status)
      if (status === 'queued') void app.drain()
    }
    const source = await capstan.sources.addAndWait(base, text, { onProgress })
    assert.equal(seen[0], 'queued')
    assert.deepEqual([seen.at(-1), source.status, source.error], ['completed', 'completed', null])
    const { data } = await capstan.bases.search(base, {
      query: 'Sundays',
      filter: { team: 'support' },
    })
    assert.equal(data[0]?.sourceId, source.id)
    const chunks = await capstan.sources.chunks(base, source.id).page()
    assert.equal(chunks.data.length, source.chunksCount)
    assert.match((await capstan.sources.content(base, source.id)).content, /On Sundays/)
  })

  test('is refreshed, renamed, listed by its status, and deleted', async (t) => {
    const world = await served(t)
    const { app, capstan } = world
    const base = await newBase(world)
    const { id } = await capstan.sources.add(base, text)
    await app.drain()
    assert.equal((await capstan.sources.refresh(base, id)).status, 'queued')
    await app.drain()
    assert.equal((await capstan.sources.waitFor(base, id)).status, 'completed')
    assert.equal((await capstan.sources.update(base, id, { name: 'Hours' })).name, 'Hours')
    const listed = await capstan.sources.list(base, { status: 'completed' }).page()
    assert.deepEqual(
      listed.data.map((source) => source.id),
      [id],
    )
    await capstan.sources.delete(base, id)
    await assert.rejects(capstan.sources.get(base, id), { code: 'not_found' })
  })
})

describe('waiting for a source', () => {
  const source = (fields: object) => ({ id: 'src_1', name: 'Hours', error: null, ...fields })
  const waiting = async (...args: Parameters<typeof fakeServer>) => {
    const { url, received } = await fakeServer(...args)
    return { received, sources: new Capstan({ url, token: 'cap_test' }).sources }
  }

  test('tells each change of status or progress once', async (t) => {
    const processing = (percent: number) =>
      source({ status: 'processing', progress: { stage: 'embedding', percent } })
    const done = source({ status: 'completed', progress: { stage: null, percent: 100 } })
    const { sources, received } = await waiting(
      t,
      [200, processing(10)],
      [200, processing(10)],
      [200, processing(60)],
      [200, done],
    )
    const told: number[] = []
    const onProgress = ({ progress }: Source) => told.push(progress.percent)
    assert.deepEqual(await sources.waitFor('kb_1', 'src_1', { onProgress }), done)
    assert.deepEqual([told, received.length], [[10, 60, 100], 4])
  })

  test('ends with a SourceFailedError that says what to do', async (t) => {
    const error = 'The page returned 404. Check the address.'
    const { sources } = await waiting(t, [200, source({ status: 'failed', error })])
    await assert.rejects(sources.waitFor('kb_1', 'src_1'), (thrown) => {
      assert.ok(isSourceFailedError(thrown))
      assert.deepEqual([thrown.message, thrown.source.status], [`Hours: ${error}`, 'failed'])
      return true
    })
  })

  test('ends with a TimeoutError while the source is still under way', async (t) => {
    const { sources } = await waiting(t, [200, source({ status: 'queued' })])
    let message = ''
    // A busy machine can need longer to ask once.
    for (const timeoutMs of [100, 1_000, 10_000]) {
      await assert.rejects(sources.waitFor('kb_1', 'src_1', { timeoutMs }), (error) => {
        message = isTimeoutError(error) ? error.message : ''
        return isTimeoutError(error)
      })
      if (/still queued/.test(message)) break
    }
    assert.match(message, /still queued/)
  })

  test('ends with the reason of its signal', async (t) => {
    const { sources, received } = await waiting(t, [200, source({ status: 'queued' })])
    const controller = new AbortController()
    const onProgress = () => controller.abort(new Error('enough'))
    const call = sources.waitFor('kb_1', 'src_1', { signal: controller.signal, onProgress })
    await assert.rejects(call, { message: 'enough' })
    assert.equal(received.length, 1)
  })
})
