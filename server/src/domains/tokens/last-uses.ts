import { every } from '../../platform/background.ts'
import type { Platform } from '../../platform/platform.ts'
import { type LastUse, noteLastUses } from './store.ts'

const writeEveryMs = 10_000
const maxTokens = 10_000

/**
 * Collects in memory when and by whom each token was last used, and writes all of it every ten seconds, so
 * that a request writes nothing. A process that is killed loses the uses of those seconds.
 */
export class LastUses implements AsyncDisposable {
  readonly #platform: Pick<Platform, 'database' | 'log'>
  readonly #uses = new Map<string, LastUse>()
  readonly #loop: AsyncDisposable

  constructor(platform: Pick<Platform, 'database' | 'log'>) {
    this.#platform = platform
    this.#loop = every(writeEveryMs, () => this.write(), {
      log: platform.log,
      failure: 'the last uses of tokens could not be written',
      unref: true,
    })
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
    await this.#loop[Symbol.asyncDispose]()
    await this.write()
  }
}
