import { spawnSync } from 'node:child_process'
import { arrowsCheck } from './arrows.ts'
import { type Module, twoWayPairs } from './two-way-pairs.ts'

const { stdout } = spawnSync(process.execPath, arrowsCheck('json'), {
  encoding: 'utf8',
  maxBuffer: 256 * 2 ** 20,
})
const { modules } = JSON.parse(stdout) as { modules: Module[] }
const pairs = twoWayPairs(modules, 'server/src/')

const faults = pairs.map(({ between: [one, other], imports }) =>
  [`${one} and ${other} import each other:`, ...imports].join('\n  '),
)
if (modules.length < 100) faults.push(`Only ${modules.length} modules were read.`)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
