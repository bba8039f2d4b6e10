/** Returns the result of a condition in words; undefined while it is unknown. */
export const conditionWords = (value: unknown): string | undefined => {
  if (value === undefined) return undefined
  return value === true ? 'Runs for this event' : 'Skips this event'
}
