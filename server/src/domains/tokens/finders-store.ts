import { sql } from 'kysely'
import type { Finder } from '../../platform/finding/finder.ts'
import { tableFinder } from '../../platform/finding/table-finder-store.ts'
import { TokenId } from './schema.ts'

/** Owners and admins see the tokens. */
export const tokenFinders: readonly Finder[] = [
  tableFinder({
    type: 'token',
    scope: '*',
    table: 'tokens',
    ids: TokenId,
    title: sql`name`,
    only: () => sql`revoked_at is null`,
  }),
]
