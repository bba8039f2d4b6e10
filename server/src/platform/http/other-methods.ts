import { METHODS } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { ApiError, notFound } from '../errors.ts'
import { sendError } from './error-reply.ts'
import type { Operation } from './operation.ts'

// CONNECT never reaches a route: Node hands its socket out before.
const everyMethod = METHODS.filter((method) => method !== 'CONNECT')

/** Teaches the router the methods that it does not know, so that they can be refused by name. */
export function knowEveryMethod(app: FastifyInstance): void {
  for (const method of everyMethod)
    if (!app.supportedMethods.includes(method as never)) app.addHttpMethod(method)
}

/** On each of these paths, a 405 with the exact `Allow` for every method that is not there. */
export function refuseOtherMethods(
  app: FastifyInstance,
  operations: readonly Pick<Operation, 'method' | 'path'>[],
): void {
  const byPath = Map.groupBy(operations, ({ path }) => path)
  for (const [path, present] of byPath) {
    const methods = present.map(({ method }): string => method)
    if (methods.includes('GET')) methods.push('HEAD')
    const allow = methods.toSorted().join(', ')
    app.route({
      method: everyMethod.filter((method) => !methods.includes(method)),
      url: routePath(path),
      onRequest: async (request, reply) =>
        sendError(
          reply,
          new ApiError(
            'method_not_allowed',
            `${request.method} is not possible here; ${allow} are.`,
            { headers: { Allow: allow } },
          ),
        ),
      handler: () => {
        throw notFound()
      },
    })
  }
}

export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')
