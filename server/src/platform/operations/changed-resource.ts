import type { IdKind } from '../ids.ts'
import type { AnyInput, Operation } from './operation.ts'

/**
 * What is changed: the last thing that the path names, or, where the path is a collection, what the
 * answer says was made in it.
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
