import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

const suite = '{server,sdk,cli,dashboard,scripts,bench}/**/*.test.ts'

interface Selection {
  onPostgres: boolean
  /** Whether the runs on both databases share the files that are the same on both: each runs on one of them. */
  isShared: boolean
  /** Only files whose tests repeat and meet no database: those that do repeat on PostgreSQL. */
  isDeep: boolean
}

/** Journeys that kill, freeze, cut power and restore: `npm run test:journeys` runs them, on both databases. */
const faultJourneys = 'server/test/fault-journeys/'

/**
 * Returns every test file whose path contains one of the words. Without words it returns all but the journeys through
 * faults; on PostgreSQL those of the server that know it, because the embedded database has shown the others.
 */
export async function findTestFiles(
  words: readonly string[],
  { onPostgres, isShared, isDeep }: Selection,
): Promise<string[]> {
  const parts = words.map((word) => word.replace(/^\.\//, ''))
  const isAsked = (file: string): boolean => {
    if (parts.length > 0) return parts.some((word) => file.includes(word))
    if (file.startsWith(faultJourneys)) return false
    const meetsBoth = file.startsWith('server/') && knowsPostgres(resolve(file))
    if (isDeep) return !meetsBoth && repeats(file)
    if (!meetsBoth) return !onPostgres
    if (!isShared || isAboutDatabases(file)) return true
    return isForPostgres(file) === onPostgres || (onPostgres && repeats(file))
  }
  const files: string[] = []
  for await (const file of glob(suite, { exclude: ['**/node_modules'] })) {
    if (isAsked(file)) files.push(file)
  }
  return files.sort()
}

/** `.ci/run` runs these at full depth: on PostgreSQL, or with `--deep` where they meet no database. */
const repeats = (file: string): boolean => readFileSync(file, 'utf8').includes('atDepth(')

/** What stands on the database itself, and tests that differ between the two. */
const isAboutDatabases = (file: string): boolean =>
  file.startsWith('server/src/platform/') ||
  /onPostgres|embeddedOnly|TEST_DATABASE_URL/.test(readFileSync(file, 'utf8'))

/** By its path, so that a file stays where it is as others come. */
const isForPostgres = (file: string): boolean =>
  ((createHash('sha256').update(file).digest()[0] ?? 0) & 1) === 1

const known = new Map<string, boolean>()

/** Whether a file of tests, or one for tests that it imports, reads where the PostgreSQL of the tests is. */
function knowsPostgres(path: string): boolean {
  const found = known.get(path)
  if (found !== undefined) return found
  known.set(path, false)
  const source = readFileSync(path, 'utf8')
  const knows = source.includes('TEST_DATABASE_URL') || importsOf(source, path).some(knowsPostgres)
  known.set(path, knows)
  return knows
}

const isForTests = (path: string): boolean => /\/test\/|\.test\.ts$|-cases\.ts$/.test(path)

const importsOf = (source: string, path: string): string[] =>
  [...source.matchAll(/(?:from|import)\s*\(?'(\.[^']+\.ts)'/g)]
    .map(([, name = '']) => resolve(dirname(path), name))
    .filter(isForTests)
