/**
 * Deliveries from an empty database on, for ten minutes: twenty connections publish events to one webhook. The
 * slowest ten seconds show whether the pace hangs on statistics that the database has not gathered yet. On the
 * embedded database, or on PostgreSQL if DATABASE_URL is given (a scratch database is made there and dropped).
 *
 *     node bench/endurance.ts [--minutes 10]
 */
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createTestDatabase } from '../server/test/storage.ts'
import { createSender, startHost } from './publishing-world.ts'
import { now, startReceiver } from './receiver.ts'
import { type Figure, median, report } from './report.ts'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
const minutes = Number(values.minutes)
const spanMs = 10_000
const spans = Math.ceil((minutes * 60_000) / spanMs)
const publishers = 20
const event = { type: 'custom.order.paid', data: { text: 'x'.repeat(1_000) } }

await using receiver = await startReceiver()
const server = process.env['DATABASE_URL']
if (server) {
  const database = await createTestDatabase(server)
  await measureOn('PostgreSQL', database.url)
  await database.drop()
} else await measureOn('the embedded database', undefined)

async function measureOn(name: string, databaseUrl: string | undefined): Promise<void> {
  await using host = await startHost(databaseUrl)
  const send = await createSender(host, receiver, 1)
  await receiver.arrivals()
  const startedAt = now()
  let published = 0
  const publisher = async (): Promise<void> => {
    while (now() - startedAt < spans * spanMs) {
      await send('/v1/events', event)
      published++
    }
  }
  const publishing = Promise.all(Array.from({ length: publishers }, publisher))
  const rates: number[] = []
  let arrived = 0
  let mostBehind = 0
  for (let span = 1; span <= spans; span++) {
    await delay(Math.max(0, startedAt + span * spanMs - now()))
    const { length } = await receiver.arrivals()
    arrived += length
    rates.push(length / (spanMs / 1_000))
    mostBehind = Math.max(mostBehind, published - arrived)
  }
  await publishing
  report(`${minutes} minutes from an empty database, ${name}`, figuresOf(rates, mostBehind))
}

function figuresOf(rates: readonly number[], mostBehind: number): Figure[] {
  const [usual, slowest] = [median(rates), Math.min(...rates)]
  const share = slowest / usual
  return [
    {
      name: 'deliveries/s, median of ten seconds',
      value: usual.toFixed(0),
      bar: '',
      reached: true,
    },
    {
      name: `the slowest ten seconds, the ${rates.indexOf(slowest) + 1}th of ${rates.length}`,
      value: `${slowest.toFixed(0)}, ${Math.round(share * 100)} %`,
      bar: '≥ 50 %',
      reached: share >= 0.5,
    },
    { name: 'events that waited at most', value: String(mostBehind), bar: '', reached: true },
  ]
}
