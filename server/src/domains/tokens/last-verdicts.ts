import { LRUCache } from 'lru-cache'
import type { Presume, Principal } from '../../platform/operations/principal.ts'

/** Hashes of 44 characters each, with what was last said of them. */
const maxRemembered = 10_000

interface Verdict {
  /** Null after a refusal. */
  admitted: Principal | null
  address: string
  /** Requests that were presumed to be admitted, and are not yet. */
  ahead: number
}

/**
 * What was last said of each token that this node has seen. A request is presumed to be admitted if the last one was,
 * from the same address, and left room for it: so no more is read for requests that are then refused than the token
 * had room for.
 */
export class LastVerdicts {
  readonly #verdicts = new LRUCache<string, Verdict>({ max: maxRemembered })

  /** Whether a token had this hash. */
  has(key: string): boolean {
    return this.#verdicts.has(key)
  }

  /** Null when no token has the hash. */
  async follow(
    key: string,
    address: string,
    authenticate: () => Promise<Principal | null>,
    presume?: Presume,
  ): Promise<Principal | null> {
    const last = this.#verdicts.get(key)
    const isAhead = presume !== undefined && last !== undefined && hasRoom(last, address)
    if (isAhead) {
      last.ahead++
      presume(last.admitted)
    }
    try {
      const principal = await authenticate()
      if (principal) this.#remember(key, address, principal)
      else this.#refuse(key)
      return principal
    } catch (error) {
      this.#refuse(key)
      throw error
    } finally {
      if (isAhead) last.ahead--
    }
  }

  #refuse(key: string): void {
    const verdict = this.#verdicts.get(key)
    if (verdict) verdict.admitted = null
  }

  #remember(key: string, address: string, principal: Principal): void {
    const admitted = principal.rates.every((rate) => rate.admitted) ? principal : null
    const verdict = this.#verdicts.get(key)
    if (verdict) Object.assign(verdict, { admitted, address })
    else this.#verdicts.set(key, { admitted, address, ahead: 0 })
  }
}

function hasRoom(verdict: Verdict, address: string): verdict is Verdict & { admitted: Principal } {
  const { admitted, ahead } = verdict
  if (!admitted || verdict.address !== address) return false
  return admitted.rates.every(({ remaining }) => ahead < remaining)
}
