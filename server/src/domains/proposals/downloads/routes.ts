import { Type } from 'typebox'
import { requireFound } from '../../../platform/errors.ts'
import { type Operation, operation, rawReply } from '../../../platform/operations/operation.ts'
import { PathId } from '../../../platform/operations/schemas.ts'
import { sha256Of } from '../blobs/blob.ts'
import { ProposalId } from '../ids.ts'
import { listRecipients } from '../recipient-store.ts'
import { shownNumber } from '../representation.ts'
import type { RenderProposal } from '../signing/dependencies.ts'
import { findProposal } from '../store.ts'
import { readPdf } from './versions.ts'

const version = Type.Enum(['current', 'sent', 'sealed'], {
  default: 'current',
  description:
    '`sealed`: after everyone has signed. `sent`: as the recipients see it. `current`: the sealed version, otherwise the sent one, otherwise the draft.',
})

export const pdfOperations = (render: RenderProposal): readonly Operation[] => [
  operation(
    {
      method: 'GET',
      path: '/v1/proposals/{proposalId}/pdf',
      operationId: 'getProposalPdf',
      tag: 'Proposals',
      summary: 'Download a proposal as a PDF',
      description:
        'Returns the PDF. Its `ETag` is the SHA-256 of the file; for the sealed version that is `sealedSha256`.',
      scope: 'proposals:read',
      params: Type.Object({ proposalId: PathId(ProposalId, 'Identifier of the revision.') }),
      query: Type.Object({ version }),
      reply: rawReply('application/pdf'),
      errors: ['invalid_transition', 'unavailable'],
    },
    async ({ db, organizationId, now, request }, { params: { proposalId }, query }) => {
      const row = requireFound(await findProposal(db, organizationId, proposalId))
      const recipients = await listRecipients(db, organizationId, proposalId)
      const draft = { row, recipients }
      const reading = { db, organizationId, now, signal: request.signal }
      const bytes = await readPdf(reading, render, draft, query.version)
      const etag = `"${sha256Of(bytes)}"`
      const headers = { etag, 'cache-control': 'private, no-cache' }
      if (request.headers['if-none-match'] === etag) {
        return new Response(null, { status: 304, headers })
      }
      const name = (shownNumber(row) ?? 'draft').replaceAll(/[^\w.-]+/g, '-')
      return new Response(bytes as Uint8Array<ArrayBuffer>, {
        headers: {
          ...headers,
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${name}.pdf"`,
          'content-security-policy': "default-src 'none'; sandbox",
        },
      })
    },
  ),
]
