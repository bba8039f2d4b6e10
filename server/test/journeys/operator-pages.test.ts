import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { install, readFirstRun } from '../server-process.ts'

const root = resolve(import.meta.dirname, '../../..')
const hasCurl = spawnSync('curl', ['--version']).status === 0

const blocksOf = (name: string, kind: string): string =>
  [...readFileSync(join(root, `docs/${name}.md`), 'utf8').matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)]
    .filter(([, found]) => found === kind)
    .map(([, , code = '']) => code)
    .join('\n')

/** Runs commands as a reader would, with what the page takes for granted. */
async function run(directory: string, commands: string, env: Record<string, string>) {
  const child = spawn('bash', ['-euo', 'pipefail', '-c', `npx() { "$@"; }\n${commands}`], {
    cwd: directory,
    env: {
      PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
      HOME: directory,
      ...env,
    },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  const [code] = await once(child, 'close')
  assert.equal(code, 0, printed)
  return printed
}

test('the pages about authentication, credits, versioning and operations work as printed', {
  skip: !hasCurl && 'this machine has no curl',
}, async (t) => {
  const installation = await install(t)
  const server = await installation.start()
  const { apiToken, organizationId, operatorKey } = readFirstRun(installation)
  const { directory, environment } = installation
  const env = {
    URL: server.url,
    TOKEN: apiToken,
    ORGANIZATION: organizationId,
    CAPSTAN_URL: server.url,
    CAPSTAN_OPERATOR_KEY: operatorKey,
  }
  const authentication = await run(directory, blocksOf('authentication', 'sh tour'), env)
  for (const said of ['"scopes":["*"]', 'insufficient_scope', 'contacts:write', 'revoked_token']) {
    assert.ok(authentication.includes(said), `${said} in ${authentication}`)
  }
  const credits = await run(directory, blocksOf('credits', 'sh tour'), env)
  for (const said of ['1500', 'annual contract', 'insufficient_credits']) {
    assert.ok(credits.includes(said), `${said} in ${credits}`)
  }
  assert.match(await run(directory, blocksOf('versioning', 'sh tour'), env), /^\S+: 0 deprecated$/m)

  // Nothing outside this machine is reached: the way out is a warning, which is no fault.
  const tour = blocksOf('operations', 'sh tour').replace(
    'https://example.com/',
    'https://127.0.0.1:9/',
  )
  const operations = await run(directory, `${tour}\necho "FILE=$FILE"`, env)
  for (const said of ['pgvector', 'remaining', 'is deleted']) {
    assert.ok(operations.includes(said), `${said} in ${operations}`)
  }
  const [, file = ''] = /^FILE=(.+)$/m.exec(operations) ?? []
  await server.stop()
  if (environment['DATABASE_URL']) return
  const keys = JSON.parse(
    readFileSync(join(environment['CAPSTAN_DATA_DIR'] ?? '', 'keys.json'), 'utf8'),
  )
  const restore = `npm() { shift 3; node ${join(root, 'server/src/main.ts')} restore "$@"; }\n`
  const restored = await run(directory, restore + blocksOf('operations', 'sh restore'), {
    FILE: file,
    CAPSTAN_SECRET_KEY: keys.secretKey,
    CAPSTAN_OPERATOR_KEY: keys.operatorKey,
  })
  assert.match(restored, /^\d+ rows were restored\.$/m)
})
