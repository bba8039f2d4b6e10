import type { Platform } from '../../../platform/platform.ts'
import { countSkipped, countUnstamped } from './signature-store.ts'

const dayMs = 86_400_000
const maxCounted = 100

/** What sealing could not do as it should, for the operator. */
export async function describeSealing({
  database: { db },
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<string[]> {
  const unstamped = await countUnstamped(db, new Date(clock.now().getTime() - dayMs))
  const skipped = await countSkipped(db, maxCounted)
  const shown = skipped < maxCounted ? String(skipped) : `${maxCounted} or more`
  return [
    ...(unstamped > 0
      ? [
          `${unstamped} proposals were sealed without a time stamp in the last 24 hours: the authority at CAPSTAN_TSA_URL did not answer as it should; the log says why.`,
        ]
      : []),
    ...(skipped > 0
      ? [
          `${shown} signed proposals are not in the knowledge base that they name; each says why, and POST /v1/proposals/{id}/knowledge adds it.`,
        ]
      : []),
  ]
}
