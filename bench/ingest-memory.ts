import { setTimeout as wait } from 'node:timers/promises'
import { startHost } from './ingest-host.ts'

/**
 * Memory while sources go through, from adding to searching: it must come to rest, whatever has gone
 * through. 10,000 texts of about 2 KB, or as many as the first argument says, a tenth at a time.
 */
const sources = Number(process.argv[2] ?? 10_000)
const portion = sources / 10
const perRequest = 100
const givenUpMs = 600_000

/** In no two sources the same words. */
const textOf = (number: number): string =>
  Array.from(
    { length: 25 },
    (_, line) =>
      `Entry ${number}-${line}: the keeper of lamp ${number * 31 + line} noted wind ${(number * line) % 97} and a ship.`,
  ).join('\n\n')

await using host = await startHost()
const { id: base } = await host.send<{ id: string }>('POST', '/v1/bases', { name: 'Memory' })

async function add(first: number): Promise<void> {
  for (let at = first; at < first + portion; at += perRequest) {
    const count = Math.min(perRequest, first + portion - at)
    const batch = Array.from({ length: count }, (_, index) => ({
      type: 'text',
      name: `Source ${at + index}`,
      text: textOf(at + index),
    }))
    await host.send('POST', `/v1/bases/${base}/sources/batch`, { sources: batch })
  }
}

async function processed(): Promise<number> {
  const startedAt = performance.now()
  for (const status of ['queued', 'processing']) {
    const path = `/v1/bases/${base}/sources?limit=1&status=${status}`
    while ((await host.send<{ data: unknown[] }>('GET', path)).data.length > 0) {
      if (performance.now() - startedAt > givenUpMs) throw new Error('sources stay unprocessed')
      await wait(100)
    }
  }
  return performance.now() - startedAt
}

console.log(`memory on ${host.kind}: ${sources} sources; ${host.residentMb()} MB before`)
const memory: number[] = []
for (let first = 0; first < sources; first += portion) {
  const startedAt = performance.now()
  await add(first)
  await processed()
  const perSecond = (portion / (performance.now() - startedAt)) * 1000
  const query = { query: `keeper of lamp ${first * 31 + 7}` }
  await host.send('POST', `/v1/bases/${base}/search`, query)
  memory.push(host.residentMb())
  console.log(
    `${first + portion} sources: ${memory.at(-1)} MB, ${perSecond.toFixed(0)} sources a second`,
  )
}
const half = memory.slice(memory.length / 2)
console.log(
  `the second half of the way took ${(half.at(-1) ?? 0) - (half[0] ?? 0)} MB more; its most ${Math.max(...half)} MB`,
)
