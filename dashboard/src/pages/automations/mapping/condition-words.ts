/** What a condition comes to, below its field; undefined while that is not known. */
export const conditionWords = (value: unknown): string | undefined => {
  if (value === undefined) return undefined
  return value === true ? 'True: it runs' : 'Not true: it is skipped'
}
