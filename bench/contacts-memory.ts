import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { createTestDatabase } from '../server/test/storage.ts'
import { postJson } from './peers/peer.ts'
import { cpuSecondsOf, memoryMbOf, startProduct } from './processes.ts'

/**
 * What an import and an export take of memory beyond the server at rest, in a process that `npm start` started and
 * that is no client of itself; a new one for each of upload, dry run, import and export. The file is made while it is sent.
 * `BENCH_ROWS=1000000` reads a million rows.
 */
const rows = Number(process.env['BENCH_ROWS'] ?? 100_000)
const maxExtraMb = 100
const restMs = 5_000
const lookMs = 100

const directory = await mkdtemp(`${tmpdir()}/capstan-bench-`)
const postgres = process.env['DATABASE_URL']
const database = postgres ? await createTestDatabase(postgres) : null
const operatorKey = randomBytes(24).toString('hex')
const secretKey = randomBytes(32).toString('base64')
const launch = () =>
  startProduct({
    CAPSTAN_DATA_DIR: directory,
    CAPSTAN_OPERATOR_KEY: operatorKey,
    CAPSTAN_SECRET_KEY: secretKey,
    DATABASE_URL: database?.url,
  })
let server = await launch()
console.log(`${rows} rows`)
let rest = await restOf(server.pid)
const organizations = `${server.origin}/operator/v1/organizations`
const { id } = await postJson(organizations, { name: 'Bench', plan: 'unlimited' }, operatorKey)
const grant = { name: 'bench', scopes: ['*'] }
const token = String((await postJson(`${organizations}/${id}/tokens`, grant, operatorKey))['token'])

const uploaded: string[] = []
await stage('upload', async () => void uploaded.push(await upload()))
await startAnew()
await stage('dry run', () => run(uploaded[0], { dryRun: true }, 'created'))
await startAnew()
await stage('import', () => run(uploaded[0], {}, 'created'))
await startAnew()
const exported: string[] = []
await stage('export', async () => {
  const { id: made } = await postJson(
    `${server.origin}/v1/contact-exports`,
    { format: 'csv' },
    token,
  )
  const ended = await untilEnded(`/v1/contact-exports/${made}`)
  assert.deepEqual([ended['status'], ended['rows']], ['completed', rows])
  exported.push(String(made))
})
await stage('download', async () => {
  const answer = await fetch(`${server.origin}/v1/contact-exports/${exported[0]}/file`, {
    headers: headers(),
  })
  assert.equal(answer.status, 200)
  let lines = 0
  for await (const piece of answer.body ?? []) {
    for (const byte of piece as Uint8Array) if (byte === 10) lines++
  }
  assert.equal(lines, rows + 1)
})
await server.stop()
await database?.drop()
await rm(directory, { recursive: true })

/** What a stage leaves behind is no part of the next one. */
async function startAnew(): Promise<void> {
  await server.stop()
  server = await launch()
  rest = await restOf(server.pid)
}

async function restOf(pid: number): Promise<number> {
  await wait(restMs)
  const resident = memoryMbOf(pid, 'VmRSS')
  console.log(`the server at rest: ${resident} MB`)
  return resident
}

/** The most memory while it acts, of each quarter of its time, too: one that grows with the rows is seen there. */
async function stage(name: string, act: () => Promise<unknown>): Promise<void> {
  const before = memoryMbOf(server.pid, 'VmRSS')
  // Begins the high-water mark anew.
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5')
  const cpuBefore = cpuSecondsOf(server.pid)
  const seen: number[] = []
  const looking = setInterval(() => seen.push(memoryMbOf(server.pid, 'VmRSS')), lookMs)
  const startedAt = performance.now()
  await act()
  const seconds = (performance.now() - startedAt) / 1000
  clearInterval(looking)
  const most = memoryMbOf(server.pid, 'VmHWM')
  const quarter = Math.ceil(seen.length / 4)
  const quarters = [0, 1, 2, 3].map((at) =>
    Math.max(0, ...seen.slice(at * quarter, (at + 1) * quarter)),
  )
  const cpu = ((cpuSecondsOf(server.pid) - cpuBefore) * 1e6) / rows
  const verdict = most - rest < maxExtraMb ? 'ok' : 'MISSED'
  if (most - rest >= maxExtraMb) process.exitCode = 1
  console.log(
    `${name}: ${before} MB before, ${most} at most, ${most - rest} more than at rest (below ${maxExtraMb}) ${verdict}; by quarters ${quarters.join(', ')}; ${Math.round(rows / seconds)} rows/s, ${cpu.toFixed(0)} µs of the server's processor a row`,
  )
}

function headers(): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}

async function upload(): Promise<string> {
  const boundary = 'capstan-bench'
  const sending = request(`${server.origin}/v1/contact-imports`, {
    method: 'POST',
    headers: { ...headers(), 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
  const answer = new Promise<string>((resolve, reject) => {
    sending.on('error', reject)
    sending.on('response', async (response) => {
      let text = ''
      for await (const piece of response) text += piece
      if (response.statusCode === 201) resolve(JSON.parse(text).id)
      else reject(new Error(text))
    })
  })
  await pipeline(Readable.from(form(boundary)), sending)
  return answer
}

function* form(boundary: string): Generator<string> {
  yield `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="contacts.csv"\r\n\r\n`
  yield 'Name,Email,Phone,Company,Tags\n'
  const atOnce = 1_000
  for (let at = 0; at < rows; at += atOnce) {
    const count = Math.min(atOnce, rows - at)
    yield Array.from({ length: count }, (_, index) => lineOf(at + index)).join('')
  }
  yield `\r\n--${boundary}--\r\n`
}

function lineOf(at: number): string {
  const phone = `+1415${String(2_000_000 + at).padStart(7, '0')}`
  return `Person ${at},p${at}@example.com,${phone},Engines,a;b\n`
}

async function run(importId: string | undefined, options: object, count: string): Promise<void> {
  const path = `/v1/contact-imports/${importId}`
  await postJson(`${server.origin}${path}/start`, { options }, token)
  const { status, progress } = await untilEnded(path)
  assert.deepEqual([status, (progress as Record<string, number>)[count]], ['completed', rows])
}

async function untilEnded(path: string): Promise<Record<string, unknown>> {
  for (;;) {
    const answer = await fetch(server.origin + path, { headers: headers() })
    const body = (await answer.json()) as Record<string, unknown>
    if (body['status'] !== 'running') return body
    await wait(lookMs)
  }
}
