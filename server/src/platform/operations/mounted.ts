import build from 'fast-json-stringify'
import { ApiError } from '../errors.ts'
import type { IdKind } from '../ids.ts'
import { type AnyInput, findGet, isRaw, type Operation } from './operation.ts'
import type { ChangeRecorder, ChangeRecorderFactory } from './recorded-change.ts'

/** An operation with its reply schema compiled. */
export interface Mounted {
  operation: Operation
  serialize: (value: unknown) => string
  /** Change recorders, one per domain that records changes; empty for an operation that changes nothing. */
  recorders: readonly ChangeRecorder[]
  /** `GET` of the same path if the path names one resource. `If-Match` refers to its answer. */
  getOperation: Operation | undefined
  serializeGet: (value: unknown) => string
  /** Returns the resource that a write changed. */
  resourceOf: ReturnType<typeof changedResourceIn>
}

/** Prepares an operation to be executed. Its siblings are the operations of its audience. */
export function mountedOf(
  operation: Operation,
  siblings: readonly Operation[],
  recorderFactories: readonly ChangeRecorderFactory[],
): Mounted {
  const { effect, isAudited } = operation
  const getOperation = findGet(operation, siblings)
  return {
    operation,
    serialize: serializerOf(operation),
    recorders:
      effect === 'write' && isAudited !== false
        ? recorderFactories.map((create) => create(operation, getOperation, siblings))
        : [],
    getOperation: effect === 'write' ? getOperation : undefined,
    serializeGet: getOperation ? serializerOf(getOperation) : () => '',
    resourceOf: changedResourceIn(operation, siblings),
  }
}

/** Returns a serialiser that is compiled at the first use, like validators. */
function serializerOf({ reply }: Operation): Mounted['serialize'] {
  if (reply === null || isRaw(reply)) return () => ''
  let built: Mounted['serialize'] | undefined
  return (value) => {
    built ??= build(reply as object) as Mounted['serialize']
    return built(value)
  }
}

/** Returns the ids of a path as bare UUIDs, the form for handlers. */
export function bareIds(
  { params: schemas }: Operation,
  params: Record<string, string>,
): Record<string, string> {
  const bare: Record<string, string> = {}
  for (const [name, shown] of Object.entries(params)) {
    const schema = schemas?.properties[name] as { 'x-id'?: IdKind; 'x-text'?: true } | undefined
    const { 'x-id': kind, 'x-text': isText = false } = schema ?? {}
    const id = kind ? kind.read(shown) : isText ? shown : shown.toLowerCase()
    if (id === null) {
      throw new ApiError('invalid_parameter', `${name} is not a valid id of this resource.`, {
        field: name,
      })
    }
    bare[name] = id
  }
  return bare
}

/**
 * Returns the changed resource: the last one in the path, or the created one in the answer if the path is a collection.
 */
export function changedResourceIn(
  { path, params, changes }: Operation,
  operations: readonly Operation[],
) {
  const isCollection = operations.some((other) => other.path.startsWith(`${path}/{`))
  const isNamed = changes === undefined ? !isCollection : changes !== 'reply'
  const names = [...path.matchAll(/\{(\w+)\}/g)]
  const last = isNamed ? (names.find(([, one]) => one === changes) ?? names.at(-1)) : undefined
  const segments = (last ? path.slice(0, last.index - 1) : path).split('/')
  const [first = ''] = segments.filter((part) => !['', 'operator', 'session', 'v1'].includes(part))
  const segment = isCollection || last ? (segments.at(-1) ?? '') : first
  const resource_type = segment.replace(/ies$/, 'y').replace(/s$/, '')
  const name = last?.[1] ?? ''
  const kind = (params?.properties[name] as { 'x-id'?: IdKind } | undefined)?.['x-id']

  return (
    input: AnyInput,
    after: string,
  ): { resource_type: string; resource_id: string | null } => {
    const id = input.params[name]
    if (id === undefined) return { resource_type, resource_id: isNamed ? null : idIn(after) }
    return { resource_type, resource_id: kind ? kind.show(id) : id }
  }
}

function idIn(json: string): string | null {
  const { id = null } = json === '' ? {} : (JSON.parse(json) as { id?: string })
  return id
}
