import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build as buildSdk } from '../../sdk/build.ts'
import { build } from '../build.ts'

const run = promisify(execFile)
const modules = resolve(import.meta.dirname, '../../node_modules')

/** Makes Node say that it is another one, before the program begins. */
const asNode = (version: string): string[] => [
  '--import',
  `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'${version}'}});Object.defineProperty(process,'version',{value:'v${version}'})`,
]

test('the built package is a program in plain JavaScript that needs no checkout', async (t) => {
  const project = await mkdtemp(join(tmpdir(), 'cli-'))
  t.after(() => rm(project, { recursive: true }))
  const scope = join(project, 'node_modules/@capstan')
  await mkdir(scope, { recursive: true })
  buildSdk(join(scope, 'sdk'))
  build(join(scope, 'cli'))
  for (const name of ['commander', 'csv-parse', 'csv-stringify']) {
    await symlink(join(modules, name), join(project, 'node_modules', name))
  }
  // Its newest version lies beside the CLI: other packages of the repository ask for older ones.
  const newest = resolve(fileURLToPath(import.meta.resolve('string-width')), '..')
  await symlink(newest, join(project, 'node_modules/string-width'))
  const own = JSON.parse(await readFile('cli/package.json', 'utf8'))
  const dependencies = Object.keys(own.dependencies)
  const files = await readdir(join(scope, 'cli'), { recursive: true })
  assert.deepEqual(
    files.filter((file) => /\.ts$|\.test\./.test(file)),
    [],
  )
  const manifest = JSON.parse(await readFile(join(scope, 'cli/package.json'), 'utf8'))
  assert.deepEqual(
    [manifest.private, Object.keys(manifest.dependencies)],
    [undefined, dependencies],
  )
  const program = join(scope, 'cli', manifest.bin.capstan)
  const plain = ['--no-strip-types', program]
  const { stdout } = await run(process.execPath, [...plain, '--version'])
  assert.equal(stdout, `${manifest.version}+${manifest.commit}\n`)
  const help = await run(process.execPath, [...plain, 'webhooks', 'listen', '--help'])
  assert.match(help.stdout, /--forward <url>/)

  for (const old of ['18.20.8', '20.20.2', '22.17.1']) {
    // What needs a newer Node is not even read.
    await rm(join(project, 'node_modules/commander'), { force: true })
    const ended = run(process.execPath, [...asNode(old), program, '--version'])
    const stderr = `capstan needs Node 22.18 or later; this is v${old}.\n`
    await assert.rejects(ended, { code: 2, stdout: '', stderr })
  }
})

test('one version of Node is asked for everywhere', async () => {
  const read = (path: string) => readFile(resolve(import.meta.dirname, '../..', path), 'utf8')
  const asked = await Promise.all(
    ['package.json', 'sdk/package.json', 'cli/package.json'].map(
      async (path) => JSON.parse(await read(path)).engines.node,
    ),
  )
  assert.deepEqual(asked, Array(3).fill('>=22.18'))
  for (const path of [
    'README.md',
    '.github/CONTRIBUTING.md',
    'sdk/README.md',
    'cli/bin/capstan.js',
  ]) {
    const versions = (await read(path)).match(/Node \d+(\.\d+)? or later/g)
    assert.deepEqual([...new Set(versions)], ['Node 22.18 or later'], path)
  }
})
