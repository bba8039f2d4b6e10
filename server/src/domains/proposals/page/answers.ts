import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../../platform/errors.ts'
import { TextReply } from '../../../platform/operations/text-reply.ts'
import { missingPage, waitPage } from './closing-pages.ts'
import type { Markup } from './html.ts'

/** Nothing is loaded but from this origin, nothing is written into the page, no frame holds it. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

const headers = {
  'content-security-policy': policy,
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** Bytes and redirections are a web `Response`; what is read most is not, for that costs a stream. */
export type Answer = Response | TextReply

const html = { ...headers, 'content-type': 'text/html; charset=utf-8' }
const json = { ...headers, 'content-type': 'application/json; charset=utf-8' }

export const answerPage = (page: Markup, status = 200, more: Record<string, string> = {}): Answer =>
  new TextReply(status, { ...html, ...more }, page.text)

export const answerJson = (
  value: unknown,
  status = 200,
  more: Record<string, string> = {},
): Answer => new TextReply(status, { ...json, ...more }, JSON.stringify(value))

/** Back to the page, so that a browser that loads again posts nothing again. */
export const answerSeeOther = (location: string, more: Record<string, string> = {}): Response =>
  new Response(null, { status: 303, headers: { ...headers, location, ...more } })

export const answerBytes = (
  bytes: Uint8Array,
  mediaType: string,
  more: Record<string, string> = {},
): Response =>
  new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: { ...headers, 'content-type': mediaType, ...more },
  })

/** One answer for every link that leads nowhere, the same byte for byte. */
const answerMissing = (): Answer => new TextReply(404, html, missingPage())

/** A person at a browser, to whom a form is answered with a page. */
export const wantsPage = ({ headers: { accept } }: FastifyRequest): boolean =>
  accept?.includes('text/html') === true

/** What a refusal looks like to a person; a program gets it as every operation answers it. */
export function answerRefusal(request: FastifyRequest, error: unknown, isPage: boolean): Answer {
  if (!(error instanceof ApiError) || !(isPage || wantsPage(request))) throw error
  if (error.code === 'not_found') return answerMissing()
  return answerPage(waitPage(error.message), error.status, error.headers)
}
