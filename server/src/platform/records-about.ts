import type { Db } from './db/database.ts'

export interface Records {
  /** By what they are, newest first. */
  records: Readonly<Record<string, readonly unknown[]>>
  /** False where more is kept than was looked at. A list of as many items as the limit says so by itself. */
  isComplete?: boolean
}

/** What is kept about subjects of an organization: at most `limit` of each kind. */
export type RecordsAbout = (
  reader: { db: Db; organizationId: string },
  subjects: readonly string[],
  limit: number,
) => Promise<Records>

/** One after the other: each may hold much in memory. */
export const joinRecords =
  (all: readonly RecordsAbout[]): RecordsAbout =>
  async (...asked) => {
    const joined = { records: {}, isComplete: true }
    for (const recordsAbout of all) {
      const { records, isComplete = true } = await recordsAbout(...asked)
      Object.assign(joined.records, records)
      joined.isComplete &&= isComplete
    }
    return joined
  }
