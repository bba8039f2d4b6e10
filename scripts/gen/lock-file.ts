import { readFile } from 'node:fs/promises'

export interface LockEntry {
  name?: string
  version?: string
  license?: string
  /** `sha512-` and the hash in base64. */
  integrity?: string
  dev?: boolean
  optional?: boolean
  link?: boolean
  /** Of a link: the folder of the workspace. */
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** The packages of the lock file by their place, the product itself under the empty one. */
export async function readLockFile(): Promise<Record<string, LockEntry>> {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'))
  return packages
}

/** The places of the packages of others that production runs. */
export const productionPlaces = (packages: Record<string, LockEntry>): string[] =>
  Object.entries(packages).flatMap(([place, { dev, link }]) =>
    place.includes('node_modules/') && !dev && !link ? [place] : [],
  )

export const nameAt = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
