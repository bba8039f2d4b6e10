import { Type } from 'typebox'
import type { Db } from '../../platform/db/database.ts'
import type { Catalogue } from '../../platform/domain.ts'
import { hasScope, type Principal, requireScopes } from '../../platform/operations/principal.ts'
import { Nullable } from '../../platform/operations/schemas.ts'
import type { Author, LossListener, Work } from '../../platform/work.ts'
import { findToken, TokenId } from '../tokens/index.ts'
import { MemberId } from './schema.ts'
import { findMember } from './store.ts'

/** Columns of a table whose rows act later. All of them are null in rows that are older than the columns. */
export interface AuthorColumns {
  /** `token` or `member`. */
  author_kind: string | null
  author_id: string | null
  author_name: string | null
  /** The scopes of the author when the row was saved. */
  scopes: string[] | null
  /** The scopes that the row needs to act. */
  needs: string[] | null
  /** Why it stopped when the author lost the rights. */
  stopped_reason: string | null
}

/** Fields of a resource that acts later. */
export const authorship = {
  author: Nullable(
    Type.Object(
      {
        kind: Type.Enum(['token', 'member'], { description: 'A token or a member.' }),
        id: Type.String({ description: 'Identifier of the token or the member.' }),
        name: Type.String({ description: 'Its name at that time.', examples: ['Ada'] }),
      },
      {
        description:
          'The token or member that last saved it or took it over. It may do what they may, as long as they may. Null if it is older than this field.',
      },
    ),
  ),
  stoppedReason: Nullable(
    Type.String({
      description: 'Why it stopped when its author lost the rights; null while they have them.',
    }),
  ),
  unconfirmed: Type.Boolean({
    description:
      'Whether it is older than the check of its rights. It keeps its reach until somebody saves it or takes it over.',
  }),
}

export const presentAuthorship = ({
  author_kind,
  author_id: id,
  author_name: name,
  needs,
  stopped_reason: stoppedReason,
}: AuthorColumns) => ({
  author: id === null || name === null ? null : shownAuthor(author_kind, id, name),
  stoppedReason,
  unconfirmed: needs === null,
})

const shownAuthor = (kind: string | null, id: string, name: string) =>
  kind === 'token'
    ? ({ kind: 'token', id: TokenId.show(id), name } as const)
    : ({ kind: 'member', id: MemberId.show(id), name } as const)

/** Shared declaration of the `…/take-over` operations of all these resources. */
export const takingOver = {
  method: 'POST',
  description:
    'Makes you its author and, if it stopped because the former author lost the rights, starts it again. You need the scopes that it needs.',
  errors: ['insufficient_scope'],
} as const

/** Returns the columns of a row that the principal saves. @throws ApiError 403 that names a missing scope */
export function authorColumns(principal: Principal, needs: readonly string[]) {
  requireScopes(principal, needs)
  return {
    ...authorOf(principal),
    author_name: principal.name,
    scopes: [...principal.scopes],
    needs: [...needs],
    stopped_reason: null,
  }
}

const authorOf = ({ kind, id, person }: Principal) =>
  kind === 'member'
    ? ({ author_kind: kind, author_id: person?.memberId ?? id } as const)
    : ({ author_kind: 'token', author_id: id } as const)

export const isAuthor = (principal: Principal, row: Pick<AuthorColumns, 'author_id'>): boolean =>
  authorOf(principal).author_id === row.author_id

type Authored = AuthorColumns & { organization_id: string }

/** The author with the scopes that they had then and still have, or a sentence that says why there is none. */
export type Standing = { principal: Principal } | { gone: string }

/** Returns what the author of a row may do now; undefined for a row without one. */
async function findStanding(
  db: Db,
  { roles }: Pick<Catalogue, 'roles'>,
  { author_kind, author_id: id, author_name, scopes: saved, organization_id }: Authored,
  now: Date,
): Promise<Standing | undefined> {
  if (id === null) return undefined
  const name = author_name ?? ''
  const common = { organizationId: organization_id, plan: '', expiresAt: null, rates: [], name }
  if (author_kind === 'token') {
    const token = await findToken(db, organization_id, id)
    const isAlive = token && !token.revoked_at && !(token.expires_at && token.expires_at <= now)
    if (!isAlive) return { gone: `The token ${name}, which saved it, is no longer valid.` }
    const scopes = bothHave(saved ?? [], token.scopes)
    return { principal: { ...common, kind: 'token', id, shownId: TokenId.show(id), scopes } }
  }
  const member = await findMember(db, organization_id, id)
  if (!member) return { gone: `${name}, who saved it, is no longer a member.` }
  const scopes = bothHave(saved ?? [], roles.get(member.role) ?? [])
  const person = {
    ...{ id: member.person_id, email: member.email, sessionId: '' },
    ...{ memberId: id, role: member.role },
  }
  const shownId = MemberId.show(id)
  return { principal: { ...common, kind: 'member', id: member.person_id, shownId, scopes, person } }
}

/** Returns the scopes in both lists. */
function bothHave(saved: readonly string[], present: readonly string[]): string[] {
  if (saved.includes('*')) return [...present]
  return present.includes('*') ? [...saved] : saved.filter((scope) => present.includes(scope))
}

/**
 * Returns who a row acts as, or the reason why it must stop. A row without an author keeps its reach: undefined.
 * `alsoNeeds` are scopes beside those that were recorded.
 */
export async function findActor(
  db: Db,
  catalogue: Pick<Catalogue, 'roles'>,
  row: Authored,
  { now, alsoNeeds = [] }: { now: Date; alsoNeeds?: readonly string[] },
): Promise<Standing | undefined> {
  const standing = await findStanding(db, catalogue, row, now)
  if (!standing) return undefined
  if ('gone' in standing) return { gone: `${standing.gone} Take it over to start it again.` }
  const needs = [...(row.needs ?? []), ...alsoNeeds]
  const missing = needs.find((scope) => !hasScope(standing.principal, scope))
  if (missing === undefined) return standing
  return {
    gone: `${row.author_name}, who saved it, no longer has the scope ${missing}. Take it over to start it again.`,
  }
}

interface Stopping<Row extends Authored> {
  /** Rows of the author that act. */
  list: (work: Work, author: Author) => Promise<Row[]>
  alsoNeeds?: (row: Row) => readonly string[]
  stop: (work: Work, row: Row, reason: string) => Promise<void> | void
}

/** Stops each row whose author has lost a right that it needs. */
export const stopOnLoss =
  <Row extends Authored>(
    catalogue: Pick<Catalogue, 'roles'>,
    { list, alsoNeeds = () => [], stop }: Stopping<Row>,
  ): LossListener =>
  async (work, author) => {
    for (const row of await list(work, author)) {
      const asked = { now: work.now, alsoNeeds: alsoNeeds(row) }
      const actor = await findActor(work.db, catalogue, row, asked)
      if (actor && 'gone' in actor) await stop(work, row, actor.gone)
    }
  }
