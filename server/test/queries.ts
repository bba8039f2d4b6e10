import type { TestContext } from 'node:test'
import pg from 'pg'
import { PgliteStatements } from '../src/platform/db/pglite-statements.ts'

/** How many statements with that text have been sent to the database since, of either kind; settings of new sessions apart. */
export function countQueries(t: TestContext, containing = ''): () => number {
  const spies = [
    t.mock.method(PgliteStatements.prototype, 'run'),
    t.mock.method(pg.Client.prototype, 'query'),
  ]
  const counts = (sql: string): boolean => !sql.startsWith('set ') && sql.includes(containing)
  return () =>
    spies.reduce(
      (sum, { mock }) =>
        sum + mock.calls.filter((call) => counts(textOf(call.arguments[0]))).length,
      0,
    )
}

/** A prepared statement comes with its name. */
const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: string })?.text)
