import { availableParallelism } from 'node:os'
import { run } from 'node:test'
import { fileURLToPath } from 'node:url'
import { findTestFiles } from './test-files.ts'
import { report } from './test-report.ts'

/**
 * A test file that runs longer hangs: something it opened was not closed. The slowest take a minute alone, and were seen
 * to take five where a machine had other work: ending the run for that costs all the files that are left.
 */
const fileTimeoutMs = 600_000
/** More broken files than these are no accident. */
const mostAgain = 5

// Each file is a process that loads the whole product: what one has compiled the next ones read.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('../.cache/compiled', import.meta.url))

const words = process.argv.slice(2).filter((word) => word !== '--again')
/** With `--again`, files that failed run once more, alone: a machine with other work can stall a browser. */
const runsAgain = process.argv.includes('--again')
const onPostgres = Boolean(process.env['TEST_DATABASE_URL'])
const files = await findTestFiles(words, { onPostgres })
const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => interrupted.abort())
}

/** Runs the files and prints how it went. */
async function runFiles(files: string[], concurrency: number) {
  const events = run({ files, concurrency, signal: interrupted.signal })
  // The runner's own timeout does not end a file whose tests are done but whose process lingers.
  const deadlines = new Map<string, NodeJS.Timeout>()
  events.on('test:dequeue', ({ name }) => {
    if (!files.includes(name)) return
    const stuck = () => {
      console.error(`${name} still runs after ${fileTimeoutMs / 1000} s: the run is stopped.`)
      interrupted.abort()
    }
    deadlines.set(name, setTimeout(stuck, fileTimeoutMs))
  })
  events.on('test:complete', ({ name }) => clearTimeout(deadlines.get(name)))
  return report(events, { showOutput: files.length === 1 })
}

/** Runs these files again, and says which were flaky; what failed twice has failed. */
async function runAgain(failures: Awaited<ReturnType<typeof runFiles>>['failures']) {
  console.log('\nOnce more, alone:')
  const second = await runFiles([...new Set(failures.map(({ file }) => file))], 1)
  const stay = new Set(second.failures.map(({ file }) => file))
  const flaky = failures.filter(({ file }) => !stay.has(file))
  if (flaky.length > 0) console.log('\nFlaky, to be mended (failed, and passed alone):')
  for (const { text } of flaky) console.log(text)
  return second.failed
}

const counts = await runFiles(files, availableParallelism())
const { failures } = counts
const isFew = new Set(failures.map(({ file }) => file)).size <= mostAgain
const isWorthIt = failures.length > 0 && isFew && failures.every(({ isThrown }) => isThrown)
if (runsAgain && isWorthIt && !interrupted.signal.aborted) counts.failed = await runAgain(failures)

if (!onPostgres) {
  console.log('Left out: the suite on PostgreSQL. Run it with: npm run test:postgres')
}
if (files.length === 0) console.log('No test file matches.')
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0
