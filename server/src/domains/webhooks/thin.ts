/** The event with only the id of what it is about in `data`; the same bytes from the same bytes. */
export function thinBody(body: string, subject: string | null): string {
  const event = JSON.parse(body) as object
  return JSON.stringify({ ...event, data: subject === null ? {} : { id: subject } })
}
