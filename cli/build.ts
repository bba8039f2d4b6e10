import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { publishedManifest } from '../scripts/published-manifest.ts'

const folder = import.meta.dirname
const compiler = resolve(folder, '../node_modules/typescript/bin/tsc')

/** Old Nodes read this file too: it imports nothing before it knows which one runs it. */
const programFor = (major: number, minor: number): string => `#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number)
if (major > ${major} || (major === ${major} && minor >= ${minor})) {
  const { default: nodeModule } = await import('node:module')
  // A start takes half the time when an earlier one has compiled the files.
  nodeModule.enableCompileCache()
  const { main } = await import('../src/main.js')
  await main()
} else {
  console.error(\`capstan needs Node ${major}.${minor} or later; this is \${process.version}.\`)
  process.exitCode = 2
}
`

/** Writes the package as it is published into `target`: plain JavaScript that needs no checkout. */
export function build(target: string): void {
  rmSync(target, { recursive: true, force: true })
  // Types are checked with the whole repository; here they are only taken away.
  const args = [compiler, '-p', join(folder, 'tsconfig.build.json')]
  const { status } = spawnSync(process.execPath, [...args, '--outDir', join(target, 'src')], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The sources cannot be read; nothing was built.')
  mkdirSync(join(target, 'bin'))
  const manifest = publishedManifest(folder, { files: ['bin', 'src'] })
  const [major = 0, minor = 0] = (manifest.engines.node.match(/\d+/g) ?? []).map(Number)
  writeFileSync(join(target, 'bin/capstan.js'), programFor(major, minor))
  chmodSync(join(target, 'bin/capstan.js'), 0o755)
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  copyFileSync(join(folder, '../LICENSE'), join(target, 'LICENSE'))
}

if (import.meta.main) {
  build(join(folder, 'dist'))
  console.log('Built cli/dist: `npm publish ./cli/dist` publishes it, after the SDK.')
}
