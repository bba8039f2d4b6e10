import { Type } from 'typebox'
import { requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import type { Principal } from '../../../platform/operations/principal.ts'
import { List, PageQuery, PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { CommentId, ProposalId } from '../ids.ts'
import { findProposal } from '../store.ts'
import { Comment, NewComment } from './schema.ts'
import { addComment, resolveComment } from './service.ts'
import { listComments, presentComment } from './store.ts'

const path = '/v1/proposals/{proposalId}/comments'
const params = { proposalId: PathId(ProposalId, 'Identifier of the revision.') }
const shared = { tag: 'Proposals' } as const

export const commentOperations = ({ pager }: Pick<Platform, 'pager'>): readonly Operation[] => [
  operation(
    {
      ...shared,
      scope: 'proposals:write',
      method: 'POST',
      path,
      operationId: 'createProposalComment',
      summary: 'Comment on a proposal',
      description:
        'Adds a comment. Recipients read it on the proposal page. A comment cannot be changed or deleted.',
      params: Type.Object(params),
      body: NewComment,
      location: '/v1/proposals/{proposalId}/comments',
      changes: 'reply',
      status: 201,
      reply: Comment,
    },
    (work, { params: { proposalId }, body }) =>
      addComment(work, proposalId, body, authorOf(work.principal)),
  ),
  operation(
    {
      ...shared,
      scope: 'proposals:write',
      method: 'POST',
      path: `${path}/{commentId}/resolve`,
      operationId: 'resolveProposalComment',
      summary: 'Resolve a comment',
      description: 'Marks a comment as resolved. Resolving it again changes nothing.',
      params: Type.Object({
        ...params,
        commentId: PathId(CommentId, 'Identifier of the comment.'),
      }),
      changes: 'commentId',
      reply: Comment,
    },
    (work, { params: { proposalId, commentId } }) => resolveComment(work, proposalId, commentId),
  ),
  operation(
    {
      ...shared,
      scope: 'proposals:read',
      method: 'GET',
      path,
      operationId: 'listProposalComments',
      summary: 'List comments',
      description: 'Lists the comments on a revision, oldest first.',
      params: Type.Object(params),
      query: Type.Object(PageQuery),
      reply: List(Comment),
    },
    async ({ db, organizationId }, { params: { proposalId }, query }) => {
      requireFound(await findProposal(db, organizationId, proposalId))
      const list = { organizationId, name: `comments on ${proposalId}` }
      const page = { after: pager.after(list, query), limit: query.limit }
      const rows = await listComments(db, organizationId, proposalId, page)
      return pager.page(list, query, rows, presentComment)
    },
  ),
]

/**
 * Returns the author of a comment. It always has a name, so the comment shows one even after its author was deleted.
 */
const authorOf = ({ kind, id, shownId, name }: Principal): Comment['author'] => ({
  kind: kind === 'member' ? 'member' : 'token',
  id: shownId ?? id,
  name,
})
