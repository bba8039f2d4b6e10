import { ExpressionFault } from './environment.ts'

/** Limit for steps times the size of the values they read. A run at the limit takes up to 0.05 s. */
export const maxWork = 2_000_000
/** Cost of creating or joining an element, in characters that take the same time to read. */
const madeElementWeight = 20

/** Remaining work of expressions that belong together. */
export class Meter {
  #left = maxWork

  get left(): number {
    return this.#left
  }

  /**
   * Uses up some work.
   *
   * @throws ExpressionFault when the work is used up, and on every later call
   */
  spend(work: number): void {
    this.#left -= work
    if (this.#left < 0) {
      throw ExpressionFault.tooLarge(
        'it reads too much of the input. Refer to the field that it needs',
      )
    }
  }
}

/** Meter and steps of the running expression. Each expression ends before the next begins. */
let running = { meter: new Meter(), steps: 0 }

/** Runs an expression with `steps` steps, each of which can read values that the expression created. */
export function runMetered(meter: Meter, steps: number, run: () => unknown): unknown {
  running = { meter, steps }
  const value = run()
  // Or a loop has swallowed that there was too much.
  meter.spend(0)
  return value
}

/**
 * Counts a text or list that a function creates. Input is counted before a run; but a text of 65,536 characters can
 * come from 650 and a long separator, and later steps would read it uncounted.
 */
export const countMade = ({ characters = 0, elements = 0 }): void =>
  running.meter.spend(characters * running.steps + elements * madeElementWeight)
