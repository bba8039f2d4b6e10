import { ExpressionFault } from './environment.ts'

/** Steps times the size of what they look at; at the bound a run takes up to 0.05 s. */
export const maxWork = 2_000_000
/** Making an element of a list, or joining it, takes as long as it takes to look at so many characters. */
const madeElementWeight = 20

/** What expressions that belong together may still do. */
export class Meter {
  #left = maxWork

  get left(): number {
    return this.#left
  }

  /** @throws ExpressionFault beyond what there was, and ever after */
  spend(work: number): void {
    this.#left -= work
    if (this.#left < 0) {
      throw ExpressionFault.tooLarge(
        'it looks at more of the input than it may: name the field that it needs',
      )
    }
  }
}

/** Of the expression that runs: each ends before another begins. */
let running = { meter: new Meter(), steps: 0 }

/** Runs an expression of so many steps, each of which may look at what the expression makes itself. */
export function runMetered(meter: Meter, steps: number, run: () => unknown): unknown {
  running = { meter, steps }
  const value = run()
  // Or a loop has swallowed that there was too much.
  meter.spend(0)
  return value
}

/**
 * Counts a text that a function makes, or a list. What an input holds is counted before a run; a text of 65,536
 * characters comes of 650 by one long separator, and each step beyond would look at it for nothing.
 */
export const countMade = ({ characters = 0, elements = 0 }): void =>
  running.meter.spend(characters * running.steps + elements * madeElementWeight)
