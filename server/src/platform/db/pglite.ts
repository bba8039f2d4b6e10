import { mkdirSync } from 'node:fs'
import { PGlite, types } from '@electric-sql/pglite'
import { vector } from '@electric-sql/pglite-pgvector'
import {
  type DatabaseConnection,
  type Driver,
  PGliteDialect,
  type PGliteDialectConfig,
  PGliteDriver,
} from 'kysely'
import { letOthersWork } from '../concurrency/turn.ts'
import { PgliteStatements } from './pglite-statements.ts'

/** PGlite's own takes 7 ms for 64 KiB, this one 0.2. */
const parsers = { [types.BYTEA]: (hex: string) => Buffer.from(hex.slice(2), 'hex') }

/** `directory` null keeps everything in memory; `image` starts from a dump of a data directory. */
export async function openPglite(directory: string | null, image?: Blob): Promise<PGlite> {
  if (directory) mkdirSync(directory, { recursive: true, mode: 0o700 })
  return PGlite.create({
    ...(directory ? { dataDir: directory } : {}),
    ...(image ? { loadDataDir: image } : {}),
    extensions: { vector },
    parsers,
  })
}

/**
 * PGlite has one session. Kysely's driver hands the same connection to every caller, so a statement
 * of one request would run inside the open transaction of another; here each user waits for its turn.
 */
export class SerialPgliteDialect extends PGliteDialect {
  readonly #config: PGliteDialectConfig & { pglite: PGlite }
  constructor(config: PGliteDialectConfig & { pglite: PGlite }) {
    super(config)
    this.#config = config
  }
  override createDriver(): Driver {
    return new SerialPgliteDriver(this.#config)
  }
}

class SerialPgliteDriver extends PGliteDriver {
  readonly #statements: PgliteStatements
  #tail: Promise<void> = Promise.resolve()
  #release: () => void = () => {}

  constructor(config: PGliteDialectConfig & { pglite: PGlite }) {
    super(config)
    this.#statements = new PgliteStatements(config.pglite)
  }

  override async init(): Promise<void> {
    await super.init()
    const connection = await super.acquireConnection()
    connection.executeQuery = async ({ sql, parameters }) => {
      await letOthersWork()
      return this.#statements.run(sql, parameters)
    }
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const turn = this.#tail
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#tail = promise
    await turn
    this.#release = resolve
    return super.acquireConnection()
  }

  override async releaseConnection(): Promise<void> {
    this.#release()
  }
}
