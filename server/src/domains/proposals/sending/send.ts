import { canonicalJson } from '../../../platform/canonical-json.ts'
import { ApiError } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { chargeCredits, requireStorage } from '../../billing/index.ts'
import { keepBlob } from '../blobs/blob.ts'
import { expiryAtSending } from '../calendar-day.ts'
import { keepSentPdfJob } from '../downloads/versions.ts'
import { draftSha256Of, type ProposalDraft } from '../draft.ts'
import { expireIfDue, isOverdue, lockFor, supersede } from '../ending/expire.ts'
import { proposalRevised, proposalSent } from '../events.ts'
import { RecipientId } from '../ids.ts'
import { linkUrl } from '../links/links.ts'
import { requireReachableAll } from '../reachable.ts'
import { listRecipients } from '../recipient-store.ts'
import { presentProposal, searchTextOf, shownNumber } from '../representation.ts'
import type { ProposalSettings } from '../settings/schema.ts'
import { seriesAt } from '../settings/service.ts'
import { type ProposalRow, updateProposal } from '../store.ts'
import { buildDocument } from '../variables/build-document.ts'
import type { ProposalProblem } from '../variables/problem.ts'
import { findProblems } from '../variables/problems.ts'
import type { VariableSources } from '../variables/sources.ts'
import { type HandedLink, handLinks, invite } from './invite.ts'
import { drawCount, findNumberOf, isNumberTaken, lockOpenRevisions } from './number-store.ts'
import type { Sending, SentProposal } from './schema.ts'
import { requireTried } from './try-out.ts'

type Dependencies = Pick<Platform, 'keyring' | 'publicUrl' | 'config'>

/** Numbers and freezes a draft, ends the previous revision and queues the mails: all or nothing. */
export async function sendProposal(
  platform: Dependencies,
  work: Work,
  id: string,
  sending: Sending,
  tried: number | null,
): Promise<SentProposal> {
  const draft = await lockSendable(work, id, sending)
  const { message, delivery = 'mail' } = sending
  await supersedeOpen(platform, work, draft.row)
  const sent = await freeze(work, draft, tried)
  const handed = delivery === 'link_only' ? handLinks(work, draft.recipients) : []
  const invited =
    delivery === 'link_only'
      ? draft.recipients.map(
          (one) => handed.find((link) => link.recipient.id === one.id)?.recipient ?? one,
        )
      : await invite(platform, work, sent, draft.recipients, { message })
  const proposal = presentProposal(sent, invited)
  await work.enqueue(keepSentPdfJob, { organizationId: work.organizationId, proposalId: id })
  await work.emit(proposalSent, proposal)
  if (sent.revision > 1) await work.emit(proposalRevised, proposal)
  const cost = platform.config.proposalSendCredits
  if (cost > 0) await chargeCredits(work, `proposal:${id}:send`, cost)
  return delivery === 'link_only' ? { ...proposal, links: shown(platform, handed) } : proposal
}

const shown = ({ publicUrl }: Dependencies, handed: readonly HandedLink[]) =>
  handed.map(({ recipient, token }) => ({
    recipientId: RecipientId.show(recipient.id),
    link: linkUrl(publicUrl, token),
  }))

type SendableDraft = ProposalDraft & { sources: VariableSources }

/** Locks and returns the draft if nothing prevents sending it. */
async function lockSendable(
  work: Work,
  id: string,
  { delivery = 'mail', contentSha256 }: Sending,
): Promise<SendableDraft> {
  const { db, organizationId } = work
  const row = await lockFor('send', work, id)
  const draft = { row, recipients: await listRecipients(db, organizationId, id) }
  const { document, problems, sources } = await findProblems(work, draft)
  if (contentSha256 !== undefined && contentSha256 !== draftSha256Of(document)) throw changedSince()
  refuseProblems(problems)
  if (delivery === 'mail') await requireReachableAll(work, draft.recipients)
  return { ...draft, sources }
}

const changedSince = (): ApiError =>
  new ApiError(
    'invalid_transition',
    'The draft has changed since the preview with this hash. Check a new preview, and send with its hash.',
    { field: 'contentSha256' },
  )

/**
 * Refuses to send and reports all problems in one error, so that the author can fix them together.
 *
 * @throws ApiError `validation_error`
 */
function refuseProblems(problems: readonly ProposalProblem[]): void {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const missing = errors.filter(({ code }) => code === 'missing_variable')
  if (missing.length > 0) {
    const names = [...new Set(missing.map(({ variable, path }) => variable ?? path))]
    throw new ApiError(
      'validation_error',
      `These variables have no value: ${names.join(', ')}. Give each a value or a default.`,
      {
        field: 'variables',
      },
    )
  }
  const [first, ...others] = errors
  if (!first) return
  const more = others.length > 0 ? ` GET …/problems lists ${others.length} more problems.` : ''
  throw new ApiError('validation_error', first.message + more, { field: first.path })
}

/** Ends earlier revisions that a client could still answer. */
async function supersedeOpen(
  platform: Dependencies,
  work: Work,
  { root_id, id, revision }: ProposalRow,
): Promise<void> {
  if (revision === 1) return
  const open = await lockOpenRevisions(work.db, work.organizationId, root_id, id)
  for (const row of open) {
    if (isOverdue(row, work.now)) await expireIfDue(platform, work, row)
    else await supersede(work, row)
  }
}

/** Freezes the content with its number and date, in canonical form. A client sees it and agrees to its hash. */
async function freeze(
  work: Work,
  { row, recipients, sources }: SendableDraft,
  tried: number | null,
): Promise<ProposalRow> {
  const { organizationId, now } = work
  const { settings } = sources
  const expires_at = expiryAtSending(row, settings, now)
  const number = await drawNumber(work, row, settings)
  const numbered = { ...row, number, expires_at }
  const issue = { number: shownNumber(numbered), at: now }
  const { document } = await buildDocument(work, { row: numbered, recipients }, issue, sources)
  const json = canonicalJson(document)
  requireTried(row, document, json, tried)
  const content = Buffer.from(json)
  await requireStorage(work.db, organizationId, content.length)
  const content_sha256 = keepBlob(work, { mediaType: 'application/json', content })
  return updateProposal(work, organizationId, row, {
    ...{ status: 'sent', number, expires_at, content_sha256, title: document.title },
    transitions: { ...row.transitions, sent: now.toISOString() },
    search: searchTextOf({ ...numbered, title: document.title }, recipients),
    updated_at: now,
  })
}

/**
 * Draws the number of a proposal that is being sent: the one of its earlier revisions, or the next one. From here on,
 * other sends of the organization wait for this transaction.
 */
async function drawNumber(
  { db, organizationId, now }: Work,
  row: Pick<ProposalRow, 'root_id' | 'revision'>,
  { numberPattern, defaults }: Pick<ProposalSettings, 'numberPattern' | 'defaults'>,
): Promise<string> {
  const earlier = row.revision > 1 && (await findNumberOf(db, organizationId, row.root_id))
  if (earlier) return earlier
  const series = seriesAt(numberPattern, now, defaults.timeZone)
  for (;;) {
    const number = series.write(await drawCount(db, organizationId, series.key))
    // An earlier pattern may have produced the same number.
    if (!(await isNumberTaken(db, organizationId, number))) return number
  }
}
