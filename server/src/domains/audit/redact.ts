import type { TSchema } from 'typebox'

const hidden = '[redacted]'

type Hide = (value: unknown) => unknown

interface Walked {
  'x-secret'?: true
  properties?: Record<string, TSchema>
  items?: TSchema
  anyOf?: readonly TSchema[]
  oneOf?: readonly TSchema[]
  allOf?: readonly TSchema[]
}

/** Replaces what the schema marks as secret in a JSON text; without such a mark the text is as it was. */
export function redactorFor(schema: TSchema | null): (json: string) => string {
  const hide = schema && hiderFor(schema)
  return hide ? (json) => JSON.stringify(hide(JSON.parse(json))) : (json) => json
}

/** Null where there is nothing to hide. */
function hiderFor(schema: TSchema): Hide | null {
  const { 'x-secret': isSecret, properties = {}, items, anyOf, oneOf, allOf } = schema as Walked
  if (isSecret) return (value) => (value === null ? null : hidden)
  const variants = [anyOf, oneOf, allOf].flatMap((list) => list ?? []).map(hiderFor)
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const hide = hiderFor(field)
    return hide ? [[name, hide] as const] : []
  })
  const hideItem = items ? hiderFor(items) : null
  const steps = [
    ...variants.filter((hide) => hide !== null),
    ...(hideItem ? [inItems(hideItem)] : []),
    ...(fields.length > 0 ? [inFields(fields)] : []),
  ]
  return steps.length > 0 ? (value) => steps.reduce((so, step) => step(so), value) : null
}

const inItems =
  (hide: Hide): Hide =>
  (value) =>
    Array.isArray(value) ? value.map(hide) : value

const inFields =
  (fields: readonly (readonly [string, Hide])[]): Hide =>
  (value) => {
    if (value === null || typeof value !== 'object') return value
    const copy: Record<string, unknown> = { ...value }
    for (const [name, hide] of fields) if (name in copy) copy[name] = hide(copy[name])
    return copy
  }
