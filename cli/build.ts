import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = import.meta.dirname
const compiler = resolve(folder, '../node_modules/typescript/bin/tsc')

const program = `#!/usr/bin/env node
import { main } from '../src/main.js'

await main()
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
  writeFileSync(join(target, 'bin/capstan.js'), program)
  chmodSync(join(target, 'bin/capstan.js'), 0o755)
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(publishedManifest(), null, 2)}\n`)
  copyFileSync(join(folder, '../LICENSE'), join(target, 'LICENSE'))
}

function publishedManifest(): object {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { private: _, scripts: __, ...rest } = manifest
  return { ...rest, engines: { node: '>=22.17' }, files: ['bin', 'src'] }
}

if (import.meta.main) {
  build(join(folder, 'dist'))
  console.log('Built cli/dist: `npm publish ./cli/dist` publishes it, after the SDK.')
}
