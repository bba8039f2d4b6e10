import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../../platform/errors.ts'
import { TextReply } from '../../../platform/operations/text-reply.ts'
import { missingPage, waitPage } from './closing-pages.ts'
import type { Markup } from './html.ts'

/** Loads only from this origin, allows no inline code, and allows no frame to embed the page. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
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

/**
 * Response of a page: bytes and redirects are a web `Response`. Frequent reads are a `TextReply`, because a `Response`
 * costs a stream.
 */
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

/** Redirects to the page, so that reloading it does not post again. */
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

/** Returns the same bytes for every link that does not work. */
const answerMissing = (): Answer => new TextReply(404, html, missingPage())

/** Returns true for a browser, which gets a page in response to a form. */
export const wantsPage = ({ headers: { accept } }: FastifyRequest): boolean =>
  accept?.includes('text/html') === true

/** Shows an error as a page to a person; a program gets it in the usual form of operations. */
export function answerRefusal(request: FastifyRequest, error: unknown, isPage: boolean): Answer {
  if (!(error instanceof ApiError) || !(isPage || wantsPage(request))) throw error
  if (error.code === 'not_found') return answerMissing()
  return answerPage(waitPage(error.message), error.status, error.headers)
}
