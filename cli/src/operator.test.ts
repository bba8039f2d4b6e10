import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { keepWorking, served } from '../../sdk/test/served.ts'
import { operatorKey } from '../../server/test/harness.ts'
import { terminal } from '../test/terminal.ts'

async function operating(t: TestContext) {
  const world = await served(t)
  const data = await mkdtemp(join(tmpdir(), 'operator-'))
  const { config } = world.app.context
  const before = { ...config }
  Object.assign(config, { dataDirectory: data, backupDirectory: join(data, 'backups') })
  t.after(async () => {
    Object.assign(config, before)
    await rm(data, { recursive: true })
  })
  const env = { CAPSTAN_URL: world.url, CAPSTAN_OPERATOR_KEY: operatorKey }
  return { ...world, data, ...(await terminal(t, env)) }
}

describe('capstan operator', () => {
  test('login keeps the key where only its owner can read it, and none that does not work', async (t) => {
    const { url } = await served(t)
    const { run, home } = await terminal(t)
    const wrong = await run(['operator', 'login', '--url', url, '--key', 'x'.repeat(30)])
    assert.equal(wrong.code, 1)
    const login = await run(['operator', 'login', '--url', url, '--key', '-'], `${operatorKey}\n`)
    assert.deepEqual([login.code, login.err], [0, ''])
    const path = join(home, '.config/capstan/operator.json')
    assert.deepEqual(JSON.parse(await readFile(path, 'utf8')), { url, token: operatorKey })
    assert.equal((await stat(path)).mode & 0o777, 0o600)
    assert.equal((await run(['operator', 'plans', 'get', 'free'])).code, 0)
    const plans = await run(['operator', 'plans', 'list', '--json'])
    const keys = plans.json().data.map(({ key }: { key: string }) => key)
    assert.deepEqual(keys, ['free', 'pro', 'scale', 'unlimited'])
  })

  test('runs an organization from its beginning to its end', async (t) => {
    const { run } = await operating(t)
    const json = async (...args: string[]) => {
      const ended = await run(['operator', ...args, '--json'])
      assert.equal(ended.code, 0, ended.err)
      return ended.json()
    }
    const plan = await json('plans', 'put', 'small', '--max-contacts', '3')
    assert.deepEqual([plan.maxContacts, plan.maxBases], [3, null])
    const { id } = await json('organizations', 'create', '--name', 'Engines', '--plan', 'free')
    const credits = await json('credits', id, '--amount', '5', '--reason', 'gift')
    assert.equal(credits.balance, 1005)
    const scopes = ['--scope', 'contacts:read', '--scope', 'contacts:write']
    const token = await json('tokens', 'issue', id, '--name', 'CRM', ...scopes)
    assert.deepEqual([token.scopes.length, token.token.slice(0, 4)], [2, 'cap_'])
    const rotated = await json('tokens', 'rotate', id, token.id)
    assert.notEqual(rotated.token, token.token)
    const revoked = await json('tokens', 'revoke', id, token.id)
    assert.deepEqual(revoked, { id: token.id, revoked: true })
    const { data } = await json('tokens', 'list', id)
    assert.ok(data[0].revokedAt)
    const moved = await json('organizations', 'update', id, '--plan', 'small')
    assert.equal(moved.plan, 'small')
    const top = await json('organizations', 'top', '--by', 'storedBytes', '--limit', '5')
    assert.ok(top.data.some((one: { id: string }) => one.id === id))
    await json('organizations', 'delete', id, '--yes')
    const gone = await run(['operator', 'organizations', 'get', id])
    assert.equal(gone.code, 1)
    assert.match(gone.err, /\(not_found, /)
  })

  test('makes a backup and waits for it, and shows the keys', async (t) => {
    const { app, run, data } = await operating(t)
    keepWorking(t, app)
    const made = await run(['operator', 'backups', 'create', '--wait', '--json'])
    assert.equal(made.code, 0, made.err)
    const backup = made.json()
    assert.equal(backup.status, 'completed')
    assert.equal((await stat(backup.path)).size, backup.bytes)
    assert.ok(backup.path.startsWith(join(data, 'backups')))
    const keys = await run(['operator', 'keys', 'rotate'])
    assert.match(keys.out, /^remaining +0$/m)
    assert.match(keys.out, /^[0-9a-f]{8} +yes +yes/m)
  })
})

describe('capstan doctor', () => {
  const outbound = ['--outbound', 'https://127.0.0.1:9/']

  test('says what it found, and ends with 1 and the name of a fault when there is one', async (t) => {
    const { run, data } = await operating(t)
    const healthy = await run(['doctor', ...outbound])
    assert.equal(healthy.code, 0)
    assert.match(healthy.out, /^ok +pgvector +pgvector \d/m)
    assert.match(healthy.out, /^warning +outbound HTTPS/m)
    await writeFile(join(data, 'keys.json'), '{}')
    await chmod(join(data, 'keys.json'), 0o644)
    const { code, err, json } = await run(['doctor', '--json', ...outbound])
    assert.equal(code, 1)
    assert.match(err, /key files/)
    const checks: { name: string; status: string }[] = json().checks
    assert.equal(checks.find(({ name }) => name === 'key files')?.status, 'fault')
  })

  test('ends with 3 when no server answers, and with 2 when none is known', async (t) => {
    const env = { CAPSTAN_URL: 'http://127.0.0.1:9', CAPSTAN_OPERATOR_KEY: operatorKey }
    assert.equal((await (await terminal(t, env)).run(['doctor'])).code, 3)
    assert.equal((await (await terminal(t)).run(['doctor'])).code, 2)
  })
})

test('capstan completion completes commands, subcommands and options', async (t) => {
  const { run, home } = await terminal(t)
  await writeFile(join(home, 'completion'), (await run(['completion', 'bash'])).out)
  const complete = (...words: string[]) => {
    const line = ['capstan', ...words].map((word) => `'${word}'`).join(' ')
    const commands = `source ${home}/completion; COMP_WORDS=(${line}); COMP_CWORD=${words.length}; _capstan; echo "\${COMPREPLY[*]}"`
    return execFileSync('bash', ['-c', commands], { encoding: 'utf8' }).trim()
  }
  assert.equal(complete('oper'), 'operator')
  assert.equal(complete('operator', 'back'), 'backups')
  assert.equal(complete('operator', 'backups', 'create', '--w'), '--wait')
  assert.match((await run(['completion', 'fish'])).out, /backups/)
  assert.equal((await run(['completion', 'cmd'])).code, 2)
})
