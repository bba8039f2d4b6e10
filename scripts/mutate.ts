import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { equivalents } from './mutate/equivalents.ts'
import { type Module, modules } from './mutate/modules.ts'
import { sampleMutants } from './mutate/sample.ts'
import type { Mutant } from './mutate/sites.ts'
import { passes } from './mutate/trial.ts'

// Changes one operator, bound or condition at a time in the modules that must not err, and runs their
// tests: what no test notices is printed. By hand, for it takes a quarter of an hour or more:
// npm run mutate -- [--seed 1] [--count 300] [--jobs 2] [--module seal] [--survivors FILE]
// FILE is the output of an earlier run: of the same mutants, only those that it names are tried.

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '300' },
    jobs: { type: 'string', default: '2' },
    module: { type: 'string' },
    survivors: { type: 'string' },
  },
})
const chosen = modules.filter(({ name }) => !values.module || name === values.module)
if (chosen.length === 0) {
  console.error(`There is no such module. There are: ${modules.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

/** A mutant may take this many times as long as the tests take without one. */
const patience = 4

const sources = new Map<string, string>()
for (const file of chosen.flatMap(({ files }) => files)) {
  sources.set(file, await readFile(file, 'utf8'))
}
const earlier = values.survivors ? await readFile(values.survivors, 'utf8') : null
const mutants = sampleMutants(sources, Number(values.count), Number(values.seed)).filter(
  (mutant) => earlier === null || earlier.includes(describe(mutant)),
)
const moduleOf = ({ file }: Mutant): Module =>
  chosen.find(({ files }) => files.includes(file)) as Module

const timeouts = new Map<string, number>()
for (const test of new Set(mutants.flatMap((mutant) => moduleOf(mutant).tests))) {
  const startedAt = performance.now()
  if (!(await passes(test, 300_000, null))) throw new Error(`${test} fails without a mutant.`)
  timeouts.set(test, 10_000 + patience * (performance.now() - startedAt))
}

const queue = [...mutants]
const survivors: Mutant[] = []
let tried = 0
await Promise.all(Array.from({ length: Number(values.jobs) }, tryMutants))

async function tryMutants(): Promise<void> {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const isNoticed = isEquivalent(mutant) || (await notice(mutant))
    tried++
    if (isNoticed) continue
    survivors.push(mutant)
    console.log(`${tried}/${mutants.length} ${describe(mutant)}`)
  }
}

async function notice(mutant: Mutant): Promise<boolean> {
  for (const test of moduleOf(mutant).tests) {
    if (!(await passes(test, timeouts.get(test) ?? 0, mutant))) return true
  }
  return false
}

function isEquivalent(mutant: Mutant): boolean {
  const keys = ['file', 'context', 'original', 'replacement'] as const
  return equivalents.some((known) => keys.every((key) => known[key] === mutant[key]))
}

function describe({ file, line, original, replacement, context }: Mutant): string {
  return `${file}:${line}  ${original} → ${replacement}\n    ${context}`
}

const named = mutants.filter(isEquivalent).length
const noticed = mutants.length - survivors.length - named
const share = ((100 * noticed) / Math.max(1, mutants.length - named)).toFixed(1)
console.log(
  `\n${mutants.length} mutants, ${named} of them named as equivalent; of the others the tests noticed ${noticed} (${share} %) and missed ${survivors.length}.`,
)
for (const { name, files } of chosen) {
  const missed = survivors.filter(({ file }) => files.includes(file)).length
  const all = mutants.filter(({ file }) => files.includes(file)).length
  console.log(`${String(all - missed).padStart(4)} of ${String(all).padStart(3)}  ${name}`)
}
process.exitCode = survivors.length > 0 ? 1 : 0
