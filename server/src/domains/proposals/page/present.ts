import type { DocumentTotals, ProposalDocument } from '../document.ts'
import { statusAt } from '../ending/expire.ts'
import { consentOf } from '../evidence/consent.ts'
import { CommentId, ImageId, RecipientId } from '../ids.ts'
import { imageIdsOf } from '../images/shown-images.ts'
import { fill } from '../locales.ts'
import { amountsDue } from '../pricing/totals.ts'
import { isOpen } from '../states.ts'
import { figuresIn } from './figures.ts'
import type { PageContext } from './gate.ts'
import { languageOf } from './languages.ts'
import { isChoice } from './lines.ts'
import type { OpenPage } from './links.ts'
import type { ProposalPageRow, ShownRecipient } from './store.ts'
import { type FormState, type PageView, type Thread, untouched } from './view.ts'

/** A choice that the reader made on the page and has not signed yet. */
export interface ChoiceOnPage {
  itemIds: readonly string[]
  quantities: Readonly<Record<string, string>>
  totals: DocumentTotals
}

interface Showing {
  now: Date
  form?: FormState
  choice?: ChoiceOnPage | null
  /** True if a reader who has signed opens the proposal again. */
  isReading?: boolean
}

/** Presents the page of a proposal to a recipient at a time. */
export function presentPage(
  { link, row, reader, language: locale }: OpenPage,
  document: ProposalDocument,
  { now, form = untouched, choice = null, isReading = false }: Showing,
): PageView {
  const status = statusAt(row, now)
  const { language, direction, labels } = languageOf(locale)
  const quantities = choice?.quantities ?? row.choice?.quantities ?? {}
  const chosen = new Set(choice?.itemIds ?? row.choice?.itemIds ?? offered(document))
  const accepted = row.transitions.accepted
  const timeZone = row.time_zone
  const figures = figuresIn({ locale, timeZone, document })
  const notice =
    (status === 'accepted' || status === 'countersigned') && accepted !== undefined
      ? fill(labels.acceptedOn, { date: figures.date(accepted) })
      : null
  return {
    ...{
      token: link.token,
      labels,
      language,
      direction,
      locale,
      timeZone,
      document,
      chosen,
      quantities,
      now,
      form,
    },
    totals: choice?.totals ?? (row.choice ? row.totals : document.totals),
    contentSha256: row.content_sha256 ?? '',
    expiresAt: row.expires_at,
    reader: { name: reader.name, email: reader.email, role: reader.role },
    signing: isReading || !isOpen(status) ? 'closed' : signingOf(row, reader),
    isChoiceFixed: row.choice !== null,
    canComment: isOpen(status),
    signers: row.recipients
      .filter(({ role }) => role === 'signer')
      .map(({ id, name, status: state }) => ({
        ...{ name, isReader: id === reader.id, hasSigned: state === 'signed' },
      })),
    threads: threadsFor(row, reader),
    consent: consentOf(row.consent_text, locale).text,
    notice,
    hasPdf: row.content_sha256 !== null,
  }
}

const offered = ({ items }: ProposalDocument): string[] =>
  items.filter((item) => isChoice(item) && item.selected).map(({ id }) => id)

function signingOf(
  { signing, recipients }: ProposalPageRow,
  reader: ShownRecipient,
): PageView['signing'] {
  if (reader.role !== 'signer' || reader.status === 'signed') return 'closed'
  if (signing.order === 'parallel') return 'open'
  const isBefore = ({ role, status, signingOrder }: ShownRecipient) =>
    role === 'signer' && status !== 'signed' && signingOrder < reader.signingOrder
  return recipients.some(isBefore) ? 'later' : 'open'
}

/**
 * Returns the reader's own questions with their replies, and comments from the organization to everyone. Questions of
 * other recipients, and replies to them, are left out.
 */
function threadsFor({ comments }: ProposalPageRow, reader: ShownRecipient): Thread[] {
  const readerId = RecipientId.show(reader.id)
  const isShown = ({ author }: ProposalPageRow['comments'][number]) =>
    author.kind !== 'recipient' || author.id === readerId
  const show = (comment: ProposalPageRow['comments'][number]) => ({
    id: CommentId.show(comment.id),
    author: comment.author.name,
    isOwn: comment.author.id === readerId,
    text: comment.text,
    at: new Date(comment.createdAt),
    isResolved: comment.resolvedAt !== null,
  })
  const byId = new Map(comments.map((comment) => [comment.id, comment]))
  // Cached, because a thread may have a thousand replies: without it, each view took 11 ms more.
  const roots = new Map<string, ProposalPageRow['comments'][number]>()
  const rootOf = (
    comment: ProposalPageRow['comments'][number],
  ): ProposalPageRow['comments'][number] => {
    let root = comment
    for (let up = byId.get(root.replyTo ?? ''); up; up = byId.get(root.replyTo ?? '')) {
      root = roots.get(up.id) ?? up
    }
    roots.set(comment.id, root)
    return root
  }
  const threads = new Map<string, Thread>()
  for (const comment of comments) {
    const root = rootOf(comment)
    if (!isShown(comment) || !isShown(root)) continue
    if (root === comment) {
      const { itemId, blockId } = comment
      threads.set(comment.id, { ...show(comment), itemId, blockId, replies: [] })
    } else {
      threads.get(root.id)?.replies.push(show(comment))
    }
  }
  return [...threads.values()]
}

/** Presents the content of the page as JSON. Of other recipients, it has only the names of those who sign. */
export function presentState(
  page: OpenPage,
  document: ProposalDocument,
  { platform }: Pick<PageContext, 'platform'>,
) {
  const now = platform.clock.now()
  const view = presentPage(page, document, { now })
  const { row, reader } = page
  return {
    status: statusAt(row, now),
    expiresAt: row.expires_at?.toISOString() ?? null,
    contentSha256: row.content_sha256,
    content: document,
    totals: view.totals,
    amountsDue: amountsDue(view.totals.buckets, document),
    choice: row.choice,
    canSign: view.signing === 'open',
    consent: view.consent,
    recipient: { name: reader.name, role: reader.role, status: reader.status },
    signers: view.signers,
    comments: view.threads,
  }
}

const kept = new WeakMap<ProposalDocument, ReadonlySet<string>>()

/** Maps every picture of a document to the UUID of its row. */
export function imagesOf(document: ProposalDocument): ReadonlySet<string> {
  const known = kept.get(document)
  if (known) return known
  const images = new Set(imageIdsOf(document).flatMap((id) => ImageId.read(id) ?? []))
  kept.set(document, images)
  return images
}
