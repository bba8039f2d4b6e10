import type { FastifyInstance } from 'fastify'
import { ApiError, notFound } from '../../errors.ts'
import type { Operation } from '../../operations/operation.ts'
import { sendError } from './error-reply.ts'
import { textsIn } from './route.ts'

/**
 * Refused by routes of their own, since another path with a parameter may have them. Node knows thirty
 * more methods: as routes on each path they were thousands, and a tenth of the start.
 */
export const usualMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** By server, what each path allows, with the fewest parameters first. */
const allowed = new WeakMap<FastifyInstance['server'], [path: RegExp, allow: string][]>()

/** On each of these paths, a 405 with the exact `Allow` for every method that is not there. */
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
      method: usualMethods.filter((method) => !methods.includes(method)),
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

/** The same for methods that no path here has. No promise: every request passes here. */
export function refuseUnusualMethods(app: FastifyInstance): void {
  app.addHook('onRequest', ({ is404, method, url }, reply, done) => {
    if (!is404 || usualMethods.includes(method)) return done()
    const [path = ''] = url.split('?', 1)
    const [, allow] = allowed.get(app.server)?.find(([pattern]) => pattern.test(path)) ?? []
    if (allow === undefined) return done()
    void sendError(reply, notAllowed(method, allow))
  })
}

const notAllowed = (method: string, allow: string): ApiError =>
  new ApiError('method_not_allowed', `${method} is not possible here; ${allow} are.`, {
    headers: { Allow: allow },
  })

const anything = '[^/]+'

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/\{\w+\}/)
      .map(RegExp.escape)
      .join(anything)}$`,
  )

const parametersIn = ({ source }: RegExp): number => source.split(anything).length

export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')
