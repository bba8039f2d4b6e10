import type { LogEvent } from 'kysely'

/** PostgreSQL's `disk_full`. */
const diskFull = '53100'

/** Remembers that a write was refused for want of room, until another one succeeds. */
export class WriteRefusals {
  #since: Date | null = null

  /** Of the first refusal; null while writes succeed. */
  get since(): Date | null {
    return this.#since
  }

  /** Sees every statement. */
  readonly observe = (event: LogEvent): void => {
    if (event.level === 'error') {
      if ((event.error as { code?: unknown } | null)?.code === diskFull) this.#since ??= new Date()
      return
    }
    if (this.#since && /^\s*(?:insert|update)\b/i.test(event.query.sql)) this.#since = null
  }
}
