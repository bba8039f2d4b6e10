import { setTimeout as delay } from 'node:timers/promises'
import { every } from '../../../platform/background.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  deleteSender,
  endSilentSession,
  freeClaimsOf,
  insertSender,
  listGoneSenders,
  lockOfSender,
  restoreSender,
} from './senders-store.ts'

const lookEveryMs = 2_000
/**
 * Time without a lock after which a sender counts as gone. A sender whose connection broke, as when the database
 * restarts, reconnects after one second (`listenForever`) and has its lock again by then. A shorter time would free the
 * claims of a live sender and send its deliveries twice.
 */
const graceMs = 2_500

/**
 * Registers this process as a sender, so that its claims are freed soon after it is killed: its database session ends,
 * and with it the lock. A frozen process keeps its session silent, and the others end it.
 */
export class SenderSession {
  readonly #platform: Platform
  readonly #onFreed: () => void
  readonly id: number

  private constructor(platform: Platform, id: number, onFreed: () => void) {
    this.#platform = platform
    this.#onFreed = onFreed
    this.id = id
  }

  /** `onFreed` is called when deliveries of a dead sender can be claimed. */
  static async register(platform: Platform, onFreed: () => void): Promise<SenderSession> {
    return new SenderSession(platform, await insertSender(platform.database.dispatch), onFreed)
  }

  /** SQL that takes the lock for the session that runs it. Safe to run twice. */
  get lock(): string {
    return lockOfSender(this.id)
  }

  /** Looks for dead senders immediately, and then every two seconds. */
  watch(): AsyncDisposable {
    const looking = every(lookEveryMs, () => this.freeGone(), {
      log: this.#platform.log,
      failure: 'claims of senders that are gone could not be freed',
    })
    const first = this.freeGone().catch((error: unknown) =>
      this.#platform.log.error({ err: error }, 'senders could not be listed'),
    )
    return {
      [Symbol.asyncDispose]: async () => {
        await looking[Symbol.asyncDispose]()
        await first
      },
    }
  }

  async freeGone(): Promise<void> {
    const { dispatch } = this.#platform.database
    const suspects = await listGoneSenders(dispatch, this.id)
    if (suspects.length === 0) return
    await delay(graceMs)
    const gone = await listGoneSenders(dispatch, this.id)
    let freed = 0
    for (const id of gone.filter((one) => suspects.includes(one))) {
      await endSilentSession(dispatch, id)
      if (await freeClaimsOf(dispatch, id)) freed++
    }
    if (freed > 0) this.#onFreed()
  }

  /** Registers the sender again after a gap. Returns true if other senders took it for dead and have its claims. */
  async wasGone(): Promise<boolean> {
    return restoreSender(this.#platform.database.dispatch, this.id)
  }

  /** Deletes the registration. The claims must have ended. Without the database, another sender deletes the row. */
  async leave(): Promise<void> {
    try {
      await deleteSender(this.#platform.database.dispatch, this.id)
    } catch (error) {
      this.#platform.log.warn({ err: error }, 'this sender could not be deleted')
    }
  }
}
