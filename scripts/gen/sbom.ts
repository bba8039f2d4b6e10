import { type LockEntry, nameAt, productionPlaces, readLockFile } from './lock-file.ts'

const workspaces = ['cli', 'dashboard', 'sdk', 'server']

/** What runs in production, as CycloneDX 1.5. From the lock file, because `npm sbom --omit dev` leaves packages out. */
export async function sbom(): Promise<string> {
  const packages = await readLockFile()
  const places = ['', ...workspaces, ...productionPlaces(packages)]
  const parts = new Map<string, ReturnType<typeof componentOf>>()
  const dependencies = new Map<string, Set<string>>()
  for (const place of places) {
    const part = componentOf(packages, place)
    parts.set(part['bom-ref'], part)
    const known = dependencies.get(part['bom-ref']) ?? new Set()
    for (const at of dependenciesOf(packages, place)) {
      if (places.includes(at)) known.add(refOf(packages, at))
    }
    dependencies.set(part['bom-ref'], known)
  }
  const { '': root = {} } = packages
  const product = parts.get(refOf(packages, ''))
  parts.delete(refOf(packages, ''))
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    ...{ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 },
    metadata: { component: { ...product, type: 'application', name: root.name } },
    components: [...parts.values()].sort((a, b) => compare(a['bom-ref'], b['bom-ref'])),
    dependencies: [...dependencies]
      .map(([ref, on]) => ({ ref, dependsOn: [...on].sort(compare) }))
      .sort((a, b) => compare(a.ref, b.ref)),
  }
  return `${JSON.stringify(bom, null, 1)}\n`
}

function componentOf(packages: Record<string, LockEntry>, place: string) {
  const { version, license, integrity } = packages[place] ?? {}
  const name = packages[place]?.name ?? nameAt(place)
  return {
    'bom-ref': refOf(packages, place),
    type: 'library',
    ...{ name, version, purl: `pkg:npm/${name.replace('@', '%40')}@${version}` },
    ...(integrity && { hashes: [hashOf(integrity)] }),
    ...(license && { licenses: [licenseOf(license)] }),
  }
}

const refOf = (packages: Record<string, LockEntry>, place: string): string =>
  `${packages[place]?.name ?? nameAt(place)}@${packages[place]?.version}`

/** Where Node finds what a package depends on: in its own folder, or in one above it. */
function dependenciesOf(packages: Record<string, LockEntry>, place: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {}
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
  return names.flatMap((name) => {
    for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
      const at = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`
      const entry = packages[at]
      if (entry) return [entry.link ? (entry.resolved ?? at) : at]
      if (!folder) return []
    }
  })
}

function hashOf(integrity: string) {
  const [, algorithm = '', hash = ''] = /^sha(\d+)-(\S+)/.exec(integrity) ?? []
  return { alg: `SHA-${algorithm}`, content: Buffer.from(hash, 'base64').toString('hex') }
}

/** One name of the SPDX list, or several joined. */
const licenseOf = (license: string) =>
  /\s/.test(license) ? { expression: license } : { license: { id: license } }

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
