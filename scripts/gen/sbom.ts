import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

interface Component {
  'bom-ref': string
  version: string
  purl: string
  hashes?: unknown
  licenses?: unknown
}

interface Bom {
  $schema: string
  bomFormat: string
  specVersion: string
  metadata: { component: Component & { name: string } }
  components: (Component & { name: string; type: string; scope?: string })[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/**
 * What runs in production, as CycloneDX 1.5: `npm sbom` on the lock file, without what differs between two
 * runs (serial number, time, version of npm) and without what says nothing of the parts.
 */
export async function sbom(): Promise<string> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']
  const { stdout } = await promisify(execFile)('npm', args, { maxBuffer: 16 * 2 ** 20 })
  const { $schema, bomFormat, specVersion, metadata, components, dependencies } = JSON.parse(
    stdout,
  ) as Bom
  const { version, purl, licenses } = metadata.component
  const parts = components.map(
    ({ 'bom-ref': ref, type, name, version, purl, hashes, licenses }) => ({
      'bom-ref': ref,
      ...{ type, name, version, purl, hashes, licenses },
    }),
  )
  const product = { 'bom-ref': metadata.component['bom-ref'], type: 'application', name: 'capstan' }
  const bom = {
    ...{ $schema, bomFormat, specVersion, version: 1 },
    metadata: { component: { ...product, version, purl, licenses } },
    components: parts.sort((a, b) => compare(a['bom-ref'], b['bom-ref'])),
    dependencies: dependencies
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.toSorted(compare) }))
      .sort((a, b) => compare(a.ref, b.ref)),
  }
  return `${JSON.stringify(bom, null, 1)}\n`
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
