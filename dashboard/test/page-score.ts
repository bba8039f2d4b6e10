interface Loading {
  /** First paint of text or a picture. */
  textMs: number
  /** Paint of the largest text or picture. */
  largestMs: number
  /** What long tasks took beyond 50 ms each. */
  blockedMs: number
  /** Cumulative layout shift. */
  shift: number
}

/** Value that gets 0.9, value that gets 0.5, and weight, as Lighthouse 10 to 13 have them for a phone. */
const curves = {
  textMs: [1_800, 3_000, 0.1],
  // In place of the speed index: the page is whole by then, so it is never better than Lighthouse's.
  speedMs: [3_387, 5_800, 0.1],
  largestMs: [2_500, 4_000, 0.25],
  blockedMs: [200, 600, 0.3],
  shift: [0.1, 0.25, 0.25],
} as const

/** Standard deviations from the middle to the best tenth. */
const bestTenth = 1.281_551_565_545

/** Returns the score that Lighthouse gives a loading for performance, from 0 to 1. */
export function pageScore(loading: Loading): number {
  const values = { ...loading, speedMs: loading.largestMs }
  return Object.entries(curves).reduce((sum, [name, [good, middle, weight]]) => {
    const value = values[name as keyof typeof curves]
    return sum + weight * share(value, good, middle)
  }, 0)
}

/** Share of a log-normal distribution above a value. */
function share(value: number, good: number, middle: number): number {
  if (value <= 0) return 1
  const deviation = (Math.log(middle) - Math.log(good)) / bestTenth
  return 1 - normal((Math.log(value) - Math.log(middle)) / deviation)
}

/** Normal distribution up to z, by Abramowitz and Stegun 7.1.26: wrong by less than 1.5e-7. */
function normal(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.327_591_1 * x)
  const terms = [0.254_829_592, -0.284_496_736, 1.421_413_741, -1.453_152_027, 1.061_405_429]
  const sum = terms.reduceRight((sum, term) => (sum + term) * t, 0)
  const above = 0.5 * sum * Math.exp(-x * x)
  return z < 0 ? above : 1 - above
}
