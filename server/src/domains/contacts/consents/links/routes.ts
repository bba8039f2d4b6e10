import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { notFound } from '../../../../platform/errors.ts'
import { OrganizationId } from '../../../../platform/ids.ts'
import { type Operation, operation, rawReply } from '../../../../platform/operations/operation.ts'
import { pageOf } from '../../../../platform/operations/plain-page.ts'
import { callerOf } from '../../../../platform/operations/principal.ts'
import { PathId, textual } from '../../../../platform/operations/schemas.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { findOrganization } from '../../../organizations/index.ts'
import { confirmConsent, findConsentLink, unsubscribe } from './service.ts'

const params = Type.Object({
  organizationId: PathId(OrganizationId, 'Identifier of the organization.'),
  token: Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'Token at the end of the link in the mail.',
    examples: ['bGluayBpbiBhIG1haWw'],
    ...textual,
  }),
})
const confirmPath = '/v1/consent-links/{organizationId}/{token}/confirm'
const unsubscribePath = '/v1/consent-links/{organizationId}/{token}/unsubscribe'

const common = {
  audience: 'public',
  tag: 'Contacts',
  params,
  status: 200,
  reply: rawReply('text/html'),
} as const
const reads = { ...common, effect: 'read', method: 'GET' } as const
/**
 * Settings of the writing operations. The link is the credential: mail programs post without an origin, and cookies are
 * ignored.
 */
const writes = {
  ...common,
  effect: 'write',
  method: 'POST',
  rawBody: true,
  crossOrigin: true,
  // The consent record itself is the audit trail.
  isAudited: false,
} as const

const refusals = {
  unknown: {
    title: 'This link does not work',
    text: ['It may be incomplete, or the address may have changed. Nothing was changed.'],
  },
  expired: {
    title: 'This link has expired',
    text: ['It worked for seven days. Request another mail. Nothing was changed.'],
  },
}

/** Returns a page for browsers; other clients get the standard error. */
function refuse({ headers }: FastifyRequest, state: keyof typeof refusals): Response {
  if (headers.accept?.includes('text/html')) return pageOf(404, refusals[state])
  throw notFound()
}

const thanks = () => pageOf(200, { title: 'Thank you', text: ['Your consent is recorded.'] })

/** Pages behind the links in mails. Reading a page changes nothing, because mail scanners follow links. */
export const linkOperations = (platform: Platform): readonly Operation[] => [
  operation(
    {
      ...reads,
      path: confirmPath,
      operationId: 'showConsentRequest',
      summary: 'Show a consent request',
      description:
        'Returns a page for people, with a button that confirms. Opening it confirms nothing.',
    },
    async ({ db, now, request }, { params: { organizationId, token } }) => {
      const link = await findConsentLink(db, organizationId, token, now)
      if (link?.state === 'confirmed') return thanks()
      if (link?.state !== 'open') return refuse(request, link?.state ?? 'unknown')
      const { purpose, wording, email } = link.row
      const name = (await findOrganization(db, organizationId))?.name ?? ''
      const text = [`May ${name} send email to ${email}?`, `For: ${purpose}`]
      return pageOf(200, {
        title: 'Confirm your consent',
        text: wording === null ? text : [...text, wording],
        button: 'Confirm',
      })
    },
  ),
  operation(
    {
      ...writes,
      path: confirmPath,
      operationId: 'confirmConsent',
      summary: 'Confirm consent',
      description:
        'Records that the contact agrees. The link works once and expires after seven days.',
    },
    async ({ request }, { params: { organizationId, token } }) => {
      const caller = callerOf(request)
      const state = await confirmConsent(platform, organizationId, token, caller)
      return state === 'confirmed' ? thanks() : refuse(request, state)
    },
  ),
  operation(
    {
      ...reads,
      path: unsubscribePath,
      operationId: 'showUnsubscription',
      summary: 'Show the unsubscribe page',
      description: 'Returns a page for people, with a button. Opening it changes nothing.',
    },
    async ({ db, now, request }, { params: { organizationId, token } }) => {
      const link = await findConsentLink(db, organizationId, token, now)
      if (!link) return refuse(request, 'unknown')
      const name = (await findOrganization(db, organizationId))?.name ?? ''
      return pageOf(200, {
        title: 'Get no more email',
        text: [`${name} will send no more email to ${link.row.email}.`],
        button: 'Unsubscribe',
      })
    },
  ),
  operation(
    {
      ...writes,
      path: unsubscribePath,
      operationId: 'unsubscribeContact',
      summary: 'Unsubscribe',
      description:
        'Records that the contact wants no email. Mail programs post here when the reader presses their unsubscribe button (RFC 8058).',
    },
    async ({ request }, { params: { organizationId, token } }) => {
      const isDone = await unsubscribe(platform, organizationId, token, callerOf(request))
      if (!isDone) return refuse(request, 'unknown')
      return pageOf(200, {
        title: 'You are unsubscribed',
        text: ['You will receive no more email.'],
      })
    },
  ),
]
