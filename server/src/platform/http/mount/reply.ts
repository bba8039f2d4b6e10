import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Operation } from '../../operations/operation.ts'
import { addLink } from '../server/links.ts'

/** Sends a serialised body. An empty string sends no body. */
export function sendJson(reply: FastifyReply, status: number, body: string): FastifyReply {
  if (body === '') return reply.code(status).send()
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(body)
}

/**
 * Returns the URL template for `Location` of a 201: the one that the operation declares, or that of an item in the list
 * it was added to. Null if there is none.
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

/** Returns true if a 201 contains the same as the `GET` of its `Location`, so that both have the same ETag. */
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

/**
 * Fills in a `Location`. `{id}` comes from the reply; other placeholders come from the request, or else the reply.
 * Returns null if the reply has no `id` to fill in.
 */
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

/** Escapes characters that Node lets through and that would end the URL in a link: quotes and angle brackets. */
const escapeForLink = (field: string): string =>
  field.replaceAll(/[^\w.~!$'()*+,;=:@/?%-]/g, (character) => encodeURIComponent(character))
