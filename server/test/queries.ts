import type { TestContext } from 'node:test'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/** Counts the statements that reach either database from now on until the test ends. */
export function countQueries(t: TestContext): () => number {
  const spies = [
    t.mock.method(PGlite.prototype, 'query'),
    t.mock.method(pg.Client.prototype, 'query'),
  ]
  return () => spies.reduce((sum, { mock }) => sum + mock.callCount(), 0)
}
