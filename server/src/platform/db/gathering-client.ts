import type { Socket } from 'node:net'
import pg from 'pg'

/** Returns the socket of a client, which pg does not expose. */
export const socketOf = (client: object): Socket =>
  (client as { connection: { stream: Socket } }).connection.stream

/** Sends the queries of one turn of the event loop in one write. Writes were 40 % of the CPU time of a create. */
export class GatheringClient extends pg.Client {
  #isCorked = false

  override query(...given: never[]): never {
    if (!this.#isCorked) this.#cork()
    return super.query.apply(this, given as never) as never
  }

  #cork(): void {
    const stream = socketOf(this)
    this.#isCorked = true
    stream.cork()
    // After all promises of this turn.
    process.nextTick(() => {
      this.#isCorked = false
      stream.uncork()
    })
  }
}

/**
 * Prepares statements that have the same plan for all parameters, so that PostgreSQL parses and plans them once per
 * connection. Not usable with a pooler, which gives each transaction any session.
 */
export class PreparingClient extends GatheringClient {
  override query(...given: never[]): never {
    const [text, values]: readonly unknown[] = given
    const name = typeof text === 'string' ? nameOf(text) : undefined
    if (!name) return super.query(...given)
    return super.query({ name, text, values } as never)
  }
}

/** Most statement names over all connections, because each session keeps their plans in memory. */
const maxNames = 200
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= maxNames || !hasOnePlan(text)) return known
  const name = `capstan_${names.size}`
  names.set(text, name)
  return name
}

/** Mark at the start of a statement that has the same plan for all parameters. */
export const onePlanMark = '/* one plan */'

/** Inserts of rows, and calls of functions whose own statements are planned once. */
const onePlan =
  /^\s*(?:insert into "\w+" \([^()]*\) values|select [^*]*?(?:from|,)\s+(?:admit_all|create_deliveries|publish_events|add_to_timeline|claim_deliveries|save_attempts|admit_hooks|store_inbound_events|hold_lock)\()/

/** Returns true if a statement has one plan. With `*`, a change of the schema would make the plan unusable. */
const hasOnePlan = (text: string): boolean =>
  text.startsWith(onePlanMark) || (text.length < 4_000 && !text.includes('*') && onePlan.test(text))
