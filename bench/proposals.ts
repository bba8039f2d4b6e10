import type { Pricing } from '../server/src/domains/proposals/pricing/schema.ts'
import { computeTotals } from '../server/src/domains/proposals/pricing/totals.ts'
import {
  acceptances,
  brokenRenderers,
  memory,
  pages,
  previews,
  sends,
  warmMemory,
} from './proposals-figures.ts'
import { openWorld } from './proposals-world.ts'
import { type Figure, median, report } from './report.ts'

/**
 * What proposals cost, as ratios within one run: each is measured in turns with what it is compared with.
 */
const lines = 500
const rounds = 200
const bar = 4

/** A proposal of 500 lines that has something of everything. */
function largePricing(): Pricing {
  const billing = ['one_time', 'one_time', 'month', 'year'] as const
  return {
    currency: 'EUR',
    taxBehavior: 'exclusive',
    items: Array.from({ length: lines }, (_, at) => ({
      name: `Line ${at}`,
      unit: 'hour',
      quantity: `${1 + (at % 9)}.${at % 100}5`,
      unitAmount: 1_999 + 37 * at,
      taxes: [
        { name: 'VAT', percent: at % 3 ? '19' : '7' },
        { name: 'City', percent: '1.25' },
      ],
      billing: billing[at % billing.length] ?? 'month',
      ...(at % 5 === 0 && { discount: { type: 'percent' as const, percent: '12.5' } }),
      ...(at % 7 === 0 && { optional: true, selected: at % 2 === 0 }),
    })),
    discount: { type: 'percent', percent: '7.5' },
    termMonths: 24,
    instalments: [{ type: 'percent', percent: '30' }, { type: 'rest' }],
  }
}

function timeOf(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** Of both kinds of prices, in turns with reading the same body. */
function totalsOfLines(): Figure {
  const exclusive = largePricing()
  const body = JSON.stringify(exclusive)
  const inclusive = { ...exclusive, taxBehavior: 'inclusive' as const }
  const times = { parse: [] as number[], exclusive: [] as number[], inclusive: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    times.parse.push(timeOf(() => JSON.parse(body)))
    times.exclusive.push(timeOf(() => computeTotals(exclusive)))
    times.inclusive.push(timeOf(() => computeTotals(inclusive)))
  }
  const [parse, ...totals] = [times.parse, times.exclusive, times.inclusive].map(median)
  const ratios = totals.map((time) => time / (parse ?? 0))
  const value = ratios.map((ratio) => ratio.toFixed(2)).join(' and ')
  const ms = totals.map((time) => time.toFixed(2)).join(' and ')
  return {
    name: `totals of ${lines} lines, exclusive and inclusive, over JSON.parse of them`,
    value: `${value} (${ms} ms)`,
    bar: `≤ ${bar}`,
    reached: ratios.every((ratio) => ratio <= bar),
  }
}

report('Proposals, without a server', [totalsOfLines()])
await using world = await openWorld()
const before = await warmMemory(world)
const measured: Figure[] = []
for (const measure of [previews, pages, acceptances, sends, brokenRenderers]) {
  measured.push(...(await measure(world)))
  console.error(measured.at(-1))
}
measured.push(await memory(world, before))
const database = process.env['DATABASE_URL'] ? 'PostgreSQL' : 'the embedded database'
report(`Proposals on ${database}`, measured)
