import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { allocate } from './allocation.ts'
import { divideRounded } from './decimal.ts'

describe('an amount that is split by weights', () => {
  for (const [amount, weights, parts] of [
    [100n, [1n, 1n, 1n], [34n, 33n, 33n]],
    [10n, [100n, 101n, 199n], [2n, 3n, 5n]],
    [1n, [1n, 1n], [1n, 0n]],
    [2n, [0n, 1n, 2n], [0n, 1n, 1n]],
    [0n, [0n, 0n], [0n, 0n]],
    [0n, [], []],
  ] as const) {
    test(`${amount} by ${weights.join(', ')} is ${parts.join(', ')}`, () => {
      assert.deepEqual(allocate(amount, weights), parts)
    })
  }

  test('is all of it, each part within one unit of its exact share, larger for a larger weight', () => {
    const weights = fc
      .array(fc.bigInt({ min: 0n, max: 10n ** 15n }), { minLength: 1, maxLength: 30 })
      .filter((all) => all.some((weight) => weight > 0n))
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), weights, (amount, all) => {
        const parts = allocate(amount, all)
        const sum = all.reduce((one, other) => one + other, 0n)
        assert.equal(
          parts.reduce((one, other) => one + other, 0n),
          amount,
        )
        for (const [index, part] of parts.entries()) {
          const exact = amount * (all[index] ?? 0n)
          const difference = part * sum - exact
          assert.ok(difference > -sum && difference < sum)
          if (all[index] === 0n) assert.equal(part, 0n)
          for (const [later, other] of parts.entries()) {
            if ((all[later] ?? 0n) < (all[index] ?? 0n)) assert.ok(other <= part)
            if (all[later] === all[index] && later > index) assert.ok(other <= part)
          }
        }
      }),
    )
  })
})

describe('a quotient', () => {
  for (const [dividend, divisor, quotient] of [
    [5n, 10n, 1n],
    [4n, 10n, 0n],
    [-5n, 10n, -1n],
    [-4n, 10n, 0n],
    [-15n, 10n, -2n],
    [25n, 10n, 3n],
    [1n, 3n, 0n],
    [2n, 3n, 1n],
  ] as const) {
    test(`of ${dividend} and ${divisor} is ${quotient}, half away from zero`, () => {
      assert.equal(divideRounded(dividend, divisor), quotient)
    })
  }
})
