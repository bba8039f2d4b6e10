import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { maxFailuresPerMinute } from '../../src/platform/operations/failed-auth-limiter.ts'
import { limitsOf } from '../../src/platform/rates/limits.ts'
import { make } from '../factories.ts'
import { harness } from '../harness.ts'
import { install } from '../server-process.ts'

const root = resolve(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/rate-limits.md'), 'utf8')
const blocks = new Map(
  [...page.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(([, kind = '', code = '']) => [kind, code]),
)
const block = (kind: string): string => {
  const code = blocks.get(kind)
  assert.ok(code, `a block of ${kind}`)
  return code
}

async function run(directory: string, commands: string): Promise<string> {
  const child = spawn('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd: directory,
    env: { PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`, HOME: directory },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (more: string) => {
      printed += more
    })
  }
  const [code] = await once(child, 'close')
  assert.equal(code, 0, printed)
  return printed
}

test('every block of code on the page about rate limits is one that is tested', () => {
  const tested = [
    'sh try',
    'text headers',
    'sh flood',
    'text refused',
    'ts patient.ts',
    'ts fetch.ts',
  ]
  assert.deepEqual([...blocks.keys()], tested)
})

test('the figures on the page are those that are kept', async (t) => {
  const app = await harness(t)
  const number = '([\\d,]+|no limit)'
  const row = new RegExp(`^\\| (\\w+) ${`\\| ${number} `.repeat(5)}\\|$`, 'gm')
  const rows = [...page.matchAll(row)]
  assert.equal(rows.length, 4)
  const figure = (text: string): number | null =>
    text === 'no limit' ? null : Number(text.replaceAll(',', ''))
  for (const [, key, ...figures] of rows) {
    const { body } = await app.operator.get(`/operator/v1/plans/${key}`)
    const { subject, organization } = limitsOf({
      requests_per_minute: body.requestsPerMinute,
      burst: body.burst,
      organization_requests_per_minute: body.organizationRequestsPerMinute,
    })
    const kept = [subject, organization].flatMap((limit) => [
      limit?.requestsPerMinute ?? null,
      limit?.burst ?? null,
    ])
    assert.deepEqual([...kept, body.maxTokens], figures.map(figure))
  }
  assert.ok(page.includes(`more than ${maxFailuresPerMinute} unknown values`))
})

test('what the page says counts is what counts', async (t) => {
  const app = await harness(t)
  const organization = await make.organization(app, { plan: 'pro' })
  const client = app.as(await make.token(app, ['contacts:read'], { organization }))
  const left = async (): Promise<number> => (await client.get('/v1/me')).body.rateLimit.remaining
  const before = await left()
  assert.equal((await client.get('/v1/contacts?limit=0')).status, 400)
  assert.equal((await client.get('/v1/contacts/con_01jbts0z0ye8t9tpsz3gn7nkm8')).status, 404)
  assert.equal(await left(), before - 3)
})

test('the commands and programs on the page do what it says', {
  skip: spawnSync('curl', ['--version']).error && 'this machine has no curl',
}, async (t) => {
  const installation = await install(t)
  const { directory } = installation
  const server = await installation.start()
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'))
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }')
  for (const name of ['patient.ts', 'fetch.ts']) {
    writeFileSync(join(directory, name), block(`ts ${name}`))
  }
  const attempt = block('sh try').replace('http://127.0.0.1:8080', server.url)

  const shown = await run(directory, attempt)
  assert.equal(shown.replaceAll('\r', ''), block('text headers'))

  const refused = await run(directory, attempt + block('sh flood'))
  const wait = /retry-after: (\d+)/.exec(refused)?.[1] ?? ''
  const printed = block('text refused').replaceAll(/(retry-after: |Retry in )2/g, `$1${wait}`)
  assert.ok(refused.replaceAll('\r', '').endsWith(`\n${printed}`), refused)

  const patient = await run(directory, `${attempt}\nnode patient.ts`)
  assert.equal(patient.match(/^small \d+$/gm)?.length, 13, patient)
  const bare = await run(directory, `${attempt}\nnode fetch.ts`)
  assert.equal(bare.match(/^200$/gm)?.length, 13, bare)
})
