import { parseArgs } from 'node:util'
import { cutPower } from '../server/test/power/power-cuts.ts'

// Power cuts under load on the embedded database; a seed repeats a run. By hand:
// npm run power-cuts -- [--cuts 500] [--seed 1] [--writers 4]

const { values } = parseArgs({
  options: {
    cuts: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    writers: { type: 'string', default: '4' },
    unflushed: { type: 'boolean', default: false },
  },
})
const startedAt = performance.now()
const { acknowledged, cutsAtStart, findings } = await cutPower({
  cuts: Number(values.cuts),
  seed: Number(values.seed),
  writers: Number(values.writers),
  unflushed: values.unflushed,
  say: console.log,
})
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
console.log(
  `\n${values.cuts} cuts (${cutsAtStart} while it started), ${acknowledged} contacts acknowledged, in ${minutes} min; seed ${values.seed}.`,
)
for (const finding of findings) console.log(`  ${finding}`)
if (findings.length === 0) console.log('The checker found nothing.')
process.exit(findings.length === 0 ? 0 : 1)
