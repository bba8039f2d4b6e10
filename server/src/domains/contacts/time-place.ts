/** Where a row stands in a list by time, newest first; the id decides between rows of one time. */
export interface TimePlace {
  at: Date
  id: string
}

/** For a cursor. */
export const showPlace = ({ at, id }: TimePlace): string => `${at.toISOString()} ${id}`

export function readPlace(text: string | null): TimePlace | null {
  if (text === null) return null
  const [at = '', id = ''] = text.split(' ')
  return { at: new Date(at), id }
}
