import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseOtherMethods } from './other-methods.ts'
import type { Principal } from './principal.ts'
import type { Scope } from './scopes.ts'
import { admission, type Door } from './server.ts'

/** A path that speaks a protocol of its own by POST, behind the admission of every operation. */
export interface Endpoint {
  path: string
  scope: Scope
  /** Refuses by throwing, in the error shape of the API. */
  answer(request: FastifyRequest, principal: Principal): Promise<Response>
}

export function mountEndpoints(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  door: Door,
): void {
  for (const endpoint of endpoints) {
    app.post(endpoint.path, { onRequest: admission(endpoint, door) }, async (request) =>
      endpoint.answer(request, request.principal as Principal),
    )
  }
  refuseOtherMethods(
    app,
    endpoints.map(({ path }) => ({ method: 'POST', path })),
  )
}
