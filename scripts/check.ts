import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { arrowsCheck } from './arrows.ts'

/** A check writes to a pipe: it is told whether ours ends in a terminal. */
const colours = process.stdout.isTTY

interface Check {
  name: string
  /** Arguments of node, so that no check depends on what else is installed. */
  args: string[]
}

const checks: Check[] = [
  { name: 'generated files are fresh', args: ['scripts/gen.ts', '--check'] },
  {
    name: 'types (TypeScript 7)',
    args: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'],
  },
  {
    name: 'types of the dashboard',
    args: ['node_modules/typescript/bin/tsc', '-p', 'dashboard/tsconfig.json'],
  },
  {
    name: 'types of the script of proposals',
    args: [
      'node_modules/typescript/bin/tsc',
      '-p',
      'server/src/domains/proposals/page/assets/tsconfig.json',
    ],
  },
  {
    name: 'format and lint (Biome)',
    args: [
      'node_modules/@biomejs/biome/bin/biome',
      'ci',
      '--error-on-warnings',
      `--colors=${colours ? 'force' : 'off'}`,
    ],
  },
  {
    name: 'arrows between modules (dependency-cruiser)',
    args: arrowsCheck('err-long'),
  },
  { name: 'arrows between folders', args: ['scripts/check-folders.ts'] },
  { name: 'how domains use the database', args: ['scripts/check-database-use.ts'] },
  { name: 'errors that a `catch` swallows', args: ['scripts/check-catches.ts'] },
  { name: 'names of types, words of comments', args: ['scripts/check-words.ts'] },
  { name: 'unused files, exports, dependencies (knip)', args: ['node_modules/knip/bin/knip.js'] },
  { name: 'OpenAPI documents (Redocly, Spectral)', args: ['scripts/lint-openapi.ts'] },
  { name: 'clients of the last release', args: ['scripts/breaking-changes.ts'] },
]

/** Prints what the check said only if it failed. */
async function passes({ name, args }: Check): Promise<boolean> {
  const startedAt = performance.now()
  const env = { ...process.env, ...(colours ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const [code] = await once(child, 'close')
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✔' : '✖'} ${name}  ${seconds} s`)
  if (code !== 0) console.log(`\n${output.trim()}\n`)
  return code === 0
}

const failed: string[] = []
for (const check of checks) if (!(await passes(check))) failed.push(check.name)
if (failed.length > 0) {
  console.log(`\nFailed: ${failed.join(', ')}`)
  process.exitCode = 1
}
