import { type messages, type PGlite, parse, protocol, type Results } from '@electric-sql/pglite'
import type { QueryResult } from 'kysely'
import { LRUCache } from 'lru-cache'
import { encodeExecution } from './execution-message.ts'

interface Prepared {
  name: string
  parameterTypes: readonly number[]
  /** Null for a statement that returns no rows. */
  rowDescription: messages.BackendMessage | null
}

/** Plans that the session keeps; the product has some two hundred statements. */
const maxPrepared = 300

/** A statement with 128 KiB of a file or 50 chunks fits. */
const maxScratchBytes = 1024 * 1024

const { serialize } = protocol

/**
 * Runs statements that stay prepared: planned once, and sent in one call where PGlite's own `query`
 * makes six. A look-up by key takes 0.06 ms instead of 0.17, a join that is not trivial to plan 0.2
 * instead of 0.8. What a change of the schema has made stale, PostgreSQL plans anew.
 */
export class PgliteStatements {
  readonly #pglite: PGlite
  readonly #prepared = new LRUCache<string, Prepared>({ max: maxPrepared })
  #serial = 0
  #scratch: Buffer | null = null

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  run<Row>(text: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    return this.#pglite.runExclusive(async () => {
      const prepared = this.#prepared.get(text) ?? (await this.#prepare(text))
      const values = parameters.map((value, index) =>
        this.#encode(value, prepared.parameterTypes[index]),
      )
      const message = encodeExecution(prepared.name, values, this.#allocate)
      const received = await this.#send(message).catch((error) => {
        // Its columns are no longer those that were described.
        if ((error as { code?: string }).code === '0A000') this.#prepared.delete(text)
        throw error
      })
      if (prepared.rowDescription) received.unshift(prepared.rowDescription)
      const [result] = parse.parseResults(received, this.#pglite.parsers)
      const { rows, affectedRows } = result as Results<Row>
      return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) }
    })
  }

  /** The same bytes for each statement, of which one runs at a time; garbage is what stops the thread. */
  readonly #allocate = (bytes: number): Buffer => {
    if (bytes > maxScratchBytes) return Buffer.allocUnsafe(bytes)
    this.#scratch ??= Buffer.allocUnsafeSlow(maxScratchBytes)
    return this.#scratch.subarray(0, bytes)
  }

  async #prepare(text: string): Promise<Prepared> {
    const name = `s${++this.#serial}`
    const described = await this.#send(
      Buffer.concat([
        ...this.#dismiss(),
        serialize.parse({ name, text }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ]),
    )
    const prepared: Prepared = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(described),
      rowDescription: described.find((message) => message.name === 'rowDescription') ?? null,
    }
    this.#prepared.set(text, prepared)
    return prepared
  }

  /** Makes room for one more by closing the least recently used statement. */
  #dismiss(): Uint8Array[] {
    if (this.#prepared.size < maxPrepared) return []
    const oldest = this.#prepared.pop()
    return oldest ? [serialize.close({ type: 'S', name: oldest.name })] : []
  }

  #encode(value: unknown, type = 0): string | Uint8Array | null {
    if (value === null || value === undefined) return null
    // In binary: as text, 64 KiB take 15 ms to write and 2 to read.
    if (value instanceof Uint8Array) return value
    const encode = this.#pglite.serializers[type]
    return encode ? encode(value) : String(value)
  }

  async #send(message: Uint8Array): Promise<messages.BackendMessage[]> {
    // Whoever calls waits for the disk, outside the session.
    return (await this.#pglite.execProtocol(message, { syncToFs: false })).messages
  }
}
