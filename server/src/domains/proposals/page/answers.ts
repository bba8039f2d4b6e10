import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../../platform/errors.ts'
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

export const answerPage = (page: Markup, status = 200, more: Record<string, string> = {}) =>
  new Response(page.text, {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', ...more },
  })

export const answerJson = (value: unknown, status = 200, more: Record<string, string> = {}) =>
  new Response(JSON.stringify(value), {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8', ...more },
  })

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
const answerMissing = (): Response =>
  new Response(missingPage(), {
    status: 404,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  })

/** A person at a browser, to whom a form is answered with a page. */
export const wantsPage = ({ headers: { accept } }: FastifyRequest): boolean =>
  accept?.includes('text/html') === true

/** What a refusal looks like to a person; a program gets it as every operation answers it. */
export function answerRefusal(request: FastifyRequest, error: unknown, isPage: boolean): Response {
  if (!(error instanceof ApiError) || !(isPage || wantsPage(request))) throw error
  if (error.code === 'not_found') return answerMissing()
  return answerPage(waitPage(error.message), error.status, error.headers)
}
