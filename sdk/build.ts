import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = import.meta.dirname
const compiler = resolve(folder, '../node_modules/typescript/bin/tsc')

/** Writes the package as it is published into `target`: plain JavaScript, types and a manifest. */
export function build(target: string): void {
  rmSync(target, { recursive: true, force: true })
  const args = [compiler, '-p', join(folder, 'tsconfig.build.json'), '--outDir', target]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error('The types do not check; nothing was built.')
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(publishedManifest(), null, 2)}\n`)
  copyFileSync(join(folder, 'README.md'), join(target, 'README.md'))
  copyFileSync(join(folder, '../LICENSE'), join(target, 'LICENSE'))
}

/** The manifest of this folder points at the source; the published one at what was built from it. */
function publishedManifest(): object {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { private: _, scripts: __, devDependencies: ___, ...rest } = manifest
  return {
    ...rest,
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    types: './index.d.ts',
    files: ['**/*.js', '**/*.d.ts'],
  }
}

if (import.meta.main) {
  build(join(folder, 'dist'))
  console.log('Built sdk/dist: `npm publish ./sdk/dist` publishes it.')
}
