import { describeProduct } from '../documents.ts'
import { type Choice, choices, resources } from './choice.ts'
import { type Found, find, readDocument } from './document.ts'
import { type Field, type Fields, fieldsOf } from './fields.ts'
import { literal } from './literal.ts'
import { labelOf } from './words.ts'

const made = '// Generated from api/openapi.json and the event catalogue by `npm run gen`.\n\n'

interface One {
  choice: Choice
  found: Found
  fields: Fields
}

async function all(): Promise<One[]> {
  const document = await readDocument()
  return choices.map((choice) => {
    const found = find(document, choice)
    return { choice, found, fields: fieldsOf(choice, found) }
  })
}

/** The forms of the node: resource, operation, and the fields of each. */
export async function n8nProperties(): Promise<string> {
  const ones = await all()
  const keys = Object.entries(resources)
  const resource = {
    ...{ displayName: 'Resource', name: 'resource', type: 'options', noDataExpression: true },
    options: keys.map(([value, name]) => ({ name, value })),
    default: 'contact',
  }
  const properties = keys.flatMap(([key]) => {
    const own = ones.filter(({ choice }) => choice.resource === key)
    return [operationsOf(key, own), ...own.flatMap(propertiesOf)]
  })
  return `${made}import type { INodeProperties } from 'n8n-workflow'\n
export const properties: INodeProperties[] = ${literal([resource, ...properties])}\n`
}

const operationsOf = (resource: string, ones: readonly One[]) => ({
  ...{ displayName: 'Operation', name: 'operation', type: 'options', noDataExpression: true },
  displayOptions: { show: { resource: [resource] } },
  options: ones
    .map(({ choice: { name, operation, action } }) => ({
      name,
      value: operation,
      description: operation === 'upsert' ? upsert : action,
      action,
    }))
    .sort(byName),
  default: ones[0]?.choice.operation,
})

// The words that n8n's lint asks for, which are the same in every node.
const upsert = 'Create a new record, or update the current one if it already exists (upsert)'
const limit = { description: 'Max number of results to return', default: 50 }
const picked = 'using an <a href="https://docs.n8n.io/code/expressions/">expression</a>'

function propertiesOf({ choice, found, fields }: One): object[] {
  const show = { resource: [choice.resource], operation: [choice.operation] }
  const main = fields.main.map((field) => property(field, { show }))
  const paging = found.answer === 'page' ? pagingOf(show) : []
  if (fields.more.length === 0) return [...main, ...paging]
  const more = {
    displayName: moreNames[nameOfMore(choice, found)],
    name: nameOfMore(choice, found),
    type: 'collection',
    placeholder: found.method === 'GET' ? 'Add Filter' : 'Add Field',
    default: {},
    displayOptions: { show },
    options: fields.more.map((field) => property(field)).sort(byDisplayName),
  }
  return [...main, ...paging, more]
}

const moreNames = {
  additionalFields: 'Additional Fields',
  filters: 'Filters',
  updateFields: 'Update Fields',
}

const nameOfMore = (choice: Choice, { method }: Found): keyof typeof moreNames => {
  if (method === 'GET') return 'filters'
  return choice.operation === 'update' ? 'updateFields' : 'additionalFields'
}

const pagingOf = (show: object): object[] => [
  {
    ...{ displayName: 'Return All', name: 'returnAll', type: 'boolean', displayOptions: { show } },
    default: false,
    description: 'Whether to return all results or only up to a given limit',
  },
  {
    ...{ displayName: 'Limit', name: 'limit', type: 'number', typeOptions: { minValue: 1 } },
    displayOptions: { show: { ...show, returnAll: [false] } },
    ...limit,
  },
]

function property(field: Field, displayOptions?: object): object {
  const { name, label, required } = field
  if (field.pick) return picker(field, displayOptions)
  return {
    displayName: label,
    name,
    ...typeOf(field),
    ...(required && { required }),
    ...(displayOptions && { displayOptions }),
    ...(name === 'limit' ? limit : { description: helpOf(field) }),
    placeholder: placeholderOf(field),
  }
}

function picker({ name, label, required, kind, pick }: Field, displayOptions?: object): object {
  const isMany = kind === 'texts'
  return {
    displayName: isMany ? `${label.replace(/s$/, '')} Names or IDs` : `${label} Name or ID`,
    name,
    type: isMany ? 'multiOptions' : 'options',
    typeOptions: { loadOptionsMethod: pick },
    default: isMany ? [] : '',
    ...(required && { required }),
    ...(displayOptions && { displayOptions }),
    description: isMany
      ? `Choose from the list, or specify IDs ${picked}`
      : `Choose from the list, or specify an ID ${picked}`,
  }
}

function typeOf(field: Field): object {
  const { kind, minimum, maximum } = field
  switch (kind) {
    case 'text':
      return { type: 'string', default: '' }
    case 'long text':
      return { type: 'string', typeOptions: { rows: 4 }, default: '' }
    case 'texts':
      return { type: 'string', typeOptions: { multipleValues: true }, default: [] }
    case 'integer':
    case 'number': {
      const typeOptions = { minValue: minimum, maxValue: maximum }
      return { type: 'number', typeOptions, default: field.default ?? minimum ?? 0 }
    }
    case 'boolean':
      return { type: 'boolean', default: field.default ?? false }
    case 'time':
      return { type: 'dateTime', default: '' }
    case 'choice':
      return { type: 'options', options: optionsOf(field), default: optionsOf(field)[0]?.value }
    case 'choices':
      return { type: 'multiOptions', options: optionsOf(field), default: [] }
    case 'object':
      return { type: 'json', default: '{}' }
    case 'rows':
      return {
        ...{ type: 'fixedCollection', typeOptions: { multipleValues: true }, default: {} },
        placeholder: `Add ${field.label.replace(/s$/, '')}`,
        options: [
          {
            ...{ displayName: field.label.replace(/s$/, ''), name: 'rows' },
            values: field.rows.map((row) => property(row)).sort(byDisplayName),
          },
        ],
      }
  }
}

const optionsOf = ({ options }: Field) =>
  options.map((value) => ({ name: labelOf(value), value })).sort(byName)

function helpOf({ kind, help, label }: Field): string | undefined {
  const text = sentence(help)
  if (text === '' || text === label) return undefined
  if (kind !== 'boolean' || text.startsWith('Whether')) return text
  return `Whether this holds: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

/** As n8n writes: a single sentence has no full stop, and abbreviations are capitals. */
function sentence(text: string): string {
  const bare = text
    .replaceAll('`', '')
    .replace(/[.]$/, '')
    .replaceAll(/\b(?:id|url)(s?)\b/gi, (word) => word.toUpperCase().replace(/S$/, 's'))
  const capital = bare.charAt(0).toUpperCase() + bare.slice(1)
  return capital.includes('. ') ? `${capital}.` : capital
}

function placeholderOf({ kind, name, example }: Field): string | undefined {
  if (name === 'email') return 'name@email.com'
  if (kind === 'rows' || typeof example !== 'string' || kind === 'choice') return undefined
  return kind === 'time' ? undefined : `e.g. ${example.split('\n')[0]?.slice(0, 60)}`
}

/** What the node sends for each operation. */
export async function n8nOperations(): Promise<string> {
  const ones = await all()
  const operations: Record<string, Record<string, object>> = {}
  for (const { choice, found, fields } of ones) {
    const every = [...fields.main, ...fields.more]
    operations[choice.resource] ??= {}
    Object.assign(operations[choice.resource] ?? {}, {
      [choice.operation]: {
        ...{ method: found.method, path: found.path, answer: found.answer },
        fields: Object.fromEntries(fields.main.map(({ name, place }) => [name, place])),
        ...(fields.more.length > 0 && {
          more: nameOfMore(choice, found),
          morePlace: fields.more[0]?.place,
        }),
        json: every.filter(({ kind }) => kind === 'object').map(({ name }) => name),
        times: every.filter(({ kind }) => kind === 'time').map(({ name }) => name),
        rows: every.filter(({ kind }) => kind === 'rows').map(({ name }) => name),
        ...(choice.fixed && { fixed: choice.fixed }),
        ...(choice.mayMiss && { mayMiss: true }),
      },
    })
  }
  return `${made}import type { Operation } from '../operation'\n
export const operations: Record<string, Record<string, Operation>> = ${literal(operations)}\n`
}

/** What the trigger offers to wait for. */
export async function n8nEventTypes(): Promise<string> {
  const { domains } = await describeProduct()
  const types = domains.flatMap((domain) => domain.events ?? [])
  const options = types.map(({ type, summary }) => ({
    name: labelOf(type),
    value: type,
    description: sentence(summary),
  }))
  const everything = { name: 'Every Event', value: '*', description: 'All that happens' }
  return `${made}import type { INodePropertyOptions } from 'n8n-workflow'\n
export const eventTypes: INodePropertyOptions[] = ${literal([...options, everything].sort(byName))}\n`
}

const byName = (a: { name: string }, b: { name: string }): number => compare(a.name, b.name)
const byDisplayName = (a: object, b: object): number =>
  compare((a as { displayName: string }).displayName, (b as { displayName: string }).displayName)
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
