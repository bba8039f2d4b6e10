import { availableParallelism } from 'node:os'
import { run } from 'node:test'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Failure } from './test-file-report.ts'
import { findTestFiles } from './test-files.ts'
import { groupFiles } from './test-groups.ts'
import { Report } from './test-report.ts'

/**
 * A test file that runs longer hangs: something it opened was not closed. The slowest take
 * three minutes alone, and were seen to take ten where a machine had other work.
 */
const fileTimeoutMs = 1_800_000
/** More broken files than these are no accident. */
const mostAgain = 5

// Each group is a process that loads the whole product: what one has compiled the next ones read.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('../.cache/compiled', import.meta.url))
const runner = fileURLToPath(new URL('test-group.ts', import.meta.url))

const { positionals: words, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    /** Files that failed run once more, alone: a machine with other work can stall a browser. */
    again: { type: 'boolean', default: process.env['CI'] === 'true' },
    /** With the other database's run: see `findTestFiles`. */
    shared: { type: 'boolean', default: false },
    /** With `TEST_DEPTH=10`: only what repeats, and is not repeated on PostgreSQL. */
    deep: { type: 'boolean', default: false },
    /** At the end the files that took longest. */
    times: { type: 'boolean', default: false },
  },
})
const onPostgres = Boolean(process.env['TEST_DATABASE_URL'])
const files = await findTestFiles(words, {
  onPostgres,
  isShared: options.shared,
  isDeep: options.deep,
})
const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => interrupted.abort())
}

/** Runs the groups in their order, so many at a time. */
async function runGroups(groups: readonly string[][], atOnce: number): Promise<Report> {
  const report = new Report({ showOutput: groups.flat().length === 1 })
  const waiting = [...groups]
  const runWaiting = async (): Promise<void> => {
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      if (interrupted.signal.aborted) return
      await runGroup(group, report)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, runWaiting))
  report.end()
  return report
}

/** Runs these files in one process, and in further ones what the first did not live to run. */
async function runGroup(group: readonly string[], report: Report): Promise<void> {
  const hung = new AbortController()
  // The runner's own timeout does not end a file whose tests are done but whose process lingers.
  const deadline = setTimeout(() => hung.abort(), fileTimeoutMs)
  const signal = AbortSignal.any([interrupted.signal, hung.signal])
  const events = run({ files: [runner], argv: [...group], signal })
  const [first, ...others] = await report.read(events, group, () => deadline.refresh())
  clearTimeout(deadline)
  if (interrupted.signal.aborted) return
  if (first === undefined) {
    if (hung.signal.aborted) report.failProcess(group, 'it does not end')
    return
  }
  if (hung.signal.aborted) {
    report.failFile(first, `it still ran after ${fileTimeoutMs / 1000} s`)
  } else if (group.length === 1) {
    report.failFile(first, 'its process ended before its tests did')
  } else {
    await runGroup([first], report)
  }
  if (others.length > 0) await runGroup(others, report)
}

/** Runs these files again, and says which were flaky; what failed twice has failed. */
async function runAgain(failures: readonly Failure[]): Promise<number> {
  console.log('\nOnce more, alone:')
  const broken = [...new Set(failures.flatMap(({ files }) => files))]
  const second = await runGroups(
    broken.map((file) => [file]),
    1,
  )
  const stay = new Set(second.total.failures.flatMap(({ files }) => files))
  const flaky = failures.filter(({ files }) => !files.some((file) => stay.has(file)))
  if (flaky.length > 0) console.log('\nFlaky, to be mended (failed, and passed alone):')
  for (const { text } of flaky) console.log(text)
  return second.total.failed
}

const atOnce = availableParallelism()
const report = await runGroups(groupFiles(files, atOnce), atOnce)
const { total: counts } = report
if (options.times) report.printSlowest()
const { failures } = counts
const isFew = new Set(failures.map(({ files: [file] }) => file)).size <= mostAgain
const isWorthIt = failures.length > 0 && isFew && failures.every(({ isThrown }) => isThrown)
if (options.again && isWorthIt && !interrupted.signal.aborted) {
  counts.failed = await runAgain(failures)
}

if (!onPostgres) {
  console.log('Left out: the suite on PostgreSQL. Run it with: npm run test:postgres')
}
if (files.length === 0) console.log('No test file matches.')
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
const isGood = counts.failed === 0 && counts.passed > 0 && !interrupted.signal.aborted
process.exitCode = isGood ? 0 : 1
