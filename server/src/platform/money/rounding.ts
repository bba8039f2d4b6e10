/** The largest amount on the wire: every whole number up to it is exact in JSON, 2^53 − 1. */
export const maxAmount = 9_007_199_254_740_991n

/** `dividend ÷ divisor` as a whole number, half away from zero. The divisor is positive. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const doubled = 2n * dividend
  return (dividend < 0n ? doubled - divisor : doubled + divisor) / (2n * divisor)
}

/** The multiple of a step that is nearest to an amount, half away from zero. The step is positive. */
export const roundedTo = (step: bigint, amount: bigint): bigint =>
  step * divideRounded(amount, step)
