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
  description: 'The secret part of the link in the mail.',
  examples: ['01jbts0z0ye8t9tpsz3gn7nkm84fT9x0QmVb2Wc7yKs1LhRzEoUaNpGdJiXwBq5Y6t8'],
  ...textual,
})
export const linkParams = Type.Object({ token })

/** Language of the page. Any other value is ignored, and the page is shown. */
const Language = Type.String({
  description: `Language of the page's own texts: ${pageLanguages.join(', ')}. A cookie keeps it. Default: the proposal's language.`,
  examples: ['de'],
})

const common = { audience: 'public', tag: 'Proposals', params: linkParams } as const

/**
 * Settings of all actions. The link is the authorization; the page posts from its own origin, which the handler checks.
 */
const acts = {
  ...common,
  method: 'POST',
  rawBody: true,
  crossOrigin: true,
  reply: rawReply('text/html'),
  // Each action records its own changes, with the recipient as the actor.
  isAudited: false,
} as const

type Act = (
  context: PageContext,
  request: FastifyRequest,
  page: OpenPage,
  posted: Posted,
) => Promise<Answer>

/** Declares an action, and runs it after checking the link, the code, the origin and the first view. */
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

/** Operations for the recipient of a proposal, authorized by the link alone. */
export const pageOperations = (context: PageContext): readonly Operation[] => [
  operation(
    {
      ...{ ...common, method: 'GET', reply: rawReply('text/html') },
      path: '/p/{token}',
      operationId: 'showProposalPage',
      summary: 'Show a proposal to its recipient',
      description:
        'Returns the page that a mail links to. Reading it changes nothing and counts no view.',
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
      description:
        'Returns the content of the page as JSON. Reading it changes nothing and counts no view.',
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
      description:
        "Records a view. The page's script sends it when a person sees the page; only the first one counts.",
    },
    async () => answerJson({ status: 'viewed' }),
  ),
  act(
    context,
    'totals',
    {
      operationId: 'computePublicTotals',
      summary: 'Compute the totals of a choice',
      description: "Accepts the choice as JSON or as the page's form. It stores nothing.",
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
      description: "Accepts JSON or the page's form. Up to 10 an hour from one link.",
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
        "Accepts JSON or the page's form. 409 if the content or the total differs from what the signer saw: load the page again. Up to 5 an hour from one link.",
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
      description: "Accepts JSON or the page's form. It ends the proposal for everyone.",
      rawBody: Refusal,
    },
    decline,
  ),
  act(
    context,
    'code',
    {
      operationId: 'enterProposalCode',
      summary: 'Request or enter a code',
      description:
        'Mails a code of eight digits, up to five times an hour, or checks one and sets a cookie for 12 hours. A code works once, for 10 minutes and 5 attempts.',
      rawBody: CodeEntry,
    },
    enterCode,
    { needsCode: false },
  ),
]

/** The proposal as a recipient reads it, as JSON. */
const PublicProposal = Type.Object(
  {
    status: Type.String({
      description: 'Current status, even if no job has recorded it yet.',
      examples: ['sent'],
    }),
    expiresAt: Nullable(Time('When signing is no longer possible.')),
    contentSha256: Type.String({
      description: 'Hash of the content that a signer agrees to. Send it with the signature.',
      examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    }),
    content: Type.Object(
      {},
      { description: 'The proposal as it was sent, with variables filled in.' },
    ),
    totals: Totals,
    amountsDue: AmountsDue,
    choice: Nullable(
      Type.Object({}, { description: 'Choice of the first signer: `itemIds` and `quantities`.' }),
    ),
    canSign: Type.Boolean({ description: 'True if it is this recipient’s turn to sign.' }),
    consent: Type.String({ description: 'Text that a signer agrees to.' }),
    recipient: Type.Object({
      name: Type.String({ description: 'Name of the recipient that the link is for.' }),
      role: Type.String({ description: '`signer`, `viewer` or `countersigner`.' }),
      status: Type.String({ description: 'Status of the recipient.' }),
    }),
    signers: Type.Array(
      Type.Object({
        name: Type.String({ description: 'Name of the signer.' }),
        isReader: Type.Boolean({ description: 'True if it is this recipient.' }),
        hasSigned: Type.Boolean({ description: 'True if they have signed.' }),
      }),
    ),
    comments: Type.Array(Type.Object({}), {
      description:
        'The recipient’s own questions with their replies, and comments from the organization to everyone.',
    }),
  },
  { title: 'PublicProposal' },
)

/** A request for a code, or an entered code. */
const CodeEntry = Type.Object(
  {
    send: Type.Optional(Type.Boolean({ description: '`true` mails a new code.' })),
    code: Type.Optional(
      Type.String({ description: 'Digits of the mailed code.', examples: ['48201735'] }),
    ),
  },
  { title: 'ProposalCodeEntry' },
)
