import type { FastifyRequest } from 'fastify'
import type { Operation } from '../../operations/operation.ts'

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
