import type { Db } from './db/database.ts'

export interface Records {
  /** Records by kind, newest first. */
  records: Readonly<Record<string, readonly unknown[]>>
  /** False if there are more records than were read. A list whose length equals the limit already says so. */
  isComplete?: boolean
}

/** Returns records about subjects of an organization: at most `limit` of each kind. */
export type RecordsAbout = (
  reader: { db: Db; organizationId: string },
  subjects: readonly string[],
  limit: number,
) => Promise<Records>

/** Joins the results of several domains, one after the other, because each can need much memory. */
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
