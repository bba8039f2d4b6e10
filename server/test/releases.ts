import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { zstdDecompressSync } from 'node:zlib'

const releases = fileURLToPath(new URL('./fixtures/releases/', import.meta.url))

/** Keys and ids of an installation that a released version left; see fixtures/releases/README.md. */
export interface ReleaseFixture {
  secretKey: string
  operatorKey: string
  email: string
  password: string
  organization: {
    id: string
    token: string
    contactIds: string[]
    baseId: string
    sourceId: string
    webhookId: string
    /** Where a follower of the feed stood after all of its events. */
    feedCursor: string
    eventIds: string[]
  }
  second: { id: string; token: string; creditsBalance: number }
}

type Kind = 'embedded' | 'postgres'

export const releaseFolder = (version: string): string => join(releases, version)

/** Oldest first. */
export const listReleases = (): string[] =>
  readdirSync(releases, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

export const readRelease = (version: string, kind: Kind): ReleaseFixture =>
  JSON.parse(readFileSync(join(releaseFolder(version), `${kind}.json`), 'utf8'))

/** The data directory as a tar, and the statements of the database. */
export const readReleased = (version: string, name: 'embedded.tar' | 'postgres.sql'): Buffer =>
  zstdDecompressSync(readFileSync(join(releaseFolder(version), `${name}.zst`)))

export const releasedBackup = (version: string, kind: Kind): string =>
  join(releaseFolder(version), `${kind}-backup.ndjson.gz`)
