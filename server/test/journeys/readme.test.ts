import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { install, until } from '../server-process.ts'

const root = resolve(import.meta.dirname, '../../..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const blocks = [...readme.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(
  ([, kind = '', code = '']) => ({ kind, code }),
)
const only = (kind: string): string => {
  const [block, ...others] = blocks.filter((one) => one.kind === kind)
  assert.ok(block && others.length === 0, `one block of ${kind}`)
  return block.code
}
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const hasCurl = spawnSync('curl', ['--version']).status === 0

test('the README has no block of code but those that are tested, in this order', () => {
  // Those that begin with `ts` also type-check: see the examples of the SDK.
  assert.deepEqual(
    blocks.map(({ kind }) => kind),
    [
      ...['sh start', 'sh tour', 'sh tour', 'sh tour', 'sh tour', 'sh receiver', 'sh listen'],
      ...['sh tour', 'ts tour.ts', 'ts verify.ts', 'text diagram', 'sh test'],
    ],
  )
})

test('one command of the README installs and starts Capstan, and one installs and tests it', () => {
  assert.equal(only('sh start'), 'npm ci && npm start\n')
  assert.equal(only('sh test'), 'npm ci && npm test\n')
  assert.match(scripts.start, /server\/src\/start\.js serve$/)
  assert.ok(scripts.test)
})

test('the tour of the README works as printed, in order and without the Internet', {
  skip: !hasCurl && 'this machine has no curl',
}, async (t) => {
  const installation = await install(t, {}, { isFirst: true })
  const { directory, environment } = installation
  const server = await installation.start()
  for (const name of ['docs', 'node_modules']) symlinkSync(join(root, name), join(directory, name))
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }')
  let receiver = ''
  // Only addresses differ from what is printed: ports that are free.
  const placed = (commands: string) =>
    commands
      .replaceAll('http://127.0.0.1:8080', server.url)
      .replaceAll('http://127.0.0.1:3000/', receiver)

  // The terminal of the tour, which keeps its variables, and two more.
  const inDirectory = { HOME: directory, CAPSTAN_DATA_DIR: environment['CAPSTAN_DATA_DIR'] ?? '' }
  const tour = shell(directory, inDirectory)
  const receiving = shell(root, { HOME: directory, PORT: '0' })
  const listening = shell(directory, { HOME: directory })
  t.after(() => {
    for (const { child } of [tour, receiving, listening]) process.kill(-(child.pid ?? 0), 'SIGKILL')
  })
  const printed: string[] = []
  const afterTour = async () => {
    receiving.child.stdin.end(only('sh receiver'))
    receiver = `${await until('it waits', async () => /http:\S+/.exec(receiving.output())?.[0])}/`
    listening.child.stdin.end(placed(only('sh listen')))
    await until('it listens', async () => listening.output().includes('Forwarding events'))
  }
  for (const { kind, code } of blocks) {
    if (kind === 'sh tour') printed.push(await tour.run(placed(code)))
    if (kind === 'sh receiver') await afterTour()
    if (kind === 'ts tour.ts') {
      writeFileSync(join(directory, 'tour.ts'), code)
      printed.push(await tour.run('npx node tour.ts'))
    }
  }
  const [me = '', , searched = '', cli = '', contact = '', program = ''] = printed
  assert.ok(me.includes('"scopes":["*"]'), me)
  assert.match(searched, /"status":"completed"/)
  assert.match(searched, /"data":\[\{.*On Sundays we open at ten/)
  assert.match(cli, /^\d+ added, \d+ searchable\.$/m)
  assert.match(cli, /^1\. webhooks\.md > /m)
  assert.match(contact, /Ada Lovelace/)
  assert.equal(program, 'We open at nine.\nAda Lovelace\n')
  await until('it arrives', async () => /contact\.created evt_/.test(receiving.output()))
})

interface Shell {
  child: ChildProcess & { stdin: NonNullable<ChildProcess['stdin']> }
  /** Everything printed so far. */
  output(): string
  /** Runs the commands after those before, and returns what they print; fails if one of them fails. */
  run(commands: string): Promise<string>
}

/** A terminal in this folder, in which npx runs what is installed here. */
function shell(cwd: string, settings: Record<string, string>): Shell {
  const child = spawn('bash', ['-euo', 'pipefail', '-s'], {
    cwd,
    env: { PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`, ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
    // A group of its own, so that what the shell has started ends with it.
    detached: true,
  })
  const ended = once(child, 'close')
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (more: string) => {
      text += more
    })
  }
  child.stdin.write('npx() { "$@"; }\n')
  let count = 0
  return {
    child,
    output: () => text,
    async run(commands) {
      count += 1
      const [from, mark] = [text.length, `--- ${count} ---\n`]
      child.stdin.write(`${commands}\necho '${mark.trim()}'\n`)
      const arrived = until('the commands end', async () => text.includes(mark))
      const isOver = await Promise.race([arrived, ended.then(() => false)])
      assert.ok(isOver, text.slice(from))
      return text.slice(from, text.indexOf(mark))
    },
  }
}
