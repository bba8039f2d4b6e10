import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type HostileFile, hostileFiles } from './hostile-files.ts'
import { type Host, startHost } from './ingest-host.ts'
import { startProbe } from './latency-probe.ts'
import { type Figure, report } from './report.ts'

/**
 * How long others wait while a hostile file is uploaded and read on the embedded database: `/healthz`, which
 * needs the thread alone, and a list of contacts, which needs the database too. Words choose the files.
 */
const everyMs = 25
const givenUpMs = 300_000
const idleMs = 10_000
const barMs = 100
const statementBarMs = 50
/** Shorter ones are not written down: `statements-host.ts`. */
const worthMs = 20

const statementsFile = join(tmpdir(), `capstan-statements-${process.pid}.jsonl`)

if (!process.env['DATABASE_URL']) await measure(process.argv.slice(2))

async function measure(wanted: readonly string[]): Promise<void> {
  await using host = await startHost({ statementsFile })
  const { id: base } = await host.send<{ id: string }>('POST', '/v1/bases', { name: 'Bench' })
  // The first request to an operation compiles its schema, 40 ms of work that is no upload's.
  const small = {
    what: 'warm',
    name: 'warm.txt',
    type: 'text/plain',
    bytes: () => Buffer.from('Warm.'),
  }
  await ingest(host, base, small, small.bytes())
  const figures: Figure[] = []
  const probe = (path: string) =>
    startProbe({ url: `${host.url}${path}`, token: host.token, everyMs })
  const idle = probe('/healthz')
  await wait(idleMs)
  figures.push(latency('nothing under way: healthz p50, p99, most', await idle.end()))
  const isWanted = ({ what }: HostileFile) =>
    wanted.length === 0 || wanted.some((word) => what.includes(word))
  for (const file of hostileFiles.filter(isWanted)) {
    writeFileSync(statementsFile, '')
    const bytes = file.bytes()
    const startedAt = performance.now()
    const health = probe('/healthz')
    const contacts = probe('/v1/contacts')
    const end = await ingest(host, base, file, bytes)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    const [ofHealth, ofContacts] = [await health.end(), await contacts.end()]
    const longest = longestStatement()
    figures.push(
      latency(`${file.what} (${end}, ${seconds} s): healthz p50, p99, most`, ofHealth, barMs),
      latency(`${file.what}: contacts p50, p99, most`, ofContacts),
      {
        name: `${file.what}: longest statement, of the processor`,
        value: longest.ms === 0 ? `under ${worthMs} ms` : `${longest.ms} ms`,
        bar: `< ${statementBarMs} ms`,
        reached: longest.ms < statementBarMs,
      },
    )
    if (longest.ms >= statementBarMs) console.log(`${longest.ms} ms: ${longest.text}`)
  }
  report('Latency while a file is taken in, embedded', figures)
}

async function ingest(
  { send, upload }: Host,
  base: string,
  file: HostileFile,
  bytes: Buffer,
): Promise<string> {
  const path = `/v1/bases/${base}/sources`
  const { id } = await upload<{ id: string }>(path, bytes, file)
  for (const deadline = performance.now() + givenUpMs; performance.now() < deadline; ) {
    const source = await send<Source>('GET', `${path}/${id}`)
    if (source.status === 'completed') return `${source.chunksCount} chunks`
    if (source.status === 'failed') return source.failure?.code ?? 'failed'
    await wait(250)
  }
  return 'not ended'
}

interface Source {
  status: string
  chunksCount: number
  failure: { code: string } | null
}

function latency(name: string, sorted: readonly number[], bar = Number.POSITIVE_INFINITY): Figure {
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  const shown = [at(0.5), at(0.99), at(1)].map((ms) => ms.toFixed(0)).join(', ')
  const isBound = Number.isFinite(bar)
  return {
    name,
    value: `${shown} ms`,
    bar: isBound ? `p99 < ${bar} ms` : '',
    reached: at(0.99) < bar,
  }
}

function longestStatement(): { ms: number; text: string } {
  const lines = readFileSync(statementsFile, 'utf8').split('\n').filter(Boolean)
  const statements = lines.map((line) => JSON.parse(line) as { ms: number; text: string })
  return statements.reduce((most, one) => (one.ms > most.ms ? one : most), { ms: 0, text: '' })
}
