import type { FastifyRequest } from 'fastify'
import { ApiError, requireFound } from '../../../platform/errors.ts'
import { escapeHtml } from '../../../platform/plain-characters.ts'
import type { ProposalDocument } from '../document.ts'
import { isVisible } from '../evidence/schema.ts'
import { fill, type PageLabels as Labels } from '../locales.ts'
import type { Selection } from '../pricing/schema.ts'
import type { Proposal } from '../schema.ts'
import { acceptProposal } from '../signing/accept.ts'
import { declineProposal } from '../signing/decline.ts'
import { Acceptance, Refusal } from '../signing/schema.ts'
import { makeChoice } from '../signing/sealed-document.ts'
import { findProposal } from '../store.ts'
import { type Answer, answerJson, answerSeeOther } from './answers.ts'
import { checked, type Posted, selectionIn, strokesIn } from './bodies.ts'
import { figuresIn } from './figures.ts'
import { enter, identityOf, type PageContext } from './gate.ts'
import { languageOf } from './languages.ts'
import { acceptanceBounds } from './limits.ts'
import { linesOf } from './lines.ts'
import { factsOf, type OpenPage } from './links.ts'
import type { ChoiceOnPage } from './present.ts'
import { readDocument, showPage } from './show.ts'
import { accepted } from './sign.ts'
import { alsoPaid, instalments, leadingTotal, totalsTable } from './sums.ts'
import { type FormState, type PageView, pagePath } from './view.ts'

/** Presents an answered proposal to the holder of the link, without other recipients. */
const presentAnswered = ({
  number,
  title,
  status,
  currency,
  totals,
  choice,
  contentSha256,
}: Proposal) => ({
  ...{ number, title, status, currency, totals, choice, contentSha256 },
})

/** Accepts with the posted data. A form gets the page as its response, with errors beside its fields. */
export async function accept(
  context: PageContext,
  request: FastifyRequest,
  page: OpenPage,
  posted: Posted,
): Promise<Answer> {
  if (posted.kind === 'json') {
    const body = checked(Acceptance, posted.value)
    return answerJson(presentAnswered(await sign(context, request, page, body)))
  }
  const { fields } = posted
  const { labels } = languageOf(page.language)
  const faults = faultsIn(fields, labels)
  if (Object.keys(faults).length > 0) return again(context, page, fields, { faults, status: 422 })
  try {
    await sign(context, request, page, checked(Acceptance, acceptanceIn(fields)))
    return answerSeeOther(pagePath(page.link.token))
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'not_found') throw error
    // Read again: the refusal may mean that another signer was faster or that the time is over.
    const present = await enter(context, request, page.link.token, { isCounted: false })
    const faults =
      error.field === 'signature.text'
        ? { signature: labels.errors.unprintable }
        : { error: sentenceFor(error, labels) }
    return again(context, present, fields, { faults, status: error.status })
  }
}

function sign(
  { platform, signing }: PageContext,
  request: FastifyRequest,
  page: OpenPage,
  body: Acceptance,
): Promise<Proposal> {
  const { link } = page
  return platform.throttle.run(acceptanceBounds(link.linkId), () =>
    acceptProposal(signing, {
      ...{ link: identityOf(page), facts: factsOf(request), body },
      language: page.language,
    }),
  )
}

/** Returns the error of each missing field, shown beside it. */
function faultsIn(fields: URLSearchParams, { errors }: Labels): FormState['faults'] {
  const isDrawn = Array.isArray(strokesIn(fields))
  return {
    ...(!isVisible(fields.get('name') ?? '') && { name: errors.name }),
    ...(!isDrawn && !isVisible(fields.get('typed') ?? '') && { signature: errors.signature }),
    ...(fields.get('consent') !== 'true' && { consent: errors.consent }),
  }
}

function acceptanceIn(fields: URLSearchParams): unknown {
  const strokes = strokesIn(fields)
  const typed = { type: 'typed', text: fields.get('typed')?.trim() ?? '' }
  const hasStrokes = Array.isArray(strokes) && strokes.length > 0
  return {
    name: fields.get('name')?.trim() ?? '',
    consent: fields.get('consent') === 'true',
    contentSha256: fields.get('contentSha256') ?? '',
    expectedTotal: Number(fields.get('expectedTotal')),
    selection: selectionIn(fields),
    signature: hasStrokes ? { type: 'drawn', strokes } : typed,
  }
}

const sentenceFor = ({ code, field, message }: ApiError, { errors }: Labels): string => {
  if (code === 'rate_limited') return errors.tooMany
  if (code === 'invalid_transition') {
    return field === 'status' ? fill(errors.notPossible, { message }) : errors.changed
  }
  return code === 'validation_error' ? fill(errors.choice, { message }) : errors.busy
}

/** Shows the page again with the entered values and moves the focus to the first error. */
async function again(
  context: PageContext,
  page: OpenPage,
  fields: URLSearchParams,
  { faults, status }: { faults: FormState['faults']; status: number },
): Promise<Answer> {
  const document = await readDocument(context, page)
  // An ApiError: the selection is invalid too, so the page shows the original one.
  const choice = await choose(context, page, document, selectionIn(fields)).catch(() => null)
  const order = ['error', 'name', 'signature', 'consent'] as const
  const focus = order.find((field) => faults[field] !== undefined) ?? null
  return showPage(context, page, { choice, status, form: { ...typedIn(fields), faults, focus } })
}

/**
 * Computes the totals of a choice on the page without storing it.
 *
 * @throws ApiError 422 for a choice that is not offered, 409 if an earlier signer has fixed another choice
 */
export async function choose(
  { platform }: PageContext,
  { link }: OpenPage,
  document: ProposalDocument,
  selection: Selection,
): Promise<ChoiceOnPage> {
  const row = requireFound(
    await findProposal(platform.database.db, link.organizationId, link.proposalId),
  )
  const made = makeChoice(row, document, selection)
  return { ...made.selection, totals: made.totals }
}

/** Renders the parts of the page that depend on the choice. */
export function shownParts(view: PageView) {
  const figures = figuresIn(view)
  const total = leadingTotal(view, figures)
  const texts = { total, also: alsoPaid(view, figures), accepted: accepted(view, figures) }
  const escaped = Object.entries(texts).map(([name, text]) => [name, escapeHtml(text)])
  return {
    total,
    html: {
      ...(Object.fromEntries(escaped) as typeof texts),
      sums: totalsTable(view, figures).text,
      payment: instalments(view, figures).text,
    },
    nets: Object.fromEntries(linesOf(view).map(({ item, net }) => [item.id, figures.amount(net)])),
  }
}

/** Returns the values to show in the fields again. */
export const typedIn = (fields: URLSearchParams): Pick<FormState, 'name' | 'typed'> => ({
  name: fields.get('name') ?? '',
  typed: fields.get('typed') ?? '',
})

/** Declines the proposal, with or without a reason. */
export async function decline(
  context: PageContext,
  request: FastifyRequest,
  page: OpenPage,
  posted: Posted,
): Promise<Answer> {
  const act = { link: identityOf(page), facts: factsOf(request) }
  if (posted.kind === 'json') {
    const body = checked(Refusal, posted.value)
    return answerJson(presentAnswered(await declineProposal(context.signing, { ...act, body })))
  }
  const reason = posted.fields.get('reason')?.trim() ?? ''
  const { labels } = languageOf(page.language)
  try {
    const body = checked(Refusal, reason === '' ? {} : { reason })
    await declineProposal(context.signing, { ...act, body })
    return answerSeeOther(pagePath(page.link.token))
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'not_found') throw error
    const present = await enter(context, request, page.link.token, { isCounted: false })
    const faults = { decline: fill(labels.errors.notPossible, { message: error.message }) }
    const form: FormState = { focus: 'decline', faults, reason }
    return showPage(context, present, { form, status: error.status })
  }
}
