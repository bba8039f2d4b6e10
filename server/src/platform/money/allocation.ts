/**
 * Splits an amount in proportion to weights by largest remainder: each part is rounded down, and the rest goes, one
 * unit each, to the parts with the largest remainder, or the earlier one if equal. The parts add up to the amount. A
 * negative amount is split like its opposite. Weights are not negative; if all weights are zero, the amount must be
 * too.
 */
export function allocate(amount: bigint, weights: readonly bigint[]): bigint[] {
  if (amount < 0n) return allocate(-amount, weights).map((part) => -part)
  let sum = 0n
  for (const weight of weights) sum += weight
  if (sum === 0n || amount === 0n) return weights.map(() => 0n)
  const parts: bigint[] = []
  const remainders: bigint[] = []
  let left = amount
  for (const weight of weights) {
    const product = amount * weight
    const part = product / sum
    parts.push(part)
    remainders.push(product - part * sum)
    left -= part
  }
  for (const index of largest(remainders, Number(left))) parts[index] = (parts[index] ?? 0n) + 1n
  return parts
}

/** Returns the positions of the `count` largest values. Sorting is stable, so equal values keep their order. */
function largest(values: readonly bigint[], count: number): number[] {
  if (count === 0) return []
  const places = values.map((_, index) => index)
  places.sort((one, other) => {
    const [a = 0n, b = 0n] = [values[one], values[other]]
    return a === b ? 0 : a > b ? -1 : 1
  })
  return places.slice(0, count)
}
