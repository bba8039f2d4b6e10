import { ApiError, unavailable } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { RenderProposal } from './handles.ts'

const hourMs = 3_600_000
const maxCounted = 1_000

/**
 * Prints what could be printed when it was sent, so that a failure is the installation's and never the reader's:
 * once more, then 503, and the operator is told for an hour.
 */
export function createPatientPrinter(
  { clock, log }: Pick<Platform, 'clock' | 'log'>,
  print: RenderProposal,
): { render: RenderProposal; describe: () => string[] } {
  const failures: number[] = []
  const note = (error: unknown): never => {
    // The queue is full, which passes by itself.
    if (error instanceof ApiError) throw error
    log.error({ err: error }, 'the PDF of a proposal that was sent cannot be made')
    failures.push(clock.now().getTime())
    if (failures.length > maxCounted) failures.shift()
    throw unavailable('The document cannot be made at this moment. Send the same in a minute.')
  }
  const again = (error: unknown): void => {
    if (error instanceof ApiError) throw error
    log.warn({ err: error }, 'the PDF of a proposal is made once more')
  }
  return {
    render: (...printed) =>
      print(...printed)
        .catch((error) => {
          again(error)
          return print(...printed)
        })
        .catch(note),
    describe: () => {
      const since = clock.now().getTime() - hourMs
      const count = failures.filter((at) => at > since).length
      if (count === 0) return []
      return [
        `${count} times in the last hour the PDF of a proposal that was sent could not be made, and its signer was asked to try again: the log says why.`,
      ]
    },
  }
}
