import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError, notFound } from '../../errors.ts'
import type { Operation } from '../../operations/operation.ts'
import { sendError } from './error-reply.ts'
import { textsIn } from './request-log.ts'

export const usualMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Methods that need their own routes to be rejected: another path with a parameter can have them, and Fastify would
 * read the body of QUERY. Node knows thirty more methods; routes for all of them on each path would be thousands, and a
 * tenth of the start time.
 */
const routedMethods = [...usualMethods, 'QUERY']

/** Allowed methods of each path, by server. Paths with the fewest parameters come first. */
const allowed = new WeakMap<FastifyInstance['server'], [path: RegExp, allow: string][]>()

/** Adds to each of these paths a 405 with the exact `Allow` for every missing method. */
export function refuseOtherMethods(
  app: FastifyInstance,
  operations: readonly Pick<Operation, 'method' | 'path' | 'params'>[],
): void {
  const byPath = Map.groupBy(operations, ({ path }) => path)
  const rows = allowed.get(app.server) ?? []
  for (const [path, present] of byPath) {
    const methods = present.map(({ method }): string => method)
    if (methods.includes('GET')) methods.push('HEAD')
    const allow = methods.toSorted().join(', ')
    rows.push([patternOf(path), allow])
    app.route({
      method: routedMethods.filter((method) => !methods.includes(method)),
      url: routePath(path),
      config: { texts: present.flatMap(textsIn) },
      onRequest: async ({ method }, reply) => sendError(reply, notAllowed(method, allow)),
      handler: () => {
        throw notFound()
      },
    })
  }
  allowed.set(
    app.server,
    rows.sort(([a], [b]) => parametersIn(a) - parametersIn(b)),
  )
}

/** Returns the 405 for a method without routes on a path that allows others; null for an unknown path. */
export function unusualMethod({ method, url, server }: FastifyRequest): ApiError | null {
  if (routedMethods.includes(method)) return null
  const [path = ''] = url.split('?', 1)
  const [, allow] = allowed.get(server.server)?.find(([pattern]) => pattern.test(path)) ?? []
  return allow === undefined ? null : notAllowed(method, allow)
}

const notAllowed = (method: string, allow: string): ApiError =>
  new ApiError('method_not_allowed', `${method} is not allowed here. Use ${allow}.`, {
    headers: { Allow: allow },
  })

const anything = '[^/]+'

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/\{\w+\}|\*/)
      .map(RegExp.escape)
      .join(anything)}$`,
  )

const parametersIn = ({ source }: RegExp): number => source.split(anything).length

export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')
