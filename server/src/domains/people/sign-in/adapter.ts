import type { BetterAuthOptions, DBAdapter, DBTransactionAdapter, Where } from 'better-auth'
import { hashSecret } from '../../../platform/crypto/hash.ts'
import { newId } from '../../../platform/ids.ts'
import type { SecondFactorSeal } from './second-factors.ts'

type Adapter = DBTransactionAdapter<BetterAuthOptions>
type Row = Record<string, unknown>

const hashSessionToken = (token: string): string => hashSecret(token).toString('hex')

/**
 * better-auth's way to the database, with what it would store in clear kept otherwise: tokens of sessions as
 * hashes, second factors sealed. better-auth sees neither: it gets back what it stored.
 */
export const protectAdapter = (
  adapter: DBAdapter<BetterAuthOptions>,
  seal: SecondFactorSeal,
): DBAdapter<BetterAuthOptions> => ({
  ...protectSecondFactors(protectSessions(adapter), seal),
  transaction: (run) =>
    adapter.transaction((tx) => run(protectSecondFactors(protectSessions(tx), seal))),
})

function protectSessions(adapter: Adapter): Adapter {
  const hashed = <Query extends { model: string; where?: Where[] | undefined }>(
    query: Query,
  ): Query =>
    query.model === 'session' && query.where
      ? { ...query, where: query.where.map(hashCondition) }
      : query
  /** A session that was looked up by its token has that token again. */
  const restored = <T>(row: T, { model, where }: { model: string; where: Where[] }): T => {
    const token = where.find(({ field }) => field === 'token')?.value
    if (model !== 'session' || !row || typeof token !== 'string') return row
    return { ...row, token }
  }
  return {
    ...adapter,
    async create(query) {
      const { token } = query.data as Row
      if (query.model !== 'session' || typeof token !== 'string') return adapter.create(query)
      const data = { ...query.data, token: hashSessionToken(token) }
      return { ...(await adapter.create({ ...query, data })), token }
    },
    findOne: async (query) => restored(await adapter.findOne(hashed(query)), query),
    findMany: (query) => adapter.findMany(hashed(query)),
    count: (query) => adapter.count(hashed(query)),
    update: async (query) => restored(await adapter.update(hashed(query)), query),
    updateMany: (query) => adapter.updateMany(hashed(query)),
    delete: (query) => adapter.delete(hashed(query)),
    deleteMany: (query) => adapter.deleteMany(hashed(query)),
    consumeOne: async (query) => restored(await adapter.consumeOne(hashed(query)), query),
    incrementOne: async (query) => restored(await adapter.incrementOne(hashed(query)), query),
  }
}

const hashCondition = (condition: Where): Where => {
  const { field, value } = condition
  if (field !== 'token') return condition
  if (typeof value === 'string') return { ...condition, value: hashSessionToken(value) }
  throw new Error('sessions are looked up by one token')
}

function protectSecondFactors(adapter: Adapter, seal: SecondFactorSeal): Adapter {
  const isSealed = ({ model }: { model: string }): boolean => model === 'twoFactor'
  const opened = <T>(row: T): T => (row ? (seal.open(row as Row) as T) : row)
  return {
    ...adapter,
    async create(query) {
      if (!isSealed(query)) return adapter.create(query)
      const id = newId()
      const data = { ...seal.seal(id, query.data), id }
      return opened(await adapter.create({ ...query, data, forceAllowId: true })) as never
    },
    async findOne(query) {
      const row = await adapter.findOne(query)
      return (isSealed(query) ? opened(row) : row) as never
    },
    async update(query) {
      if (!isSealed(query)) return adapter.update(query)
      const update = seal.seal(idIn(query.where), query.update)
      return opened(await adapter.update({ ...query, update })) as never
    },
    async incrementOne(query) {
      if (!isSealed(query)) return adapter.incrementOne(query)
      const where = await withSealedCodes(adapter, seal, query.where)
      if (!where) return null
      const set = query.set && seal.seal(idIn(query.where), query.set)
      return opened(await adapter.incrementOne({ ...query, where, ...(set && { set }) })) as never
    },
  }
}

const idIn = (where: readonly Where[]): string => {
  const id = where.find(({ field }) => field === 'id')?.value
  if (typeof id !== 'string') throw new Error('a second factor is changed by its id')
  return id
}

/**
 * A backup code is used up by comparing all codes with what was read. No two seals are alike, so the codes
 * are compared opened, and the row by the very bytes that were opened. Null when they have changed.
 */
async function withSealedCodes(
  adapter: Adapter,
  seal: SecondFactorSeal,
  where: readonly Where[],
): Promise<Where[] | null> {
  const expected = where.find(({ field }) => field === 'backupCodes')
  if (!expected) return [...where]
  const others = where.filter((condition) => condition !== expected)
  const row = await adapter.findOne<Row>({ model: 'twoFactor', where: others })
  if (!row || seal.open(row)['backupCodes'] !== expected.value) return null
  return [...others, { ...expected, value: row['backupCodes'] as never }]
}
