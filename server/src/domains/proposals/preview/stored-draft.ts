import { LRUCache } from 'lru-cache'
import type { Db } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Draft } from '../draft.ts'
import { listRecipients } from '../recipient-store.ts'
import { findProposal, findProposalHead, type ProposalBody } from '../store.ts'

/**
 * Whoever writes a proposal sees a preview after each key, and reading 500 stored lines was a third of it. A version
 * never says anything else, so that its body is read once while it is asked for. A parsed one takes some 6 times its
 * text.
 */
const bodies = new LRUCache<string, ProposalBody>({ maxSize: 2_000_000 })

/** A proposal as it is stored, with its recipients. @throws ApiError 404 */
export async function getDraft(
  { db, organizationId }: { db: Db; organizationId: string },
  id: string,
): Promise<Draft> {
  const [head, recipients] = await Promise.all([
    findProposalHead(db, organizationId, id),
    listRecipients(db, organizationId, id),
  ])
  if (!head) throw notFound()
  const body = bodies.get(keyOf(organizationId, head))
  if (body) return { row: { ...head, ...body }, recipients }
  const row = await findProposal(db, organizationId, id)
  if (!row) throw notFound()
  const { content, totals, search } = row
  const size = JSON.stringify([content, totals, search]).length
  bodies.set(keyOf(organizationId, row), { content, totals, search }, { size })
  return { row, recipients }
}

const keyOf = (organizationId: string, { id, version }: { id: string; version: number }): string =>
  `${organizationId} ${id} ${version}`
