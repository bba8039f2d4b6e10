import type { TestContext } from 'node:test'
import pg from 'pg'
import { PgliteStatements } from '../src/platform/db/pglite-statements.ts'

/** How many statements have been sent to the database since, of either kind; settings of new sessions apart. */
export function countQueries(t: TestContext): () => number {
  const spies = [
    t.mock.method(PgliteStatements.prototype, 'run'),
    t.mock.method(pg.Client.prototype, 'query'),
  ]
  const isSetting = ([sql]: unknown[]): boolean => String(sql).startsWith('set ')
  return () =>
    spies.reduce(
      (sum, { mock }) => sum + mock.calls.filter((call) => !isSetting(call.arguments)).length,
      0,
    )
}
