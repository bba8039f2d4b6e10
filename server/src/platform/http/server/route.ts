import type { FastifyRequest } from 'fastify'
import type { Operation } from '../../operations/operation.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Parameters of the path that are texts, and not ids. */
    texts?: readonly string[]
  }
}

/** The path of the operation as the API reference has it, with `{placeholders}`; null where there is none. */
export function routeOf({ routeOptions: { url } }: FastifyRequest): string | null {
  if (url === undefined) return null
  const known = routes.get(url)
  if (known !== undefined) return known
  const route = url.replaceAll(/:(\w+)/g, '{$1}')
  routes.set(url, route)
  return route
}

/** As the router has them: no more than there are operations. */
const routes = new Map<string, string>()

/** The parameters of the path that `shownPath` hides. */
export function textsIn({ params }: Pick<Operation, 'params'>): string[] {
  const schemas = Object.entries(params?.properties ?? {})
  return schemas.filter(([, schema]) => 'x-text' in schema).map(([name]) => name)
}

/**
 * The path as logs have it. Query and texts in the path may hold personal data or the secret of a link: the query
 * is left out, and of a text only the name is shown; of the address of a hook what tells which one it is.
 */
export function shownPath({ url, routeOptions }: FastifyRequest): string {
  const path = url.replace(/\?.*$/s, '')
  const { texts = [] } = routeOptions.config ?? {}
  if (texts.length === 0) return path
  const names = (routeOptions.url ?? '').split('/').map((part) => part.replace(/^:/, ''))
  const show = (part: string, at: number) =>
    texts.includes(names[at] ?? '') ? (lastFourOf(part) ?? `{${names[at]}}`) : part
  return path.split('/').map(show).join('/')
}

const lastFourOf = (text: string): string | null =>
  /^in_[0-9A-Za-z]{22}$/.test(text) ? `in_…${text.slice(-4)}` : null
