import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** Arguments with which node checks the rules of .dependency-cruiser.cjs on the folders it is run in. */
export function arrowsCheck(outputType: 'err-long' | 'json'): string[] {
  return [
    ...['--import', resolve(root, 'scripts/typescript-6.ts')],
    resolve(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
    ...['--config', resolve(root, '.dependency-cruiser.cjs'), '--output-type', outputType],
    ...['server', 'sdk', 'cli', 'dashboard', 'scripts', 'bench'],
  ]
}
