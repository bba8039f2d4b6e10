import { availableParallelism } from 'node:os'
import { run } from 'node:test'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findTestFiles } from './test-files.ts'
import { type Failure, Report } from './test-report.ts'

/**
 * A test file that runs longer hangs: something it opened was not closed. The slowest take a minute alone, and were seen
 * to take five where a machine had other work: ending the run for that costs all the files that are left.
 */
const fileTimeoutMs = 600_000
/** More broken files than these are no accident. */
const mostAgain = 5

// Each file is a process that loads the whole product: what one has compiled the next ones read.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('../.cache/compiled', import.meta.url))

const { positionals: words, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    /** Files that failed run once more, alone: a machine with other work can stall a browser. */
    again: { type: 'boolean', default: false },
    /** With the other database's run: see `findTestFiles`. */
    shared: { type: 'boolean', default: false },
    /** No file is begun later than so many seconds after 1970; what is left out then is told. */
    until: { type: 'string', default: 'Infinity' },
  },
})
const onPostgres = Boolean(process.env['TEST_DATABASE_URL'])
const files = await findTestFiles(words, { onPostgres, isShared: options.shared })
const leftOut: string[] = []
const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => interrupted.abort())
}

/** Runs the files in their order, so many at a time, and begins none later than `until`, in seconds after 1970. */
async function runFiles(
  files: readonly string[],
  { atOnce, until }: { atOnce: number; until: number },
): Promise<Report> {
  const report = new Report({ showOutput: files.length === 1 })
  const waiting = [...files]
  const runWaiting = async (): Promise<void> => {
    while (Date.now() / 1000 < until && !interrupted.signal.aborted) {
      const file = waiting.shift()
      if (file === undefined) return
      await report.read(beginRun(file))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, runWaiting))
  report.end()
  leftOut.push(...waiting)
  return report
}

function beginRun(file: string) {
  const events = run({ files: [file], signal: interrupted.signal })
  // The runner's own timeout does not end a file whose tests are done but whose process lingers.
  const stuck = () => {
    console.error(`${file} still runs after ${fileTimeoutMs / 1000} s: the run is stopped.`)
    interrupted.abort()
  }
  const deadline = setTimeout(stuck, fileTimeoutMs)
  events.once('end', () => clearTimeout(deadline))
  return events
}

/** Runs these files again, and says which were flaky; what failed twice has failed. */
async function runAgain(failures: readonly Failure[]): Promise<number> {
  console.log('\nOnce more, alone:')
  const files = [...new Set(failures.map(({ file }) => file))]
  // Whatever the time: what is not run again has not passed.
  const second = await runFiles(files, { atOnce: 1, until: Number.POSITIVE_INFINITY })
  const stay = new Set(second.total.failures.map(({ file }) => file))
  const flaky = failures.filter(({ file }) => !stay.has(file))
  if (flaky.length > 0) console.log('\nFlaky, to be mended (failed, and passed alone):')
  for (const { text } of flaky) console.log(text)
  return second.total.failed
}

const until = Number(options.until)
const { total: counts } = await runFiles(files, { atOnce: availableParallelism(), until })
const { failures } = counts
const isFew = new Set(failures.map(({ file }) => file)).size <= mostAgain
const isWorthIt = failures.length > 0 && isFew && failures.every(({ isThrown }) => isThrown)
if (options.again && isWorthIt && !interrupted.signal.aborted) {
  counts.failed = await runAgain(failures)
}

if (!onPostgres) {
  console.log('Left out: the suite on PostgreSQL. Run it with: npm run test:postgres')
}
if (leftOut.length > 0) {
  console.log(`Left out: ${leftOut.length} files, for their time was over:\n${leftOut.join('\n')}`)
}
if (files.length === 0) console.log('No test file matches.')
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
const isGood = counts.failed === 0 && counts.passed > 0 && !interrupted.signal.aborted
process.exitCode = isGood ? 0 : 1
