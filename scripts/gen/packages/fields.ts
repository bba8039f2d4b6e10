import { type Choice, helps, labels, picks, rows } from './choice.ts'
import type { Found, Schema } from './document.ts'
import { labelOf } from './words.ts'

type Kind =
  | 'text'
  | 'long text'
  | 'texts'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'time'
  | 'choice'
  | 'choices'
  | 'object'
  | 'rows'

/** One field of an operation, as a form asks for it. */
export interface Field {
  /** In the API. */
  name: string
  place: 'path' | 'query' | 'body'
  kind: Kind
  label: string
  /** Plain words; may be empty. */
  help: string
  required: boolean
  options: readonly string[]
  example: unknown
  default: unknown
  minimum?: number
  maximum?: number
  pick?: 'bases' | 'templates'
  /** Of kind `rows`. */
  rows: readonly Field[]
}

export interface Fields {
  main: readonly Field[]
  more: readonly Field[]
}

export function fieldsOf(choice: Choice, found: Found): Fields {
  const make = (name: string): Field => {
    const parameter = found.parameters.find((one) => one.name === name)
    if (parameter) {
      const { schema, description, required = false } = parameter
      const place = parameter.in
      return field(choice, found, { name, place, required, schema: { description, ...schema } })
    }
    const schema = found.body.properties?.[name]
    if (!schema) throw new Error(`${choice.operationId} has no field ${name} in openapi.json.`)
    const required = found.body.required?.includes(name) ?? false
    return field(choice, found, { name, place: 'body', required, schema })
  }
  return { main: (choice.fields ?? []).map(make), more: (choice.more ?? []).map(make) }
}

type Raw = Pick<Field, 'name' | 'place' | 'required'> & { schema: Schema }

function field(choice: Choice, found: Found, { name, place, required, schema: raw }: Raw): Field {
  const schema = found.resolve(raw)
  const named = `${choice.operationId}.${name}`
  const item = found.resolve(schema.items ?? {})
  const kind = kindOf(name, schema, item)
  const children = kind === 'rows' ? (rows[name] ?? []) : []
  const pick = picks[name]
  return {
    ...{ name, place, kind, required, label: labels[named] ?? labels[name] ?? labelOf(name) },
    help: plain(helps[named] ?? schema.description ?? ''),
    options: ((kind === 'choices' ? item.enum : schema.enum) ?? []).filter((one) => one !== null),
    example: found.example?.[name] ?? schema.examples?.[0] ?? item.examples?.[0],
    default: schema.default,
    ...(schema.minimum !== undefined && { minimum: schema.minimum }),
    ...(schema.maximum !== undefined && { maximum: schema.maximum }),
    ...(pick && { pick }),
    rows: children.map((child) => {
      const schema = item.properties?.[child]
      if (!schema) throw new Error(`${named} has no ${child} in openapi.json.`)
      return field(choice, found, { name: child, place: 'body', required: false, schema })
    }),
  }
}

const longTexts = new Set(['text', 'message', 'reason'])

function kindOf(name: string, schema: Schema, item: Schema): Kind {
  const types = [schema.type ?? []].flat()
  if (schema.enum) return 'choice'
  if (types.includes('array')) {
    if (item.enum) return 'choices'
    return item.type === 'string' ? 'texts' : 'rows'
  }
  if (types.includes('object')) return 'object'
  if (types.includes('boolean')) return 'boolean'
  if (types.includes('integer')) return 'integer'
  if (types.includes('number')) return 'number'
  if (schema.format === 'date-time') return 'time'
  return longTexts.has(name) ? 'long text' : 'text'
}

/** Without Markdown, and without what the forms of others take for a tag. */
const plain = (text: string): string =>
  text
    .replaceAll('`', '')
    .replaceAll(/<(\w+)>/g, '$1')
    .trim()
