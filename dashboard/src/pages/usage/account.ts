import type { Usage } from '@capstan/sdk'

export type Grant = Usage['credits']['grants'][number]
export type Day = Usage['daily'][number]

const shownDays = 30
const dayMs = 86_400_000

/** The last days up to today (UTC), with those on which nothing was used. */
export function lastDays(daily: readonly Day[], now: Date): Day[] {
  const used = new Map(daily.map(({ date, credits }) => [date, credits]))
  return Array.from({ length: shownDays }, (_, index) => {
    const day = new Date(now.getTime() - (shownDays - 1 - index) * dayMs)
    const date = day.toISOString().slice(0, 10)
    return { date, credits: used.get(date) ?? 0 }
  })
}

export const creditsIn = (days: readonly Day[]): number =>
  days.reduce((sum, { credits }) => sum + credits, 0)
