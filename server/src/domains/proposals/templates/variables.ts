import { parseText } from '../texts/parse.ts'
import type { Inline, Block as TextBlock, Variable } from '../texts/tree.ts'
import { visitInlines } from '../texts/walk.ts'
import type { TemplateVariables } from './schema.ts'
import type { TemplateRow } from './store.ts'

type Entry = TemplateVariables['data'][number]

/** The variables of a template's texts, each once in their order, and those that it asks for beside. */
export function listTemplateVariables({ draft, required_variables }: TemplateRow): Entry[] {
  const entries = new Map<string, Entry>()
  const note = (path: string, required: boolean) => {
    const known = entries.get(path)
    const isRequired = required || known?.required === true
    entries.set(path, { path, required: isRequired, value: presetOf(draft.variables, path) })
  }
  for (const text of textsOf(draft)) {
    for (const { path, fallback } of variablesIn(text)) {
      if (path !== null) note(path, fallback === null)
    }
  }
  for (const name of required_variables) note(`variables.${name}`, true)
  return [...entries.values()]
}

const presetOf = (variables: TemplateRow['draft']['variables'], path: string): Entry['value'] =>
  path.startsWith('variables.') ? (variables?.[path.slice('variables.'.length)] ?? null) : null

function* textsOf({ title, blocks = [], items = [], instalments = [] }: TemplateRow['draft']) {
  yield title
  for (const block of blocks) {
    if (block.type === 'text' || block.type === 'signature') yield block.text
    if (block.type === 'image') yield* [block.alt, block.caption]
    if (block.type === 'prices') yield block.title
  }
  for (const { name, description, unit } of items) yield* [name, description, unit]
  for (const { label, due } of instalments) yield* [label, due]
}

function variablesIn(text: string | null | undefined): Variable[] {
  const variables: Variable[] = []
  if (!text?.includes('{{')) return variables
  visitInlines(parseText(text) as TextBlock<Variable>[], (inline: Inline<Variable>) => {
    if (inline.type === 'variable') variables.push(inline)
  })
  return variables
}
