import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../errors.ts'
import type { Operation } from '../../operations/operation.ts'
import { encodedEtag, encodings } from '../server/compression.ts'
import { addLink } from '../server/links.ts'

/** Sends a body that is serialised already; an empty one as no body. */
export function sendJson(reply: FastifyReply, status: number, body: string): FastifyReply {
  if (body === '') return reply.code(status).send()
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(body)
}

/** A strong validator (RFC 9110 section 8.8.3) of a representation; the same for every token. */
export const etagOf = (representation: string): string =>
  `"${hash('sha256', representation, 'base64url').slice(0, 22)}"`

/** Also in the form that it has on a compressed answer: `"abc-gzip"`. */
function listed(header: string, etag: string): boolean {
  const forms = [etag, ...encodings.map((encoding) => encodedEtag(etag, encoding))]
  return (
    header.trim() === '*' ||
    header.split(',').some((candidate) => forms.includes(candidate.trim().replace(/^W\//, '')))
  )
}

export const isUnchanged = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && listed(ifNoneMatch, etag)

export function requireMatch(ifMatch: string, etag: string): void {
  if (!listed(ifMatch, etag)) throw new ApiError('precondition_failed')
}

/**
 * Where what a 201 made is found: the address that the operation declares, or else that of an item in the list
 * it was added to. Null where there is none.
 */
export function locationTemplateOf(
  { method, status, mayCreate, path, location }: Operation,
  siblings: readonly Operation[],
): string | null {
  if (status !== 201 && !mayCreate) return null
  if (location !== undefined) return location
  if (method !== 'POST') return null
  const start = `${path}/{`
  const isItem = (other: string) => other.startsWith(start) && other.indexOf('/', start.length) < 0
  return siblings.some((other) => isItem(other.path)) ? `${path}/{id}` : null
}

/** Whether what a 201 says is what the `GET` of its `Location` then says, so that both have one ETag. */
export function isReadAt(
  template: string | null,
  { reply }: Operation,
  siblings: readonly Operation[],
): boolean {
  const nameless = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')
  return (
    template !== null &&
    siblings.some(
      (other) =>
        other.method === 'GET' &&
        other.reply === reply &&
        nameless(other.path) === nameless(template),
    )
  )
}

/** `{id}` is the reply's; other placeholders are the request's, or else the reply's. Null where the reply has no `id` to fill in. */
export function fillLocation(
  template: string,
  request: FastifyRequest,
  body: string,
): string | null {
  const reply = JSON.parse(body) as { id?: string }
  const { id } = reply
  if (id === undefined && template.includes('{id}')) return null
  const params: Record<string, string> = {
    ...reply,
    ...(request.params as object),
    ...(id && { id }),
  }
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
}

/** Links a page of a list to the next one, and a later page to the first (RFC 8288). */
export function linkPages({ url }: FastifyRequest, reply: FastifyReply, value: unknown): void {
  const { hasMore, nextCursor } = value as { hasMore?: boolean; nextCursor?: string | null }
  const start = url.indexOf('?')
  if (!hasMore && start < 0) return
  const path = start < 0 ? url : url.slice(0, start)
  const fields = start < 0 ? [] : url.slice(start + 1).split('&')
  const filters = fields.filter((field) => !isPlace(field))
  // A feed goes on by `after`, a list by `cursor`.
  const place = fields.some((field) => field.startsWith('after=')) ? 'after' : 'cursor'
  if (hasMore && nextCursor)
    addLink(reply, linkOf(path, [...filters, `${place}=${nextCursor}`], 'next'))
  if (place === 'cursor' && filters.length < fields.length) {
    addLink(reply, linkOf(path, filters, 'first'))
  }
}

const isPlace = (field: string): boolean => /^(?:cursor|after)=/.test(field)

function linkOf(path: string, fields: readonly string[], relation: string): string {
  const query = fields.filter(Boolean).map(escapeForLink).join('&')
  return `<${path}${query && `?${query}`}>; rel="${relation}"`
}

/** Node lets through what would end the address in a link: quotes, angle brackets. */
const escapeForLink = (field: string): string =>
  field.replaceAll(/[^\w.~!$'()*+,;=:@/?%-]/g, (character) => encodeURIComponent(character))
