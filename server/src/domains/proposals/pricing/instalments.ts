import { allocate } from '../../../platform/money/allocation.ts'
import { checkPart, decimalIn, hundredPercent, percentRange, refusal, shareOf } from './refusal.ts'
import { type Instalment, maxInstalments } from './schema.ts'

/** What each instalment comes to; together they are the total. */
export function computeInstalments(instalments: readonly Instalment[], total: bigint): bigint[] {
  if (instalments.length === 0) return []
  if (instalments.length > maxInstalments) {
    throw refusal('instalments', `may be at most ${maxInstalments}.`)
  }
  const parts = instalments.map((instalment, index) => readPart(instalment, `instalments.${index}`))
  const [rest, second] = parts.flatMap((part, index) => (part === 'rest' ? [index] : []))
  if (second !== undefined) throw refusal(`instalments.${second}`, 'is a second rest.')
  return rest === undefined ? splitAll(parts, total) : splitWithRest(parts, rest, total)
}

type Part = { percent: bigint } | { amount: bigint } | 'rest'

function readPart(instalment: Instalment, field: string): Part {
  checkPart(field, instalment)
  const { type, percent, amount } = instalment
  if (type === 'rest') return 'rest'
  return type === 'percent'
    ? { percent: decimalIn(`${field}.percent`, percent ?? '', percentRange) }
    : { amount: BigInt(amount ?? 0) }
}

/** Without a rest, all are percentages, and make 100. */
function splitAll(parts: readonly Part[], total: bigint): bigint[] {
  const percents = parts.flatMap((part) =>
    typeof part === 'object' && 'percent' in part ? [part.percent] : [],
  )
  if (percents.length < parts.length) {
    throw refusal('instalments', 'must have one rest, for some of them are amounts.')
  }
  if (percents.reduce((sum, percent) => sum + percent, 0n) !== hundredPercent) {
    throw refusal('instalments', 'must be percentages that make 100, or have one rest.')
  }
  return allocate(total, percents)
}

/** In order, each at most what is left; the rest is what all others leave, wherever it stands. */
function splitWithRest(parts: readonly Part[], rest: number, total: bigint): bigint[] {
  let left = total
  const amounts = parts.map((part) => {
    if (part === 'rest') return 0n
    const wanted = 'percent' in part ? shareOf(total, part.percent) : part.amount
    const amount = wanted < left ? wanted : left
    left -= amount
    return amount
  })
  amounts[rest] = left
  return amounts
}
