import { every } from '../../platform/background.ts'
import { pipelineAll } from '../../platform/db/pipeline.ts'
import type { Platform } from '../../platform/platform.ts'
import { type LastUse, noteLastUses } from './store.ts'

const writeEveryMs = 10_000
const maxTokens = 10_000
/** A connection is not held for longer than their statements take. */
const organizationsAtOnce = 100

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

  note(use: LastUse): void {
    if (this.#uses.size < maxTokens || this.#uses.has(use.tokenId)) this.#uses.set(use.tokenId, use)
  }

  async write(): Promise<void> {
    if (this.#uses.size === 0) return
    const organizations = [
      ...Map.groupBy(this.#uses.values(), ({ organizationId }) => organizationId),
    ]
    this.#uses.clear()
    for (let first = 0; first < organizations.length; first += organizationsAtOnce) {
      const next = organizations.slice(first, first + organizationsAtOnce)
      await pipelineAll(this.#platform.database.db, next, (sender, [id, uses]) =>
        noteLastUses(sender, id, uses),
      )
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#loop[Symbol.asyncDispose]()
    await this.write()
  }
}
