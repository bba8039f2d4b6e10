import { appendFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { PgliteStatements } from '../server/src/platform/db/pglite-statements.ts'

/**
 * Loaded before a server (`node --import`): writes how long each call of the embedded database computed in
 * the thread that answers, with its statement, to the file that `BENCH_STATEMENTS` names, where it was
 * long. Time of the processor, not of the clock, which on a shared machine counts the work of others.
 */
const file = process.env['BENCH_STATEMENTS'] ?? ''
const worthMs = 20
let statement = ''

function computedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const { run } = PgliteStatements.prototype
PgliteStatements.prototype.run = function (text, parameters) {
  statement = text
  return run.call(this, text, parameters) as ReturnType<typeof run<never>>
}

for (const name of ['execProtocol', 'exec', 'query'] as const) {
  const original = PGlite.prototype[name] as (...given: unknown[]) => Promise<unknown>
  const timed = async function (this: PGlite, ...given: unknown[]): Promise<unknown> {
    const text = typeof given[0] === 'string' ? given[0] : statement
    const startedAt = computedMs()
    try {
      return await original.apply(this, given)
    } finally {
      const ms = Math.round(computedMs() - startedAt)
      if (ms >= worthMs) appendFileSync(file, `${JSON.stringify({ ms, name, text })}\n`)
    }
  }
  Object.assign(PGlite.prototype, { [name]: timed })
}
