import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { sbom } from './sbom.ts'

test('the bill of materials names what npm installs in production, and who needs it', async () => {
  const bom = JSON.parse(await sbom())
  const refs = new Set(bom.components.map((one: Record<string, string>) => one['bom-ref']))
  const args = ['ls', '--all', '--omit', 'dev', '--parseable', '--long', '--package-lock-only']
  const { stdout } = await promisify(execFile)('npm', args, { maxBuffer: 16 * 2 ** 20 })
  const [, ...installed] = stdout.trim().split('\n')
  const missing = installed.map((line) => line.split(':')[1]).filter((ref) => !refs.has(ref))
  assert.deepEqual(missing, [])
  const ofServer = bom.dependencies.find(({ ref }: { ref: string }) => /server@/.test(ref))
  const { dependencies } = JSON.parse(await readFile('server/package.json', 'utf8'))
  assert.equal(ofServer.dependsOn.length, Object.keys(dependencies).length)
  for (const { dependsOn } of bom.dependencies) {
    for (const ref of dependsOn) assert.ok(refs.has(ref), ref)
  }
})
