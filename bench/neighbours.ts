/**
 * What one organization on the free plan does to another one: how long something takes the other one alone, and beside
 * the noise. On the embedded database, or on PostgreSQL if DATABASE_URL is given (a scratch database is made there).
 *
 *     npm run bench -- neighbours
 */
import { setTimeout as delay } from 'node:timers/promises'
import { hookOf, scenarios } from './neighbours-scenarios.ts'
import { databaseName, endWorld, organization } from './neighbours-world.ts'
import { type Figure, median, report } from './report.ts'

const limitMs = 60_000
const timed = async (act: () => Promise<void>): Promise<number> => {
  const startedAt = performance.now()
  const hasEnded = await Promise.race([
    act().then(() => true),
    delay(limitMs, false, { ref: false }),
  ])
  return hasEnded ? performance.now() - startedAt : Number.POSITIVE_INFINITY
}

const figures: Figure[] = []
for (const { noise: what, other: of, rounds = 5, begin } of scenarios) {
  const { noise, act } = await begin(await organization('free'), await organization('pro'))
  await act()
  const measure = async (): Promise<number> => {
    const times: number[] = []
    for (let n = 0; n < rounds; n++) times.push(await timed(act))
    return median(times)
  }
  const alone = await measure()
  await noise()
  const beside = await measure()
  const ratio = beside / alone
  const value = `${Math.round(alone)} → ${Math.round(beside)} ms = ${ratio.toFixed(1)} ×`
  figures.push({ name: `${what}: ${of}`, value, bar: '≤ 2 ×', reached: ratio <= 2 })
}

const fill = await hookOf(await organization('free'), [])
const text = 'x'.repeat(1_000_000)
const taken = (await Promise.allSettled(Array.from({ length: 60 }, () => fill({ text })))).filter(
  ({ status }) => status === 'fulfilled',
).length
figures.push({
  name: '60 posts of 1 MB to a `none` hook on the free plan: how many are stored',
  ...{ value: String(taken), bar: '≤ 26', reached: taken <= 26 },
})

await endWorld()
report(`Neighbours on ${databaseName}`, figures)
process.exit()
