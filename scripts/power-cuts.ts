import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { cutPower } from '../server/test/power/power-cuts.ts'

// Power cuts under load on the embedded database; a seed repeats a run. By hand:
// npm run power-cuts -- [--cuts 500] [--seed 1] [--writers 4]

/** A process keeps some 100 MB of each database that it opened; each of these many begins with an empty one. */
const cutsOfProcess = 25

const { values } = parseArgs({
  options: {
    cuts: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    writers: { type: 'string', default: '4' },
    unflushed: { type: 'boolean', default: false },
  },
})
const { writers, unflushed } = values
const [cuts, seed] = [Number(values.cuts), Number(values.seed)]
const startedAt = performance.now()
const minutes = (): string => ((performance.now() - startedAt) / 60_000).toFixed(1)

if (cuts <= cutsOfProcess) process.exitCode = await cutHere()
else {
  let made = 0
  for (; made < cuts && !process.exitCode; made += cutsOfProcess) {
    const count = Math.min(cutsOfProcess, cuts - made)
    const plan = ['--cuts', count, '--seed', seed + made / cutsOfProcess, '--writers', writers]
    const options = unflushed ? ['--unflushed'] : []
    const command = [import.meta.filename, ...plan.map(String), ...options]
    const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
    process.exitCode = status ?? 1
  }
  console.log(`\n${Math.min(made, cuts)} cuts in ${minutes()} min, from seed ${seed} on.`)
}

async function cutHere(): Promise<number> {
  const { acknowledged, cutsAtStart, findings } = await cutPower({
    cuts,
    seed,
    writers: Number(writers),
    unflushed,
    say: console.log,
  })
  console.log(
    `${cuts} cuts (${cutsAtStart} while it started), ${acknowledged} contacts acknowledged, in ${minutes()} min; seed ${seed}.`,
  )
  for (const finding of findings) console.log(`  ${finding}`)
  if (findings.length === 0) console.log('The checker found nothing.')
  return findings.length === 0 ? 0 : 1
}
