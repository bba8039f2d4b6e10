import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, it, type TestContext } from 'node:test'

const runner = resolve(import.meta.dirname, 'test.ts')

/** Runs the suite command over test files with these bodies; `name` is server/<name>.test.ts, or ends in `.ts` itself. */
const suite = (t: TestContext, bodies: Record<string, string>, ...words: string[]) =>
  suiteOn(t, {}, bodies, ...words)

function suiteOn(
  t: TestContext,
  database: { TEST_DATABASE_URL?: string },
  bodies: Record<string, string>,
  ...words: string[]
) {
  const folder = mkdtempSync(join(tmpdir(), 'suite-'))
  t.after(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  for (const [name, body] of Object.entries(bodies)) {
    const source = `import { describe, it, test } from 'node:test'\n${body}\n`
    const file = name.endsWith('.ts') ? name : `${name}.test.ts`
    writeFileSync(join(folder, 'server', file), source)
  }
  // Node refuses to run tests inside a test when this variable says so.
  const { NODE_TEST_CONTEXT: _, TEST_DATABASE_URL: __, CI: ___, ...env } = process.env
  const command = [runner, ...words]
  const { status, stdout } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, ...database, NO_COLOR: '1' },
  })
  return { status, stdout }
}

describe('npm test', () => {
  it('passes and says what was left out', (t) => {
    const { status, stdout } = suite(t, {
      a: "test('adds', () => {}); test('locks', { skip: 'needs PostgreSQL' }, () => {})",
    })
    assert.equal(status, 0, stdout)
    assert.match(stdout, /^Left out: 1 × needs PostgreSQL$/m)
    assert.match(stdout, /^Left out: .*npm run test:postgres$/m)
    assert.match(stdout, /^1 passed, 0 failed, 1 skipped$/m)
  })

  it('leaves out on PostgreSQL what never meets a database, unless it is asked for', (t) => {
    const postgres = { TEST_DATABASE_URL: 'postgres://127.0.0.1' }
    const bodies = {
      a: "test('adds', () => {})",
      b: "test('stores', () => String(process.env['TEST_DATABASE_URL']))",
    }
    assert.match(suiteOn(t, postgres, bodies).stdout, /^✔ server\/b.*\n\n1 passed, 0 failed/m)
    assert.match(suiteOn(t, postgres, bodies, 'server/a').stdout, /^1 passed, 0 failed/m)
  })

  it('runs files that are the same on both databases once, where the runs share them', (t) => {
    const postgres = { TEST_DATABASE_URL: 'postgres://127.0.0.1' }
    const names = Array.from('abcdefgh')
    const bodies = {
      'stored-cases.ts': "export const server = process.env['TEST_DATABASE_URL']",
      ...Object.fromEntries(
        names.map((name) => [name, `import './stored-cases.ts'; test('${name}', () => {})`]),
      ),
      both: "test('differs', () => String(process.env['TEST_DATABASE_URL']))",
      neither: "test('adds', () => {})",
    }
    const filesOf = ({ stdout }: { stdout: string }): string[] =>
      [...stdout.matchAll(/^✔ server\/(\w+)\.test\.ts/gm)].map(([, name = '']) => name).sort()
    const embedded = filesOf(suite(t, bodies, '--shared'))
    const onPostgres = filesOf(suiteOn(t, postgres, bodies, '--shared'))
    assert.deepEqual([...embedded, ...onPostgres].sort(), [
      ...['a', 'b', 'both', 'both', 'c', 'd', 'e', 'f', 'g', 'h', 'neither'],
    ])
    assert.ok(embedded.includes('both') && embedded.includes('neither'))
    assert.ok(embedded.length > 2 && onPostgres.length > 1)
    assert.deepEqual(filesOf(suite(t, bodies)), [...names, 'both', 'neither'].sort())
  })

  it('runs with --deep only what repeats and meets no database', (t) => {
    const bodies = {
      'depth.ts': 'export const atDepth = (most) => most',
      a: "import { atDepth } from './depth.ts'; test('adds', () => atDepth(3))",
      b: "test('stores', () => 'atDepth(3)' + process.env['TEST_DATABASE_URL'])",
      c: "test('subtracts', () => {})",
    }
    const { stdout } = suite(t, bodies, '--deep')
    assert.deepEqual(stdout.match(/^✔ \S+/gm), ['✔ server/a.test.ts'])
  })

  it('runs every file of a process that ended early, and fails the one that ended it', (t) => {
    const { status, stdout } = suite(t, {
      a: "test('adds', () => {})",
      b: "test('leaves', () => { process.kill(process.pid, 'SIGKILL') })",
      c: "test('subtracts', () => {})",
    })
    assert.equal(status, 1, stdout)
    assert.match(stdout, /Failed:\nserver\/b\.test\.ts {2}the file itself\n/)
    assert.match(stdout, /^2 passed, 1 failed, 0 skipped$/m)
  })

  it('fails when a test has left something behind that throws later', (t) => {
    const { status, stdout } = suite(t, {
      a: "test('adds', () => { setTimeout(() => { throw new Error('late') }, 50) })",
      b: "test('subtracts', () => {})",
    })
    assert.equal(status, 1, stdout)
    assert.match(stdout, /"Error: late"/)
  })

  it('fails with the name and the error of the test that failed', (t) => {
    const { status, stdout } = suite(t, {
      a: "describe('GET /x', () => { it('answers', () => { throw new Error('boom') }) })",
      b: "test('adds', () => {})",
    })
    assert.equal(status, 1)
    assert.match(stdout, /Error: boom/)
    assert.match(stdout, /Failed:\nserver\/a\.test\.ts:2 {2}GET \/x › answers\n/)
    assert.match(stdout, /^1 passed, 1 failed, 0 skipped$/m)
  })

  for (const [what, body] of Object.entries({
    'cannot be loaded': "import './missing.ts'; test('adds', () => {})",
    'holds no test': '',
    'exits by itself': "test('adds', () => { process.exit(0) })",
    'fails in a hook': "describe('x', () => { throw new Error('hook') })",
  })) {
    it(`fails on a file that ${what}`, (t) => {
      const { status, stdout } = suite(t, { a: body, b: "test('subtracts', () => {})" })
      assert.equal(status, 1, stdout)
      assert.match(stdout, /Failed:\nserver\/a\.test\.ts/)
    })
  }

  it('fails on a test name that is used twice', (t) => {
    const { status, stdout } = suite(t, {
      a: "describe('x', () => { it('adds', () => {}) }); describe('y', () => { it('adds', () => {}) })",
      b: "describe('y', () => { it('adds', () => {}) })",
    })
    assert.equal(status, 1)
    assert.match(stdout, /this name is taken by another test in server\/[ab]\.test\.ts/)
    assert.match(stdout, /^3 passed, 1 failed, 0 skipped$/m)
  })

  const flaky = `
    import { existsSync, writeFileSync } from 'node:fs'
    test('adds', () => {
      if (existsSync('again')) return
      writeFileSync('again', '')
      throw new Error('boom')
    })`

  it('runs a file that failed once more with --again, and names it as flaky', (t) => {
    const { status, stdout } = suite(t, { a: flaky, b: "test('subtracts', () => {})" }, '--again')
    assert.equal(status, 0, stdout)
    assert.match(stdout, /^Flaky.*\nserver\/a\.test\.ts:\d+ {2}adds\n {2}Error: boom$/m)
    assert.match(stdout, /^1 passed, 0 failed, 0 skipped$/m)
  })

  it('fails without --again, and on what fails twice', (t) => {
    assert.equal(suite(t, { a: flaky }).status, 1)
    const { status } = suite(t, { a: "test('adds', () => { throw 1 })" }, '--again')
    assert.equal(status, 1)
  })

  it('lists the slowest files with --times', (t) => {
    const bodies = { a: "test('adds', () => {})", b: "test('subtracts', () => {})" }
    const { stdout } = suite(t, bodies, '--times')
    assert.match(stdout, /^Slowest:\n(?: +\d+\.\d s {2}server\/[ab]\.test\.ts\n){2}/m)
  })

  it('runs only the files whose path contains a word', (t) => {
    const bodies = {
      contacts: "test('adds', () => {})",
      tokens: "test('fails', () => { throw 1 })",
    }
    assert.equal(suite(t, bodies, 'contacts').status, 0)
    assert.equal(suite(t, bodies, 'nothing').status, 1)
  })
})
