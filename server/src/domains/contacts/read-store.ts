import { createBatcher } from '../../platform/concurrency/batcher.ts'
import type { Db } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'
import { type ContactRow, columns, findContact } from './store.ts'

interface Asked {
  organizationId: string
  id: string
}

type Read = (asked: Asked) => Promise<ContactRow | undefined>

/** Contacts of one statement. */
const maxBatch = 64

const readMany = statement<ContactRow & { place: number }>(`
  select asked.place::integer as place, ${columns.map((column) => `c."${column}"`).join(', ')}
  from unnest($1::uuid[], $2::uuid[]) with ordinality as asked (organization_id, id, place)
  join contacts c on c.organization_id = asked.organization_id and c.id = asked.id`)

const readers = new WeakMap<Db, Read>()

/** As `findContact`, outside of transactions: those that are asked for while a statement runs share the next one. */
export async function readContact(
  db: Db,
  organizationId: string,
  id: string,
): Promise<ContactRow | undefined> {
  if (db.isTransaction) return findContact(db, organizationId, id)
  const read = readers.get(db) ?? openReader(db)
  // It may have been merged into another.
  return (await read({ organizationId, id })) ?? findContact(db, organizationId, id)
}

function openReader(db: Db): Read {
  const read = createBatcher({
    maxBatch,
    async run(asked: Asked[]) {
      const organizationIds = asked.map(({ organizationId }) => organizationId)
      const ids = asked.map(({ id }) => id)
      const rows = await readMany(db, organizationIds, ids)
      const found = new Map(rows.map(({ place, ...row }) => [place, row as ContactRow]))
      return asked.map((_, at) => found.get(at + 1))
    },
  })
  readers.set(db, read)
  return read
}
