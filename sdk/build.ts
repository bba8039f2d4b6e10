import { spawnSync } from 'node:child_process'
import { copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { publishedManifest } from '../scripts/published-manifest.ts'

const folder = import.meta.dirname
const compiler = resolve(folder, '../node_modules/typescript/bin/tsc')

/** Writes the package as it is published into `target`: plain JavaScript, types and a manifest. */
export function build(target: string): void {
  rmSync(target, { recursive: true, force: true })
  const args = [compiler, '-p', join(folder, 'tsconfig.build.json'), '--outDir', target]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error('The types do not check; nothing was built.')
  const manifest = publishedManifest(folder, {
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    types: './index.d.ts',
    files: ['**/*.js', '**/*.d.ts'],
  })
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  copyFileSync(join(folder, 'README.md'), join(target, 'README.md'))
  copyFileSync(join(folder, '../LICENSE'), join(target, 'LICENSE'))
}

if (import.meta.main) {
  build(join(folder, 'dist'))
  console.log('Built sdk/dist: `npm publish ./sdk/dist` publishes it.')
}
