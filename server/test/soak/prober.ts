import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FindNodes } from './client.ts'

/** What an organization met that has no part in what goes wrong, in milliseconds. */
export interface Measurement {
  requests: number[]
  /** From the sending of a write to the arrival of its event. */
  deliveries: number[]
  /** Requests that were not answered with 2xx. */
  failures: number
}

const everyMs = 50
/** Of so many requests one writes. */
const writeEvery = 4

/** Evenly spaced requests, and the events of those that write. */
export class Prober {
  readonly #nodes: FindNodes
  readonly #token: string
  readonly #sent = new Map<string, number>()
  readonly #work: Promise<void>
  #measurement: Measurement = { requests: [], deliveries: [], failures: 0 }
  #isOver = false

  constructor(nodes: FindNodes, token: string) {
    this.#nodes = nodes
    this.#token = token
    this.#work = this.#probe()
  }

  /** What was measured since the last call. */
  read(): Measurement {
    const measurement = this.#measurement
    this.#measurement = { requests: [], deliveries: [], failures: 0 }
    return measurement
  }

  /** The event of the contact of that name has arrived. */
  arrive(name: string): void {
    const sentAt = this.#sent.get(name)
    if (sentAt === undefined) return
    this.#sent.delete(name)
    this.#measurement.deliveries.push(Math.max(0, performance.now() - sentAt))
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await this.#work
  }

  async #probe(): Promise<void> {
    const underway = new Set<Promise<void>>()
    for (let turn = 0; !this.#isOver; turn++) {
      const urls = this.#nodes()
      const asked = this.#ask(urls[turn % urls.length] ?? '', turn % writeEvery === 0)
      underway.add(asked)
      void asked.finally(() => underway.delete(asked))
      await wait(everyMs)
    }
    await Promise.all(underway)
  }

  async #ask(node: string, isWrite: boolean): Promise<void> {
    const name = randomUUID()
    const startedAt = performance.now()
    const hasSucceeded = await this.#send(node, isWrite ? name : null)
    // Without a node that runs there is nothing to be slow.
    if (node !== '') this.#measurement.requests.push(performance.now() - startedAt)
    if (!hasSucceeded) this.#measurement.failures++
  }

  async #send(node: string, contact: string | null): Promise<boolean> {
    const headers = {
      authorization: `Bearer ${this.#token}`,
      ...(contact && { 'content-type': 'application/json' }),
    }
    // The event may overtake the answer.
    if (contact) this.#sent.set(contact, performance.now())
    try {
      const response = await fetch(`${node}/v1/contacts${contact ? '' : '?limit=5'}`, {
        headers,
        ...(contact && { method: 'POST', body: JSON.stringify({ name: contact }) }),
        signal: AbortSignal.timeout(30_000),
      })
      await response.arrayBuffer()
      return response.ok
    } catch {
      return false
    }
  }
}
