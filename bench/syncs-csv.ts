/**
 * A CSV file of 1 GiB read page by page, as a sync reads it: rows a second and what memory it takes beyond that of a
 * file of 32 MiB, by parts and from a copy. `--mib 64` reads a smaller one. Give Node the option that `npm start`
 * gives it: `node --max-semi-space-size=4 bench/syncs-csv.ts`.
 *
 *     npm run bench -- syncs-csv
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import type { ConnectionClient } from '../server/src/domains/integrations/connections/client.ts'
import { csvUrlSource } from '../server/src/domains/integrations/sources/csv/csv-url-source.ts'
import type { Json } from '../server/src/platform/db/tables.generated.ts'
import { createOutbound } from '../server/src/platform/net/index.ts'

const maxExtraMb = 100
const smallMib = 32
const option = process.argv.indexOf('--mib')
const mib = option === -1 ? 1_024 : Number(process.argv[option + 1])

await using outbound = createOutbound({ allowNetworks: ['127.0.0.0/8'], userAgent: 'bench' })

async function open(bytes: number) {
  const child = fork(new URL('./syncs-csv-host.ts', import.meta.url), [String(bytes)])
  const [port] = (await once(child, 'message')) as [number]
  const baseUrl = `http://127.0.0.1:${port}/`
  const client: ConnectionClient = {
    ...{ connectionId: 'conn_bench', provider: 'csv_url', baseUrl, config: {} },
    credentials: async () => ({}),
    request: (request) =>
      outbound.request({
        ...request,
        schemes: ['http'],
        onOversize: 'fail',
        timeouts: { connectMs: 5_000, headersMs: 30_000, totalMs: 1_800_000 },
      }),
  }
  return { client, child }
}

/** Rows read, and the most memory that was in use after a page. */
async function read(path: string, bytes: number): Promise<{ rows: number; peakMb: number }> {
  const { client, child } = await open(bytes)
  let next: Json = null
  let rows = 0
  let peak = 0
  do {
    const page = await csvUrlSource.readPage({
      directory: tmpdir(),
      client,
      config: { path, keyColumn: 'id' },
      mode: 'full',
      state: null,
      checkpoint: next,
      now: new Date(),
      signal: new AbortController().signal,
    })
    rows += page.records.length
    next = page.next
    peak = Math.max(peak, process.memoryUsage.rss())
  } while (next !== null)
  child.kill()
  await once(child, 'exit')
  return { rows, peakMb: peak / 1_048_576 }
}

for (const path of ['parts.csv', 'whole.csv']) {
  const { peakMb: before } = await read(path, smallMib * 1_048_576)
  const startedAt = performance.now()
  const { rows, peakMb } = await read(path, mib * 1_048_576)
  const seconds = (performance.now() - startedAt) / 1000
  const extra = peakMb - before
  const isGood = extra < maxExtraMb && rows === mib * 8_192 - 1
  console.log(
    `${path}: ${mib} MiB, ${rows} rows in ${seconds.toFixed(0)} s, ${Math.round(rows / seconds)} rows/s; ${peakMb.toFixed(0)} MB, ${extra.toFixed(0)} more than with ${smallMib} MiB (at most ${maxExtraMb}) ${isGood ? 'ok' : 'MISSED'}`,
  )
  if (!isGood) process.exitCode = 1
}
