import type { TestContext } from 'node:test'
import pg from 'pg'
import { PgliteStatements } from '../src/platform/db/pglite-statements.ts'

/** How many statements have been sent to the database since, of either kind. */
export function countQueries(t: TestContext): () => number {
  const spies = [
    t.mock.method(PgliteStatements.prototype, 'run'),
    t.mock.method(pg.Client.prototype, 'query'),
  ]
  return () => spies.reduce((sum, { mock }) => sum + mock.callCount(), 0)
}
