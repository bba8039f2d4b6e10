/** Whether there is the day that a text begins with, such as `2026-11-21`: JavaScript takes 30 February for 2 March. */
export function isCalendarDay(text: string): boolean {
  const day = text.slice(0, 10)
  const time = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
}
