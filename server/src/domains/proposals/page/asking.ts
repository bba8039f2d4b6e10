import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Comment, NewComment } from '../comments/schema.ts'
import { addComment } from '../comments/service.ts'
import { CommentId, ProposalId, RecipientId } from '../ids.ts'
import { fill } from '../locales.ts'
import { oweMail } from '../mails/store.ts'
import { refusal } from '../pricing/refusal.ts'
import { Selection } from '../pricing/schema.ts'
import { amountsDue } from '../pricing/totals.ts'
import { choose, shownParts, typedIn } from './accepting.ts'
import { type Answer, answerJson, answerSeeOther, wantsPage } from './answers.ts'
import { checked, type Posted, selectionIn } from './bodies.ts'
import { codeBounds, cookieFor, mailCode, redeemCode } from './codes.ts'
import { answerCode, type PageContext } from './gate.ts'
import { commentBounds } from './limits.ts'
import { factsOf, type OpenPage } from './links.ts'
import { presentPage } from './present.ts'
import { readDocument, showPage } from './show.ts'
import { type FormState, type PageView, pagePath } from './view.ts'

/** Computes the totals of a choice: figures for a program or the script, the whole page for a form. */
export async function totals(
  context: PageContext,
  request: FastifyRequest,
  page: OpenPage,
  posted: Posted,
): Promise<Answer> {
  const isForm = posted.kind === 'form'
  const wanted = isForm ? selectionIn(posted.fields) : checked(Selection, posted.value)
  const document = await readDocument(context, page)
  const now = context.platform.clock.now()
  if (!isForm || !wantsPage(request)) {
    const choice = await choose(context, page, document, checked(Selection, wanted))
    const { totals: figures, ...selection } = choice
    const shown = shownParts(presentPage(page, document, { now, choice }))
    const dues = amountsDue(figures.buckets, document)
    return answerJson({ totals: figures, amountsDue: dues, selection, shown })
  }
  const typed = typedIn(posted.fields)
  try {
    const choice = await choose(context, page, document, checked(Selection, wanted))
    return showPage(context, page, { choice, form: { ...typed, faults: {}, focus: 'total' } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    const { labels } = presentPage(page, document, { now })
    const text = fill(labels.errors.choice, { message: error.message })
    const form: FormState = { ...typed, faults: { error: text }, focus: 'error' }
    return showPage(context, page, { form, status: error.status })
  }
}

/** Posts a question or a reply. */
export async function ask(
  context: PageContext,
  request: FastifyRequest,
  page: OpenPage,
  posted: Posted,
): Promise<Answer> {
  const { platform } = context
  const document = await readDocument(context, page)
  const view = presentPage(page, document, { now: platform.clock.now() })
  const add = (input: NewComment) =>
    platform.throttle.run(commentBounds(page.link.linkId), () =>
      comment(platform, page, view, input, factsOf(request)),
    )
  if (!view.canComment) {
    throw new ApiError(
      'invalid_transition',
      'This proposal has ended, so you can no longer ask questions here.',
      {
        field: 'status',
      },
    )
  }
  if (posted.kind === 'json') return answerJson(await add(checked(NewComment, posted.value)), 201)
  const { fields } = posted
  const text = fields.get('text')?.trim() ?? ''
  const about = fields.get('itemId') ?? ''
  const replyTo = fields.get('replyTo') ?? ''
  const input = { text, ...(about && { itemId: about }), ...(replyTo && { replyTo }) }
  try {
    await add(checked(NewComment, input))
    return answerSeeOther(`${pagePath(page.link.token)}?asked#questions`)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    const { errors } = view.labels
    const fault = error.code === 'rate_limited' ? errors.tooMany : errors.text
    const typed = { comment: { text, about } }
    const form: FormState = { ...typed, faults: { comment: fault }, focus: 'comment' }
    return showPage(context, page, { form, status: error.status })
  }
}

/** Mails a code, or checks an entered one. */
export async function enterCode(
  { platform, limits }: PageContext,
  request: FastifyRequest,
  page: OpenPage,
  posted: Posted,
): Promise<Answer> {
  const { link, row } = page
  const { code, send } = codeIn(posted)
  const isForm = posted.kind === 'form'
  if (row.access !== 'email_code') return answerSeeOther(pagePath(link.token))
  if (send) {
    if (!(await platform.throttle.admit(codeBounds(link)))) {
      if (isForm) return answerCode(page, { fault: 'tooMany' })
      throw new ApiError('rate_limited', 'Too many codes in one hour. Try again in an hour.', {
        headers: { 'Retry-After': '3600' },
      })
    }
    await mailCode(platform, link)
    return isForm ? answerCode(page, { isSent: true }) : answerJson({ status: 'sent' })
  }
  if (!(await redeemCode(platform, link, code))) {
    await limits.countFailure(factsOf(request).address)
    if (isForm) return answerCode(page, { isSent: true, fault: 'wrong' })
    const message = 'code is wrong, was used, or has expired. Request a new one.'
    throw new ApiError('validation_error', message, { field: 'code' })
  }
  const cookie = { 'set-cookie': cookieFor(platform, link) }
  return isForm
    ? answerSeeOther(pagePath(link.token), cookie)
    : answerJson({ status: 'open' }, 200, cookie)
}

function codeIn(posted: Posted): { code: string; send: boolean } {
  if (posted.kind === 'form') {
    return { code: posted.fields.get('code') ?? '', send: posted.fields.get('send') === 'true' }
  }
  const { code, send } = (posted.value ?? {}) as { code?: unknown; send?: unknown }
  return { code: typeof code === 'string' ? code : '', send: send === true }
}

/**
 * Adds a recipient's question or reply and mails it to the owner. Recipients can reply only to comments that their page
 * shows.
 */
function comment(
  platform: Pick<Platform, 'transact' | 'keyring'>,
  { link, reader }: OpenPage,
  { threads }: Pick<PageView, 'threads'>,
  input: NewComment,
  facts: ReturnType<typeof factsOf>,
): Promise<Comment> {
  const { organizationId, proposalId } = link
  const answered = input.replyTo ? CommentId.read(input.replyTo) : null
  const thread = threads.find(({ id }) => CommentId.read(id) === answered)
  if (input.replyTo && !thread) throw refusal('replyTo', 'is not a comment on this page.')
  const about = thread && { blockId: thread.blockId, itemId: thread.itemId }
  const author = { kind: 'recipient' as const, id: RecipientId.show(reader.id), name: reader.name }
  return platform.transact(organizationId, { kind: 'system' }, async (work) => {
    const made = await addComment(work, proposalId, { ...input, ...about }, author)
    const data = { comment: { author: reader.name, text: made.text } }
    await oweMail(platform, work, { proposalId, recipientId: null, kind: 'comment', data })
    work.recordAct({
      actor: author,
      action: 'commentOnProposal',
      resource: { type: 'proposal', id: ProposalId.show(proposalId) },
      after: JSON.stringify({ commentId: made.id }),
      ...facts,
    })
    return made
  })
}
