import type { OpenDomain } from '../../../platform/domain.ts'
import { handle } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deleteBlobsJob, deleteUnused } from '../blobs/delete-unused.ts'
import { certificateOperations } from '../certificates/routes.ts'
import { describeEnding } from '../certificates/service.ts'
import { describeSealing } from './concerns.ts'
import type { RenderProposal, SigningHandles } from './handles.ts'
import { createPatientPrinter } from './patient-printer.ts'
import { signingOperations } from './routes.ts'

interface OpenHandles extends SigningHandles {
  describePrinting: () => string[]
}

/** What acts of signing are done with, on this installation. */
export const signingHandles = (platform: Platform, print: RenderProposal): OpenHandles => {
  const { config, outbound } = platform
  const url = config.timestampUrl
  const timestamp = async (digest: Uint8Array) => {
    // Its libraries load with the first seal, not with the server.
    const { createTimestampAuthority } = await import(
      '../../../platform/pdf-signatures/timestamp-authority.ts'
    )
    return createTimestampAuthority(outbound, url ?? '').timestamp(digest)
  }
  const { render, describe: describePrinting } = createPatientPrinter(platform, print)
  return { ...platform, render, timestamps: url ? { timestamp } : null, describePrinting }
}

/** Its part of the domain. */
export const openSigning = (
  platform: Platform,
  handles: OpenHandles,
): Required<Pick<OpenDomain, 'operations' | 'jobs' | 'concerns'>> => ({
  operations: [...signingOperations(handles), ...certificateOperations(platform)],
  jobs: [handle(deleteBlobsJob, (_nothing, { signal }) => deleteUnused(platform, signal))],
  concerns: async () => [
    ...(await describeEnding(platform)),
    ...(await describeSealing(platform)),
    ...handles.describePrinting(),
  ],
})
