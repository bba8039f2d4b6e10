import { describeProduct } from '../documents.ts'
import { type Choice, choices, resources } from './choice.ts'
import { type Found, find, readDocument } from './document.ts'
import { type Field, fieldsOf } from './fields.ts'
import { labelOf, title } from './words.ts'

const made = '// Generated from api/openapi.json and the event catalogue by `npm run gen`.\n\n'

/** A trigger for each type of event, with the example that the catalogue checks. */
export async function zapierTriggers(): Promise<string> {
  const { domains } = await describeProduct()
  const triggers = domains
    .flatMap((domain) => domain.events ?? [])
    .map(({ type, summary, example }) => ({
      key: type.replaceAll('.', '_'),
      type,
      noun: labelOf(type.slice(0, type.lastIndexOf('.'))),
      label: labelOf(type),
      description: `Triggers when this happens: ${summary.replaceAll('`', '')}`,
      sample: {
        id: 'evt_01jbts0z0ye8t9tpsz3gn7nkm8',
        type,
        createdAt: '2026-11-21T09:30:00.000Z',
        organizationId: 'org_01jbts0z0ye8t9tpsz3gn7nkm8',
        data: example,
      },
    }))
  return `${made}export const triggers = ${JSON.stringify(triggers, null, 2)}\n`
}

/** What people do from a Zap: creates and searches. */
export async function zapierActions(): Promise<string> {
  const document = await readDocument()
  const actionsOf = (kind: Choice['zapier']) =>
    choices
      .filter(({ zapier }) => zapier === kind)
      .map((choice) => action(choice, find(document, choice)))
  return `${made}export const creates = ${JSON.stringify(actionsOf('create'), null, 2)}

export const searches = ${JSON.stringify(actionsOf('search'), null, 2)}\n`
}

function action(choice: Choice, found: Found): object {
  const { main, more } = fieldsOf(choice, found)
  const fields = [...main, ...more]
  return {
    key: `${choice.operation.replaceAll(/[A-Z]/g, low)}_${choice.resource.replaceAll(/[A-Z]/g, low)}`,
    noun: resources[choice.resource],
    label:
      choice.zapier === 'search'
        ? title(choice.action.replace('Get many', 'Find'))
        : title(choice.action),
    description: `${choice.action.replace('Get many', 'Find')} in Capstan.`,
    ...{ method: found.method, path: found.path },
    places: Object.fromEntries(fields.map(({ name, place }) => [name, place])),
    ...(choice.fixed && { fixed: choice.fixed }),
    ...(choice.mayMiss && { mayMiss: true }),
    inputFields: fields.map(inputField),
    sample: sampleOf(found),
  }
}

const low = (letter: string): string => `_${letter.toLowerCase()}`

const sampleOf = ({ sample, answer }: Found): unknown => {
  if (answer === 'nothing') return { success: true }
  return answer === 'one' ? sample : (sample?.['data'] as unknown[] | undefined)?.[0]
}

function inputField(field: Field): object {
  const { name, label, help, required, options, example, pick, kind } = field
  if (kind === 'rows') return { key: name, label, children: field.rows.map(inputField) }
  return {
    key: name,
    label,
    type: types[kind],
    required,
    ...(kind === 'texts' || kind === 'choices' ? { list: true } : {}),
    ...(kind === 'object' && { dict: true }),
    ...(help && { helpText: help }),
    ...(options.length > 0 && {
      choices: Object.fromEntries(options.map((value) => [value, labelOf(value)])),
    }),
    ...(pick && { dynamic: `${pick}.id.name` }),
    ...(typeof example === 'string' && kind === 'text' && !pick && { placeholder: example }),
  }
}

const types: Record<Exclude<Field['kind'], 'rows'>, string> = {
  text: 'string',
  'long text': 'text',
  texts: 'string',
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  time: 'datetime',
  choice: 'string',
  choices: 'string',
  object: 'string',
}
