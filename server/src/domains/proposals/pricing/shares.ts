import { divideRounded } from '../../../platform/money/decimal.ts'

/** 100 % in millionths of a percent. */
export const hundredPercent = 100_000_000n

/** Returns a percentage of an amount, rounded to a multiple of the step in minor units, half away from zero. */
export const shareOf = (amount: bigint, percent: bigint, step = 1n): bigint =>
  step * divideRounded(amount * percent, step * hundredPercent)
