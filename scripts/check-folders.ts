import { spawnSync } from 'node:child_process'
import { arrowsCheck } from './arrows.ts'
import { type Module, type Pair, twoWayPairs } from './two-way-pairs.ts'

/** Pairs that are still to be taken apart. Take a line away with its pair; add none. */
const exceptions: readonly Pair[] = [
  ['server/src/domains/webhooks/deliveries', 'server/src/domains/webhooks/dispatch'],
  ['server/src/platform/audit', 'server/src/platform/http'],
  ['server/src/platform/db', 'server/src/platform/jobs'],
  ['server/src/platform/http', 'server/src/platform/idempotency'],
]

const { stdout } = spawnSync(process.execPath, arrowsCheck('json'), {
  encoding: 'utf8',
  maxBuffer: 256 * 2 ** 20,
})
const { modules } = JSON.parse(stdout) as { modules: Module[] }
const pairs = twoWayPairs(modules, 'server/src/')

const isIn = (list: readonly Pair[], [one, other]: Pair): boolean =>
  list.some(([left, right]) => left === one && right === other)
const faults = [
  ...pairs
    .filter(({ between }) => !isIn(exceptions, between))
    .map(({ between: [one, other], imports }) =>
      [`${one} and ${other} import each other:`, ...imports].join('\n  '),
    ),
  ...exceptions
    .filter((pair) => !pairs.some(({ between }) => isIn([pair], between)))
    .map(([one, other]) => `${one} and ${other} are apart: delete their exception.`),
]
if (modules.length < 100) faults.push(`Only ${modules.length} modules were read.`)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
