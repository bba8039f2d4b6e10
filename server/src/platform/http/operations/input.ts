import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../errors.ts'
import type { IdKind } from '../../ids.ts'
import type { AnyInput, Operation } from '../../operations/operation.ts'
import { Upload } from '../../operations/upload.ts'

interface PathSchema {
  'x-id'?: IdKind
  'x-text'?: true
}

/** Validated input, with every id of the path as its bare UUID. */
export function inputOf(operation: Operation, request: FastifyRequest): AnyInput {
  const params: Record<string, string> = {}
  for (const [name, shown] of Object.entries(request.params as Record<string, string>)) {
    const schema = operation.params?.properties[name] as PathSchema | undefined
    const { 'x-id': kind, 'x-text': isText = false } = schema ?? {}
    const id = kind ? kind.read(shown) : isText ? shown : shown.toLowerCase()
    if (id === null) {
      throw new ApiError('invalid_parameter', `${name} is not an id of this kind.`, { field: name })
    }
    params[name] = id
  }
  const query = request.query as AnyInput['query']
  if (!(request.body instanceof Upload)) return { params, query, body: request.body }
  delete request.uploadedFile
  return { params, query, body: undefined, upload: request.body }
}
