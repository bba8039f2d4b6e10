import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { clientLanguages } from '../packages/test/client-languages.ts'

/** A package with tools of its own, which no other part of the repository needs. */
interface Package {
  folder: string
  /** What its host checks it with. */
  steps: readonly (readonly string[])[]
  test: string
}

const packages: Package[] = [
  {
    folder: 'packages/n8n-nodes-capstan',
    steps: [
      ['npm', 'run', '--silent', 'lint'],
      ['npm', 'run', '--silent', 'build'],
    ],
    test: 'packages/test/n8n.test.ts',
  },
  {
    folder: 'packages/capstan-zapier',
    steps: [['npm', 'run', '--silent', 'validate']],
    test: 'packages/test/zapier.test.ts',
  },
  { folder: 'packages/capstan-ocr', steps: [], test: 'packages/test/ocr.test.ts' },
]

/** The registry is slow, or there is none: what is not here by then is left out. */
const installMs = 300_000
const stepMs = 180_000

/** Runs a command; its output is printed if it fails. */
async function passes(folder: string, command: readonly string[], timeoutMs: number) {
  const [name = '', ...args] = command
  const env = { ...process.env, NO_COLOR: '1', CI: '1', DISABLE_ZAPIER_ANALYTICS: '1' }
  const child = spawn(name, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const timer = setTimeout(() => child.kill(), timeoutMs)
  const [code] = await once(child, 'close')
  clearTimeout(timer)
  console.log(`${code === 0 ? '✔' : '✖'} ${folder}: ${command.join(' ')}`)
  if (code !== 0) console.log(`\n${output.trim()}\n`)
  return code === 0
}

/** Installs what the lock file says, unless that is there already. */
async function installs(folder: string): Promise<boolean> {
  const lock = await readFile(`${folder}/package-lock.json`)
  const digest = createHash('sha256').update(lock).digest('hex')
  const mark = `${folder}/node_modules/.capstan-installed`
  if ((await readFile(mark, 'utf8').catch(() => '')) === digest) return true
  const command = ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund']
  if (!(await passes(folder, command, installMs))) return false
  await writeFile(mark, digest)
  return true
}

/** Runs a file of tests of a package. */
async function passesTest(file: string, timeoutMs: number): Promise<void> {
  const command = [process.execPath, '--test', resolve(file)]
  if (!(await passes('.', command, timeoutMs))) failed.push(file)
}

const failed: string[] = []
if (!(await passes('.', ['npm', 'run', '--silent', 'gen:release'], stepMs))) process.exit(1)
for (const { folder, steps, test } of packages) {
  if (!(await installs(folder))) {
    console.log(`Left out: ${folder}, for its tools could not be installed.`)
    continue
  }
  for (const step of steps) {
    if (!(await passes(folder, step, stepMs))) failed.push(`${folder}: ${step.join(' ')}`)
  }
  await passesTest(test, stepMs)
}
for (const { name, tools } of clientLanguages)
  if (tools.missing) console.log(`Left out: the client in ${name}. ${tools.missing}`)
// It installs the packages of the server.
await passesTest('packages/test/stranger.test.ts', installMs + stepMs)
if (failed.length > 0) {
  console.log(`\nFailed:\n${failed.join('\n')}`)
  process.exitCode = 1
}
