import { calendarDay, dayBegins, daysAfter } from '../calendar-day.ts'
import type { ProposalSettings } from '../settings/schema.ts'
import type { ProposalRow } from '../store.ts'

/**
 * When a draft that is sent at this time expires: as it says itself, or at the end of the last day that the settings
 * give it, in the organization's time zone.
 */
export function expiryAtSending(
  { expires_at }: Pick<ProposalRow, 'expires_at'>,
  { defaults: { validDays, timeZone } }: Pick<ProposalSettings, 'defaults'>,
  at: Date,
): Date | null {
  if (expires_at || validDays === null) return expires_at
  return dayBegins(timeZone, daysAfter(calendarDay(timeZone, at), validDays + 1))
}
