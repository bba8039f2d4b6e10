import type { ArrivingRequest } from '../arrivals.ts'

export type Work = 'get' | 'list' | 'create'

/** A product with a thousand contacts, and what is asked of it. */
export interface Peer {
  name: string
  requests: Record<Work, ArrivingRequest>
  /** Processor time so far, of the server and of its database. */
  cpuSeconds(): Promise<number>
  /** Resident now, of the server and, where it is another process, of its database. */
  memoryMb(): Promise<[server: number, database?: number]>
  stop(): Promise<void>
}

export const contactsBefore = 1_000

/** The contacts that a peer has before it is measured; `differs` stands for what the load makes different. */
export const newContact = (differs: string) => ({
  name: 'Ada Lovelace',
  email: `ada-${differs}@example.com`,
  company: 'Analytical Engines',
})

/** Sends JSON, and throws what was answered instead of a success. */
export async function postJson(
  url: string,
  body: object,
  token?: string,
): Promise<Record<string, unknown>> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const headers = { 'content-type': 'application/json', ...authorization }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}
