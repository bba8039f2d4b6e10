import type { Platform } from '../../platform/platform.ts'
import { type LastUse, noteLastUses } from './store.ts'

const writeEveryMs = 10_000
const maxTokens = 10_000

/**
 * When and by whom each token was used last: gathered in memory and written together every ten seconds,
 * so that a request writes nothing. A process that is killed loses what it had gathered.
 */
export class LastUses implements AsyncDisposable {
  readonly #platform: Pick<Platform, 'database' | 'log'>
  readonly #uses = new Map<string, LastUse>()
  readonly #timer: NodeJS.Timeout

  constructor(platform: Pick<Platform, 'database' | 'log'>) {
    this.#platform = platform
    this.#timer = setInterval(() => {
      this.write().catch((error: unknown) => {
        platform.log.warn({ err: error }, 'last use of tokens')
      })
    }, writeEveryMs).unref()
  }

  note(tokenId: string, use: LastUse): void {
    if (this.#uses.size < maxTokens || this.#uses.has(tokenId)) this.#uses.set(tokenId, use)
  }

  async write(): Promise<void> {
    if (this.#uses.size === 0) return
    const uses = new Map(this.#uses)
    this.#uses.clear()
    await noteLastUses(this.#platform.database.db, uses)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer)
    await this.write()
  }
}
