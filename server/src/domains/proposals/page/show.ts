import { notFound } from '../../../platform/errors.ts'
import type { ProposalDocument } from '../document.ts'
import { statusAt } from '../ending/expire.ts'
import { type Answer, answerPage } from './answers.ts'
import { type End, endedPage, signedPage } from './closing-pages.ts'
import { figuresIn } from './figures.ts'
import type { PageContext } from './gate.ts'
import type { OpenPage } from './links.ts'
import { type ChoiceOnPage, presentPage } from './present.ts'
import { proposalPage } from './proposal-page.ts'
import type { FormState } from './view.ts'

interface Shown {
  form?: FormState
  choice?: ChoiceOnPage | null
  isReading?: boolean
  status?: number
  headers?: Record<string, string>
}

export function readDocument(
  { platform, documents }: PageContext,
  { link, row }: OpenPage,
): Promise<ProposalDocument> {
  if (row.content_sha256 === null) throw notFound()
  return documents.read(platform.database.db, link.organizationId, row.content_sha256)
}

/** Shows the current page to this recipient: to sign, signed, ended or read-only. */
export async function showPage(
  context: PageContext,
  page: OpenPage,
  { status = 200, headers = {}, ...shown }: Shown = {},
): Promise<Answer> {
  const document = await readDocument(context, page)
  const now = context.platform.clock.now()
  const { row, reader, link } = page
  const end = endOf(page, now)
  const isReading = shown.isReading ?? false
  const view = presentPage(page, document, { now, ...shown })
  if (end !== null) {
    const { labels, language, direction } = view
    const hasPdf = row.content_sha256 !== null
    const figures = figuresIn(view)
    const about = { labels, language, direction, document, figures, end, hasPdf }
    return answerPage(
      endedPage({ token: link.token, expiresAt: row.expires_at, ...about }),
      status,
      headers,
    )
  }
  const signedAt = reader.transitions.signed
  if (reader.status === 'signed' && signedAt !== undefined && !isReading) {
    const isComplete = row.sealed_sha256 !== null
    return answerPage(
      signedPage(view, { signedAt: new Date(signedAt), isComplete }),
      status,
      headers,
    )
  }
  return answerPage(proposalPage(view), status, headers)
}

function endOf({ row }: OpenPage, now: Date): End | null {
  const status = statusAt(row, now)
  if (status === 'canceled') return row.reason === 'superseded' ? 'superseded' : 'canceled'
  return status === 'expired' || status === 'declined' || status === 'voided' ? status : null
}
