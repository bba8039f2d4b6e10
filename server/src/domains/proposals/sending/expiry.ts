import type { ProposalSettings } from '../settings/schema.ts'
import type { ProposalRow } from '../store.ts'

const dayMs = 86_400_000

/** When a draft that is sent at this time expires: as it says itself, else as the settings have it. */
export function expiryAtSending(
  { expires_at }: Pick<ProposalRow, 'expires_at'>,
  { defaults: { validDays } }: ProposalSettings,
  at: Date,
): Date | null {
  if (expires_at || validDays === null) return expires_at
  return new Date(at.getTime() + validDays * dayMs)
}
