import { sql } from 'kysely'
import type { Db } from '../src/platform/db/database.ts'
import { newId } from '../src/platform/ids.ts'
import type { People, Person } from './duplicate-people.ts'

/** Rows of one statement. */
const batchPeople = 5_000

/** Makes contacts of the people, without what triggers add but with their walk; returns their ids. */
export async function insertPeople(
  db: Db,
  organizationId: string,
  people: readonly Person[],
): Promise<string[]> {
  const rows = people.map((person) => ({ ...person, id: newId() }))
  await db.connection().execute(async (session) => {
    await sql`set session_replication_role = replica`.execute(session)
    for (let start = 0; start < rows.length; start += batchPeople) {
      const batch = JSON.stringify(rows.slice(start, start + batchPeople))
      await sql`
        insert into contacts (organization_id, id, name, email, phone, company, created_at, updated_at)
        select ${organizationId}, id, name, email, phone, company, now(), now()
        from json_to_recordset(${batch}::text::json)
          as p (id uuid, name text, email text, phone text, company text)`.execute(session)
    }
    await sql`reset session_replication_role`.execute(session)
    await sql`insert into usage_counts (organization_id, resource, slot, used)
      values (${organizationId}, 'contacts', 9, ${rows.length})`.execute(session)
    await sql`insert into unmatched_organizations (organization_id) values (${organizationId})`.execute(
      session,
    )
  })
  return rows.map(({ id }) => id)
}

export interface Assessment {
  groups: number
  /** Share of the planted pairs that are in one group. */
  found: number
  /** Share of the groups that have contacts of different people. */
  wrong: number
  missed: [number, number][]
  mistaken: number[][]
}

/** What groups, each of ids as `ids` has them, are worth. */
export function assessGroups(
  groups: readonly (readonly string[])[],
  { pairs }: People,
  ids: readonly string[],
): Assessment {
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  const personOf = new Map(
    pairs.flatMap(([one, other]) => [
      [one, one],
      [other, one],
    ]),
  )
  const places = groups.map((group) => group.map((id) => placeOf.get(id) ?? -1))
  const groupOf = new Map(places.flatMap((group, n) => group.map((place) => [place, n])))
  const missed = pairs.filter(
    ([one, other]) => groupOf.get(one) === undefined || groupOf.get(one) !== groupOf.get(other),
  )
  const mistaken = places.filter(
    (group) => new Set(group.map((place) => personOf.get(place) ?? -place)).size > 1,
  )
  return {
    groups: groups.length,
    found: 1 - missed.length / pairs.length,
    wrong: mistaken.length / Math.max(groups.length, 1),
    missed: missed as [number, number][],
    mistaken,
  }
}
