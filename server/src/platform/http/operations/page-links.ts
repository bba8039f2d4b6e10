import type { FastifyReply, FastifyRequest } from 'fastify'
import { addLink } from '../server/links.ts'

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
