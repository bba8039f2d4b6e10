import assert from 'node:assert/strict'
import { test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'

const readCount = async (app: Harness, series: string): Promise<number> => {
  const { text } = await app.as(null).get('/metrics')
  const line = text.split('\n').find((one) => one.startsWith(`capstan_search_cache_${series} `))
  return Number(line?.split(' ').at(-1) ?? 0)
}

test('CAPSTAN_SEARCH_CACHE_MB: searches of a node that may hold nothing are answered, and counted', async (t) => {
  const app = await harness(t, { settings: { CAPSTAN_SEARCH_CACHE_MB: '0' } })
  const base = await make.base(app)
  await make.source(app, { base, text: 'Ships pass by.' })
  await app.drain()
  for (const mode of ['keyword', 'hybrid']) {
    const { body } = await app.owner.post(`/v1/bases/${base.id}/search`, { query: 'ship', mode })
    assert.deepEqual(
      body.data.map(({ text }: { text: string }) => text),
      ['Ships pass by.'],
    )
  }
  assert.equal(await readCount(app, 'passes_total{kind="keywords"}'), 2)
  assert.equal(await readCount(app, 'loads_total{kind="keywords"}'), 0)
})
