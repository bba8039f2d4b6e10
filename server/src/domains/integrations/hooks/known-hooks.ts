import { LRUCache } from 'lru-cache'
import type { AdmittedHook, HookAddress } from './intake-store.ts'

const maxKnown = 10_000

interface Known {
  address: HookAddress
  hash: Buffer
  hook: AdmittedHook
  /** For so many more requests, by the last verdict. */
  room: number
}

/**
 * What a node knows of hooks by the tokens of their addresses: where one belongs, which never changes, and what was last
 * said of it. A request may be judged by that before it is counted, if whoever counts it sees that it still holds; no
 * more of them than the last verdict left room for, so that a flood has no more judged than it was let in.
 */
export class KnownHooks {
  readonly #known = new LRUCache<string, Known>({ max: maxKnown })

  addressAt(token: string): HookAddress | undefined {
    return this.#known.get(token)?.address
  }

  presume(token: string): Omit<Known, 'room'> | undefined {
    const known = this.#known.get(token)
    if (!known || known.room <= 0) return undefined
    known.room--
    return known
  }

  learn(token: string, known: Known): void {
    this.#known.set(token, known)
  }

  forget(token: string): void {
    this.#known.delete(token)
  }
}
