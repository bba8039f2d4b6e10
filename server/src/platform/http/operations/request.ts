import type { FastifyRequest } from 'fastify'
import { newId } from '../../ids.ts'
import { installation } from '../../operations/change.ts'
import type { Origin } from '../../operations/execute.ts'
import { bareIds } from '../../operations/mounted.ts'
import type { AnyInput, Operation } from '../../operations/operation.ts'
import type { Principal } from '../../operations/principal.ts'
import { Upload } from '../../operations/upload.ts'
import type { Platform } from '../../platform.ts'

/** Returns the validated input of a request, with every id of the path as its bare UUID. */
export function inputOf(operation: Operation, request: FastifyRequest): AnyInput {
  const params = bareIds(operation, request.params as Record<string, string>)
  const query = request.query as AnyInput['query']
  if (!(request.body instanceof Upload)) return { params, query, body: request.body }
  delete request.uploadedFile
  return { params, query, body: undefined, upload: request.body }
}

export function readerOf(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  principal: Principal | undefined,
  input: AnyInput,
) {
  const context = { db: database.db, now: clock.now() }
  if (!principal) return context
  return { ...context, principal, organizationId: organizationOf(principal, input) }
}

/** The operator acts in the organization that the path names, or in a new one. */
export function organizationOf(principal: Principal | null, input: AnyInput): string {
  if (!principal) return installation
  if (principal.kind !== 'operator') return principal.organizationId
  return input.params['organizationId'] ?? newId()
}

export const originOf = ({ ip, id, headers }: FastifyRequest): Origin => ({
  address: ip,
  userAgent: headers['user-agent'] ?? null,
  requestId: id,
})
