import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { harness } from '../../../test/harness.ts'
import type { Platform } from '../../platform/platform.ts'
import { createFirstOrganization } from './first-run.ts'

const url = 'http://127.0.0.1:8080'

/** An installation that nobody has used, with a data directory of its own. */
async function untouched(t: TestContext) {
  const app = await harness(t)
  await sql`truncate organizations cascade`.execute(app.context.database.db)
  const parent = mkdtempSync(join(tmpdir(), 'capstan-first-run-'))
  t.after(() => rmSync(parent, { recursive: true }))
  const dataDirectory = join(parent, 'data')
  const platform: Platform = { ...app.context, config: { ...app.context.config, dataDirectory } }
  return { app, platform, file: join(dataDirectory, 'first-run.json') }
}

describe('the first start', () => {
  test('makes an organization on the largest plan, its owner and a token that opens everything', async (t) => {
    const { app, platform, file } = await untouched(t)
    const first = await createFirstOrganization(platform, url)
    assert.ok(first)
    assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), first)
    assert.equal(statSync(file).mode & 0o777, 0o600)
    const { body } = await app.as({ token: first.apiToken }).get('/v1/me')
    assert.deepEqual(
      [body.organization.id, body.plan, body.token.scopes],
      [first.organizationId, 'unlimited', ['*']],
    )
    assert.equal(body.limits.members.used, 1)
    assert.equal(
      (await app.as({ token: first.operatorKey }).get('/operator/v1/organizations')).status,
      200,
    )
  })

  test('leaves the variables of the documentation for a shell, whatever they hold', async (t) => {
    const { platform, file } = await untouched(t)
    const operatorKey = `it's a $(key) of "mine" \\ !`
    const first = await createFirstOrganization(
      { ...platform, secrets: { ...platform.secrets, operatorKey } },
      url,
    )
    const variables = join(file, '../capstan.env')
    assert.equal(statSync(variables).mode & 0o777, 0o600)
    const names = ['URL', 'TOKEN', 'ORGANIZATION', 'OPERATOR_KEY'].map((name) => `CAPSTAN_${name}`)
    const script = `. "$0"; for name in ${names.join(' ')}; do printenv "$name"; done`
    const sourced = execFileSync('sh', ['-c', script, variables], { encoding: 'utf8' })
    assert.deepEqual(sourced.trimEnd().split('\n'), [
      url,
      first?.apiToken,
      first?.organizationId,
      operatorKey,
    ])
  })

  test('keeps the files of a first start on another database', async (t) => {
    const { app, platform, file } = await untouched(t)
    const before = await createFirstOrganization(platform, url)
    await sql`truncate organizations cascade`.execute(app.context.database.db)
    const after = await createFirstOrganization(platform, url)
    assert.notEqual(after?.apiToken, before?.apiToken)
    const directory = join(file, '..')
    const tokens = readdirSync(directory)
      .sort()
      .map((name) => {
        assert.equal(statSync(join(directory, name)).mode & 0o777, 0o600)
        return /cap_\w+/.exec(readFileSync(join(directory, name), 'utf8'))?.[0]
      })
    assert.deepEqual(
      tokens,
      [after, before, after, before].map((first) => first?.apiToken),
    )
  })

  test('keeps of the password only what cannot be turned back', async (t) => {
    const { app, platform } = await untouched(t)
    const first = await createFirstOrganization(platform, url)
    const { email, password } = await app.context.database.db
      .selectFrom('accounts')
      .innerJoin('people', 'people.id', 'accounts.person_id')
      .select(['email', 'password'])
      .executeTakeFirstOrThrow()
    assert.equal(email, first?.email)
    assert.match(password ?? '', /^scrypt\$32768\$8\$1\$/)
    assert.equal(password?.includes(first?.password ?? ''), false)
  })

  test('is no first start when there is an organization', async (t) => {
    const { platform, file } = await untouched(t)
    await createFirstOrganization(platform, url)
    rmSync(file)
    assert.equal(await createFirstOrganization(platform, url), null)
    assert.equal(existsSync(file), false)
  })

  test('is that of one of several nodes that start at once', async (t) => {
    const { platform } = await untouched(t)
    const firsts = await Promise.all([1, 2, 3].map(() => createFirstOrganization(platform, url)))
    assert.equal(firsts.filter(Boolean).length, 1)
  })

  test('leaves the database as it was when its file cannot be written', async (t) => {
    const { app, platform } = await untouched(t)
    const dataDirectory = '/dev/null/data'
    const unwritable = { ...platform, config: { ...platform.config, dataDirectory } }
    await assert.rejects(createFirstOrganization(unwritable, url))
    assert.deepEqual((await app.operator.get('/operator/v1/organizations')).body.data, [])
    assert.ok(await createFirstOrganization(platform, url))
  })
})
