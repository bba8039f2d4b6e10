import type { OpenDomain } from '../../../platform/domain.ts'
import { ApiError, unavailable } from '../../../platform/errors.ts'
import { handle } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deleteBlobsJob, deleteUnused } from '../blobs/blob.ts'
import { certificateOperations } from '../certificates/routes.ts'
import { describeEnding } from '../certificates/service.ts'
import type { RenderProposal, SigningDependencies } from './dependencies.ts'
import { signingOperations } from './routes.ts'
import { describeSealing } from './signature-store.ts'

interface OpenDependencies extends SigningDependencies {
  describePrinting: () => string[]
}

/** Returns the dependencies of signing on this installation. */
export const signingHandles = (platform: Platform, print: RenderProposal): OpenDependencies => {
  const { config, outbound } = platform
  const url = config.timestampUrl
  const timestamp = async (digest: Uint8Array) => {
    // The libraries load with the first seal instead of at the start of the server.
    const { createTimestampAuthority } = await import(
      '../../../platform/pdf-signatures/timestamp-authority.ts'
    )
    return createTimestampAuthority(outbound, url ?? '').timestamp(digest)
  }
  const { render, describe: describePrinting } = createPatientPrinter(platform, print)
  return { ...platform, render, timestamps: url ? { timestamp } : null, describePrinting }
}

/** Builds the signing part of the domain. */
export const openSigning = (
  platform: Platform,
  handles: OpenDependencies,
): Required<Pick<OpenDomain, 'operations' | 'jobs' | 'concerns'>> => ({
  operations: [...signingOperations(handles), ...certificateOperations(platform)],
  jobs: [handle(deleteBlobsJob, (_nothing, { signal }) => deleteUnused(platform, signal))],
  concerns: async () => [
    ...(await describeEnding(platform)),
    ...(await describeSealing(platform)),
    ...handles.describePrinting(),
  ],
})

const hourMs = 3_600_000
const maxCounted = 1_000

/**
 * Renders content that printed when it was sent, so a failure is the installation's and never the reader's. It retries
 * once, then answers 503 and reports the failure to the operator for an hour.
 */
function createPatientPrinter(
  { clock, log }: Pick<Platform, 'clock' | 'log'>,
  print: RenderProposal,
): { render: RenderProposal; describe: () => string[] } {
  const failures: number[] = []
  const note = (error: unknown): never => {
    // The queue is full, which is temporary.
    if (error instanceof ApiError) throw error
    log.error({ err: error }, 'the PDF of a sent proposal cannot be rendered')
    failures.push(clock.now().getTime())
    if (failures.length > maxCounted) failures.shift()
    throw unavailable(
      'The document cannot be created right now. Send the same request again in a minute.',
    )
  }
  const again = (error: unknown): void => {
    if (error instanceof ApiError) throw error
    log.warn({ err: error }, 'retrying to render the PDF of a proposal')
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
        `The PDF of a sent proposal could not be rendered ${count} times in the last hour, and its signer was asked to try again. The log has the reasons.`,
      ]
    },
  }
}
