import type { FastifyRequest } from 'fastify'
import { type TSchema, Type } from 'typebox'
import { type Operation, operation, rawReply } from '../../../platform/operations/operation.ts'
import { refuseForeignOrigin } from '../../../platform/operations/same-origin.ts'
import { Nullable, Time, textual } from '../../../platform/operations/schemas.ts'
import { NewComment } from '../comments/schema.ts'
import { Selection } from '../pricing/schema.ts'
import { AmountsDue, Totals } from '../pricing/totals-schema.ts'
import { Acceptance, Refusal } from '../signing/schema.ts'
import { accept, decline } from './accepting.ts'
import { type Answer, answerJson, answerRefusal, wantsPage } from './answers.ts'
import { ask, enterCode, totals } from './asking.ts'
import { type Posted, readPosted } from './bodies.ts'
import { answerCode, enter, isLocked, type PageContext, requireCode } from './gate.ts'
import { pageLanguages, rememberLanguage } from './languages.ts'
import { countView, type OpenPage } from './links.ts'
import { presentState } from './present.ts'
import { readDocument, showPage } from './show.ts'
import { untouched } from './view.ts'

const token = Type.String({
  description: 'The secret part of the link, as it stands in the mail.',
  examples: ['01jbts0z0ye8t9tpsz3gn7nkm84fT9x0QmVb2Wc7yKs1LhRzEoUaNpGdJiXwBq5Y6t8'],
  ...textual,
})
export const linkParams = Type.Object({ token })

/** Whatever else stands there is as if it were not: the page is shown. */
const Language = Type.String({
  description: `Of the page's own words: ${pageLanguages.join(', ')}. A cookie keeps it; without, that of the proposal.`,
  examples: ['de'],
})

const common = { audience: 'public', tag: 'Proposals', params: linkParams } as const

/** What proves the right is the link; its page posts from its own origin, which the handler checks. */
const acts = {
  ...common,
  method: 'POST',
  rawBody: true,
  crossOrigin: true,
  reply: rawReply('text/html'),
  // Each records by itself what it changes, with the recipient as its actor.
  isAudited: false,
} as const

type Act = (
  context: PageContext,
  request: FastifyRequest,
  page: OpenPage,
  posted: Posted,
) => Promise<Answer>

/** Says of each act what it is, and runs it behind the link, the code, the origin and the first view. */
const act = (
  context: PageContext,
  name: string,
  about: {
    operationId: string
    summary: string
    description: string
    rawBody?: TSchema
    status?: 201
    location?: string
  },
  run: Act,
  { needsCode = true } = {},
): Operation =>
  operation(
    {
      ...{ ...acts, ...about, path: `/public/proposals/{token}/${name}` },
      query: Type.Object({ language: Type.Optional(Language) }),
    },
    async ({ request }, { params, body }) => {
      try {
        refuseForeignOrigin(request)
        const page = await enter(context, request, params.token)
        const posted = readPosted(request, body)
        if (needsCode) {
          if (isLocked(context, request, page) && wantsPage(request)) return answerCode(page)
          requireCode(context, request, page)
          await countView(context.platform, page)
        }
        return await run(context, request, page, posted)
      } catch (error) {
        return answerRefusal(request, error, false)
      }
    },
  )

/** What a recipient of a proposal reads and does, by their link alone. */
export const pageOperations = (context: PageContext): readonly Operation[] => [
  operation(
    {
      ...{ ...common, method: 'GET', reply: rawReply('text/html') },
      path: '/p/{token}',
      operationId: 'showProposalPage',
      summary: 'Show a proposal to its recipient',
      description:
        'The page behind the link of a mail. Reading it changes nothing and counts no view.',
      query: Type.Object({
        read: Type.Optional(Type.String()),
        asked: Type.Optional(Type.String()),
        language: Type.Optional(Language),
      }),
    },
    async ({ request }, { params, query }) => {
      try {
        const page = await enter(context, request, params.token)
        if (isLocked(context, request, page)) {
          return answerCode(page, { headers: rememberLanguage(request) })
        }
        const form = { ...untouched, isCommentSent: query.asked !== undefined }
        const headers = rememberLanguage(request)
        return await showPage(context, page, { form, headers, isReading: query.read !== undefined })
      } catch (error) {
        return answerRefusal(request, error, true)
      }
    },
  ),
  operation(
    {
      ...{
        ...common,
        method: 'GET',
        reply: rawReply('application/json', PublicProposal),
      },
      path: '/public/proposals/{token}',
      operationId: 'getPublicProposal',
      summary: 'Get a proposal as its recipient sees it',
      description: 'What the page shows, as JSON. Reading it changes nothing and counts no view.',
      query: Type.Object({ language: Type.Optional(Language) }),
    },
    async ({ request }, { params }) => {
      try {
        const page = await enter(context, request, params.token)
        requireCode(context, request, page)
        return answerJson(presentState(page, await readDocument(context, page), context))
      } catch (error) {
        return answerRefusal(request, error, false)
      }
    },
  ),
  act(
    context,
    'view',
    {
      operationId: 'viewProposal',
      summary: 'Count a view',
      description: 'Sent by the script of the page when somebody sees it; the first one counts.',
    },
    async () => answerJson({ status: 'viewed' }),
  ),
  act(
    context,
    'totals',
    {
      operationId: 'computePublicTotals',
      summary: 'Compute the totals of a choice',
      description: 'Takes the choice as JSON or as the form of the page; nothing is kept.',
      rawBody: Selection,
    },
    totals,
  ),
  act(
    context,
    'comments',
    {
      operationId: 'commentOnProposal',
      location: '/public/proposals/{token}',
      status: 201,
      summary: 'Ask a question',
      description: 'Takes JSON or the form of the page; at most 10 an hour from one link.',
      rawBody: NewComment,
    },
    ask,
  ),
  act(
    context,
    'accept',
    {
      operationId: 'acceptPublicProposal',
      summary: 'Accept and sign',
      description:
        'Takes JSON or the form of the page. 409 when the content or the total is not what was seen: load the page again. At most 5 an hour from one link.',
      rawBody: Acceptance,
    },
    accept,
  ),
  act(
    context,
    'decline',
    {
      operationId: 'declinePublicProposal',
      summary: 'Decline',
      description: 'Takes JSON or the form of the page. It ends the proposal for everyone.',
      rawBody: Refusal,
    },
    decline,
  ),
  act(
    context,
    'code',
    {
      operationId: 'enterProposalCode',
      summary: 'Ask for a code, or enter it',
      description:
        'Mails a code of eight digits, at most five times an hour, or takes it and sets a cookie of 12 hours. A code works once, for 10 minutes and 5 tries.',
      rawBody: CodeEntry,
    },
    enterCode,
    { needsCode: false },
  ),
]

/** What a recipient reads of a proposal, as JSON. */
const PublicProposal = Type.Object(
  {
    status: Type.String({
      description: 'As of now, also where a job is late.',
      examples: ['sent'],
    }),
    expiresAt: Nullable(Time('When it can be signed no longer.')),
    contentSha256: Type.String({
      description: 'What a signer agrees to; send it with the signature.',
      examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    }),
    content: Type.Object({}, { description: 'The proposal as it was sent, variables filled in.' }),
    totals: Totals,
    amountsDue: AmountsDue,
    choice: Nullable(
      Type.Object({}, { description: 'What the first signer chose: `itemIds` and `quantities`.' }),
    ),
    canSign: Type.Boolean({ description: 'It is this recipient’s turn.' }),
    consent: Type.String({ description: 'What a signer agrees to, in words.' }),
    recipient: Type.Object({
      name: Type.String({ description: 'Whom the link was made for.' }),
      role: Type.String({ description: '`signer`, `viewer` or `countersigner`.' }),
      status: Type.String({ description: 'What the recipient has done.' }),
    }),
    signers: Type.Array(
      Type.Object({
        name: Type.String({ description: 'Who signs.' }),
        isReader: Type.Boolean({ description: 'It is this recipient.' }),
        hasSigned: Type.Boolean({ description: 'They have signed.' }),
      }),
    ),
    comments: Type.Array(Type.Object({}), {
      description: 'Own questions with their answers, and what the organization says to everyone.',
    }),
  },
  { title: 'PublicProposal' },
)

/** Either asks for a code or enters one. */
const CodeEntry = Type.Object(
  {
    send: Type.Optional(Type.Boolean({ description: '`true` mails a new code.' })),
    code: Type.Optional(
      Type.String({ description: 'The digits of the mail.', examples: ['48201735'] }),
    ),
  },
  { title: 'ProposalCodeEntry' },
)
