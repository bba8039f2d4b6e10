/** The event with only the id of what it is about in `data`; the same bytes from the same bytes. */
export function thinBody(body: string): string {
  const event = JSON.parse(body) as { data: unknown }
  const { id } = Object(event.data) as { id?: unknown }
  return JSON.stringify({ ...event, data: { id } })
}
