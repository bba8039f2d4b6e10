import { randomNumbers } from '../random-numbers.ts'

/** Random choices that a seed repeats. */
export interface Dice {
  below(bound: number): number
  pick<T>(from: readonly T[]): T
}

export function rollFrom(seed: number): Dice {
  const next = randomNumbers(seed)
  const below = (bound: number): number => Math.floor(next() * bound)
  return { below, pick: (from) => from[below(from.length)] as (typeof from)[number] }
}
