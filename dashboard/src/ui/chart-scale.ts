/** Lines for counts, which have no halves: four or fewer above zero, the last not below the highest value. */
export function linearTicks(highest: number): number[] {
  if (highest <= 0) return [0, 1, 2, 3, 4]
  if (highest < 4) return Array.from({ length: Math.ceil(highest) + 1 }, (_, line) => line)
  const raw = highest / 4
  const size = 10 ** Math.floor(Math.log10(raw))
  const step = size * ([1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10].find((one) => one * size >= raw) ?? 10)
  const whole = Math.ceil(step)
  return Array.from({ length: Math.ceil(highest / whole) + 1 }, (_, line) => line * whole)
}

/** Powers of ten around the values, for what spreads over several of them, such as answer times. */
export function logTicks(values: readonly number[]): number[] {
  const above = values.filter((value) => value > 0)
  const first = Math.floor(Math.log10(Math.min(...above, 1_000)))
  const last = Math.ceil(Math.log10(Math.max(...above, 1)))
  return Array.from({ length: Math.max(2, last - first + 1) }, (_, index) => 10 ** (first + index))
}

/** Where a value stands between the first and the last tick, from 0 to 1. */
export function placeOn(ticks: readonly number[], value: number, isLog: boolean): number {
  const first = ticks[0] ?? 0
  const last = ticks.at(-1) ?? 1
  const clamp = (share: number): number => Math.min(1, Math.max(0, share))
  if (!isLog) return clamp((value - first) / (last - first))
  if (value <= 0) return 0
  return clamp(Math.log(value / first) / Math.log(last / first))
}
