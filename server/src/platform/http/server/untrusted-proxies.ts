import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { Logger } from '../../log.ts'
import { plainAddress } from '../../operations/principal.ts'

const hourMs = 3_600_000

/**
 * Notices `X-Forwarded-For` from a peer that is not in `CAPSTAN_TRUSTED_PROXIES`. If the peer is a proxy, all clients
 * behind it count as one address and share its limits. A client can send the header too; that changes nothing.
 */
export class UntrustedProxies {
  readonly #clock: Clock
  readonly #log: Logger
  #seen: { address: string; at: number } | null = null
  #warnedAt = Number.NEGATIVE_INFINITY

  constructor(clock: Clock, log: Logger) {
    this.#clock = clock
    this.#log = log
  }

  /** Logs a warning for a request with the header, at most once an hour. */
  note({ ip, socket }: FastifyRequest): void {
    // Of a trusted peer the address is the one that the header gives.
    if (ip !== socket.remoteAddress) return
    const at = this.#clock.now().getTime()
    this.#seen = { address: plainAddress(ip), at }
    if (at - this.#warnedAt < hourMs) return
    this.#warnedAt = at
    this.#log.warn({ peer: this.#seen.address }, sentenceOf(this.#seen.address))
  }

  /** Returns the warning if the last such request is less than an hour old. */
  concerns(): string[] {
    const isRecent = this.#seen && this.#clock.now().getTime() - this.#seen.at < hourMs
    return this.#seen && isRecent ? [sentenceOf(this.#seen.address)] : []
  }
}

const sentenceOf = (address: string): string =>
  `${address} sends X-Forwarded-For and is not in CAPSTAN_TRUSTED_PROXIES. If it is your proxy, add it. Until then all clients behind it count as one address and share its limits.`
