import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

const suite = '{server,sdk,cli,dashboard,scripts,bench}/**/*.test.ts'

interface Selection {
  onPostgres: boolean
  /** Whether the runs on both databases share the files that are the same on both: each runs on one of them. */
  isShared: boolean
}

/**
 * Every test file whose path contains one of the words. Without words all of them; on PostgreSQL those of the server
 * that know it, for what never meets a database, and what sees only the API, has been shown on the embedded one.
 */
export async function findTestFiles(
  words: readonly string[],
  { onPostgres, isShared }: Selection,
): Promise<string[]> {
  const parts = words.map((word) => word.replace(/^\.\//, ''))
  const isAsked = (file: string): boolean => {
    if (parts.length > 0) return parts.some((word) => file.includes(word))
    const meetsBoth = file.startsWith('server/') && knowsPostgres(resolve(file))
    if (!meetsBoth) return !onPostgres
    return !isShared || isAboutDatabases(file) || isForPostgres(file) === onPostgres
  }
  const files: string[] = []
  for await (const file of glob(suite, { exclude: ['**/node_modules'] })) {
    if (isAsked(file)) files.push(file)
  }
  files.sort()
  // Journeys and the platform first, for a run whose time may end before it does.
  return onPostgres ? files.reverse() : files
}

/** What stands on the database itself, whole journeys, and tests that differ between the two. */
const isAboutDatabases = (file: string): boolean =>
  /^server\/(test|src\/platform)\//.test(file) ||
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
