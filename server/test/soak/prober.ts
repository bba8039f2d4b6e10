import { setTimeout as wait } from 'node:timers/promises'
import type { FindNodes } from './client.ts'

/** Another organization's requests, evenly spaced: how long each took, in milliseconds. */
export class Prober {
  readonly #times: number[] = []
  #failures = 0
  readonly #work: Promise<void>
  #isOver = false

  constructor(nodes: FindNodes, token: string, everyMs = 50) {
    this.#work = this.#probe(nodes, token, everyMs)
  }

  /** The 99th of a hundred since the last call, and how many were not answered with 200. */
  read(): { p99Ms: number; failures: number; count: number } {
    const times = this.#times.splice(0).sort((a, b) => a - b)
    const failures = this.#failures
    this.#failures = 0
    const p99Ms = times[Math.min(times.length - 1, Math.floor(times.length * 0.99))] ?? 0
    return { p99Ms, failures, count: times.length }
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await this.#work
  }

  async #probe(nodes: FindNodes, token: string, everyMs: number): Promise<void> {
    const underway = new Set<Promise<void>>()
    for (let turn = 0; !this.#isOver; turn++) {
      const urls = nodes()
      const asked = this.#ask(`${urls[turn % urls.length]}/v1/contacts?limit=5`, token)
      underway.add(asked)
      void asked.finally(() => underway.delete(asked))
      await wait(everyMs)
    }
    await Promise.all(underway)
  }

  async #ask(url: string, token: string): Promise<void> {
    const startedAt = performance.now()
    try {
      const headers = { authorization: `Bearer ${token}` }
      const response = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) })
      await response.arrayBuffer()
      if (response.status !== 200) this.#failures++
    } catch {
      this.#failures++
    }
    this.#times.push(performance.now() - startedAt)
  }
}
