import { ApiError } from '../../../platform/errors.ts'
import type { Refresh } from './new-source.ts'

const seconds = { m: 60, h: 3600, d: 86_400 } as const
type Unit = keyof typeof seconds

const leastSeconds = 15 * 60
const mostSeconds = 365 * 86_400

/**
 * Converts `24h`, `30m` or `7d` to seconds.
 *
 * @throws ApiError `validation_error` outside 15m to 365d.
 */
function secondsOf(every: string): number {
  const value = Number(every.slice(0, -1)) * seconds[every.slice(-1) as Unit]
  if (value >= leastSeconds && value <= mostSeconds) return value
  throw new ApiError('validation_error', 'refresh.every must be from 15m to 365d.', {
    field: 'refresh.every',
  })
}

/** Writes the shortest form. */
export function everyOf(total: number): string {
  if (total % seconds.d === 0) return `${total / seconds.d}d`
  return total % seconds.h === 0 ? `${total / seconds.h}h` : `${total / seconds.m}m`
}

/** Returns the refresh columns of a request: an absent value keeps them, null ends refreshing. */
export function refreshColumns(refresh: Refresh | null | undefined) {
  if (refresh === undefined) return {}
  if (refresh === null) return { refresh_seconds: null, next_refresh_at: null }
  return { refresh_seconds: secondsOf(refresh.every), when_gone: refresh.whenGone ?? 'keep' }
}

/** Returns when a source that has just ended runs again automatically. */
export const nextRefreshOf = (seconds: number | null, now: Date): Date | null =>
  seconds === null ? null : new Date(now.getTime() + seconds * 1000)
