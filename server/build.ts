import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { publishedManifest } from '../scripts/published-manifest.ts'

const folder = import.meta.dirname
const root = resolve(folder, '..')
const compiler = join(root, 'node_modules/typescript/bin/tsc')
const template = join(root, 'scripts/database-template.ts')

/** What the program reads beside its code. `npm run build` makes `dashboard/dist`. */
const assets = [
  'server/migrations',
  'server/sql',
  'server/fonts',
  'server/cmaps',
  'server/dist/database',
  'dashboard/public',
  'dashboard/dist',
  'LICENSE',
  'server/sbom.json',
  'server/THIRD-PARTY-NOTICES.md',
]

/**
 * Writes the package as it is published into `target`: plain JavaScript, since Node strips no types of installed packages,
 * in the folders of the repository, so that the code finds its files in both.
 */
export function build(target: string): void {
  rmSync(target, { recursive: true, force: true })
  compile(join(target, 'server/src'))
  // One of other migrations would lie in the package and never be used.
  runNode([template], 'The template of the database could not be made.')
  runNode([join(root, 'scripts/gen.ts'), '--release', 'server/'], 'The notices were not written.')
  for (const path of assets) cpSync(join(root, path), join(target, path), { recursive: true })
  cpSync(join(folder, 'README.md'), join(target, 'README.md'))
  const manifest = publishedManifest(folder, {
    bin: { 'capstan-server': 'bin/capstan-server.js' },
    files: ['bin', 'server', 'dashboard', '*.md'],
  })
  write(join(target, 'package.json'), manifest)
  const { version, commit, type } = manifest
  write(join(target, 'server/package.json'), { version, commit, type })
  mkdirSync(join(target, 'bin'))
  writeFileSync(join(target, 'bin/capstan-server.js'), program(manifest.engines.node))
  chmodSync(join(target, 'bin/capstan-server.js'), 0o755)
}

function compile(target: string): void {
  // Types are checked with the whole repository; here they are only taken away.
  const args = [compiler, '-p', join(folder, 'tsconfig.build.json'), '--outDir', target]
  runNode(args, 'The sources cannot be read.')
  const source = join(folder, 'src')
  cpSync(source, target, { recursive: true, filter: (path) => !path.endsWith('.ts') })
  for (const name of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.js')) renameThreads(join(target, name))
  }
}

function runNode(args: string[], problem: string): void {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${problem} Nothing was built.`)
}

/** The compiler renames what is imported, and not the files that threads and processes begin with. */
function renameThreads(path: string): void {
  const code = readFileSync(path, 'utf8')
  const renamed = code.replaceAll(/((?:new URL|import)\('\.\/[\w-]+)\.ts'/g, "$1.js'")
  if (renamed !== code) writeFileSync(path, renamed)
}

/** Old Nodes read this file too: it imports nothing before it knows which one runs it. */
function program(engine: string): string {
  const [major, minor] = engine.match(/\d+/g) ?? []
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const flags = JSON.stringify(scripts.start.match(/--max-\S+/g))
  return `#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < ${major} || (major === ${major} && minor < ${minor})) {
  console.error(\`capstan-server needs Node ${major}.${minor} or later; this is \${process.version}.\`)
  process.exit(2)
}
const { fileURLToPath } = await import('node:url')
const start = fileURLToPath(new URL('../server/src/start.js', import.meta.url))
// Flags of the heap count only from the start of a process. Windows cannot replace one, and does without.
if (process.platform === 'win32') await import('../server/src/start.js')
else process.execve(process.execPath, ['node', '--disable-warning=ExperimentalWarning', ...${flags}, start, ...process.argv.slice(2)])
`
}

const write = (path: string, content: object): void =>
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`)

if (import.meta.main) {
  const target = process.argv[2] ?? join(folder, 'dist/package')
  build(resolve(target))
  console.log(`Built ${target}: \`npm publish\` there publishes it.`)
}
