/** Random numbers that a seed repeats (mulberry32). */
export interface Dice {
  below(bound: number): number
  pick<T>(from: readonly T[]): T
}

export function rollFrom(seed: number): Dice {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (bound: number): number => Math.floor(next() * bound)
  return { below, pick: (from) => from[below(from.length)] as (typeof from)[number] }
}
