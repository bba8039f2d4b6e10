import { sql } from 'kysely'
import type { Finder } from '../../../platform/finding/finder.ts'
import { tableFinder } from '../../../platform/finding/table-finder-store.ts'
import { MemberId } from '../schema.ts'

export const memberFinders: readonly Finder[] = [
  tableFinder({
    type: 'member',
    scope: null,
    table: 'members',
    ids: MemberId,
    title: sql`(select p.name from people p where p.id = members.person_id)`,
    hint: sql`(select p.email from people p where p.id = members.person_id)`,
  }),
]
