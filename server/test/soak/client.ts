import { setTimeout as wait } from 'node:timers/promises'
import type { Findings } from './findings.ts'

/** A request that was acknowledged: what it made, and how to ask for the same again. */
export interface Acknowledged {
  path: string
  key: string
  body: object
  id: string
}

/** Where requests may go now, as a load balancer knows it. */
export type FindNodes = () => readonly string[]

const attemptMs = 40_000
const restMs = 50

/**
 * A client as the documentation asks for: it goes round the nodes, and sends a request that was not
 * answered again under the same idempotency key until it is.
 */
export class Client {
  readonly #nodes: FindNodes
  readonly #headers: Record<string, string>
  readonly #findings: Findings
  readonly #ended: AbortSignal | undefined
  #turn = 0

  /** Requests that wait for an answer are given up when `ended` is aborted. */
  constructor(nodes: FindNodes, token: string, findings: Findings, ended?: AbortSignal) {
    this.#ended = ended
    this.#nodes = nodes
    this.#headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    this.#findings = findings
  }

  async post(path: string, key: string, body: object): Promise<Acknowledged> {
    const { id } = await this.send(path, key, body)
    return { path, key, body, id: String(id) }
  }

  /** The whole answer. */
  // biome-ignore lint/suspicious/noExplicitAny: the soak reads what it knows of the answer
  send(path: string, key: string, body: object): Promise<any> {
    const init = {
      method: 'POST',
      headers: { ...this.#headers, 'idempotency-key': key },
      body: JSON.stringify(body),
    }
    return this.#untilAnswered(path, init)
  }

  // biome-ignore lint/suspicious/noExplicitAny: see send
  get(path: string): Promise<any> {
    return this.#untilAnswered(path, { headers: this.#headers })
  }

  /** Every item of a list, page by page. */
  async all<T>(path: string): Promise<T[]> {
    const items: T[] = []
    const separator = path.includes('?') ? '&' : '?'
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await this.get(`${path}${separator}limit=100${cursor && `&cursor=${cursor}`}`)
      items.push(...page.data)
      cursor = page.nextCursor
    }
    return items
  }

  // biome-ignore lint/suspicious/noExplicitAny: see send
  async #untilAnswered(path: string, init: RequestInit): Promise<any> {
    for (;;) {
      this.#ended?.throwIfAborted()
      const response = await this.#attempt(path, init)
      if (response?.ok) return response.json()
      if (response && !(await this.#mayBeSentAgain(path, response))) {
        throw new Error(`${path} answered ${response.status}`)
      }
      await wait(restMs)
    }
  }

  async #attempt(path: string, init: RequestInit): Promise<Response | null> {
    const nodes = this.#nodes()
    const node = nodes[this.#turn++ % nodes.length]
    try {
      const signal = AbortSignal.timeout(attemptMs)
      const response = await fetch(node + path, { ...init, signal })
      const text = await response.text()
      return new Response(text, response)
    } catch {
      return null
    }
  }

  async #mayBeSentAgain(path: string, response: Response): Promise<boolean> {
    const { status, headers } = response
    const text = await response.text()
    if (status >= 500 && status !== 503) this.#findings.add(`${path} answered ${status}: ${text}`)
    const mayRetry = [409, 429, 503].includes(status)
    if (mayRetry && !headers.has('retry-after')) {
      this.#findings.add(`${path} answered ${status} without Retry-After: ${text}`)
    }
    return mayRetry
  }
}
