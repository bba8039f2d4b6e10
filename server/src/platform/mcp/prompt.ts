import { ApiError } from '../errors.ts'
import type { IdKind } from '../ids.ts'
import type { Listed } from './resource.ts'
import type { ToolCaller } from './tool.ts'

/** A request that a person chooses in an AI client, with the context that the model needs. */
export interface Prompt {
  name: string
  title: string
  description: string
  /** Scopes that are all required. A principal who lacks one does not see the prompt. */
  scopes: readonly string[]
  arguments: readonly PromptArgument[]
  write(asked: PromptCall): Promise<Written>
}

export interface PromptArgument {
  name: string
  title: string
  description: string
  isOptional?: true
  /** Choices for the argument. */
  choice?: Choice
}

/** Items that a person chooses by name. */
export interface Choice {
  /** Noun for one item: `contact`. */
  noun: string
  kind: IdKind
  /** Finds up to `limit` items whose name matches the text. */
  find(caller: ToolCaller, text: string, limit: number): Promise<readonly Listed[]>
}

export interface PromptCall {
  caller: ToolCaller
  /** Returns an argument, trimmed; undefined if it is absent or empty. */
  text(name: string): string | undefined
  /**
   * Returns the item that an argument names.
   *
   * @throws ApiError if none or several match
   */
  chosen(name: string): Promise<{ id: string }>
}

/** The text for the model, and the URIs of the resources that belong to it. */
export interface Written {
  text: string
  attached?: readonly string[]
}

/** Most suggestions. The protocol allows 100; a person reads the first few. */
const mostSuggestions = 20
const mostNamed = 5
const maxArgument = 4_000
/** Longest text to search for, the same as in lists. */
const maxSearched = 200

/** Returns suggestions in the form that people send: the name with the id, because names are not unique. */
export async function suggest(caller: ToolCaller, choice: Choice, text: string): Promise<string[]> {
  const [typed = ''] = text.split('<')
  const found = await choice.find(caller, typed.trim().slice(0, maxSearched), mostSuggestions)
  return found.map(labelOf)
}

const labelOf = ({ name, id }: Listed): string => `${name} <${id}>`

/** Returns the id in a label, or the text itself if it is an id. */
const idIn = ({ prefix, read }: IdKind, text: string): string | undefined =>
  new RegExp(`<(${prefix}_[0-9a-z]{26})>$`).exec(text)?.[1] ?? (read(text) ? text : undefined)

/**
 * Checks the arguments.
 *
 * @throws ApiError if one is missing, unknown or too long
 */
export function checkArguments(
  { arguments: known }: Prompt,
  args: Readonly<Record<string, string>>,
): void {
  for (const { name, isOptional } of known) {
    if (!isOptional && !args[name]?.trim()) throw refused(name, `${name} is required.`)
  }
  for (const [name, value] of Object.entries(args)) {
    if (!known.some((argument) => argument.name === name))
      throw refused(name, `${name} is an unknown argument.`)
    if (value.length > maxArgument)
      throw refused(name, `${name} must have at most ${maxArgument} characters.`)
  }
}

/** Returns the call of a prompt whose arguments `checkArguments` has accepted. */
export const promptCall = (
  caller: ToolCaller,
  prompt: Prompt,
  args: Readonly<Record<string, string>>,
): PromptCall => ({
  caller,
  text: (name) => args[name]?.trim() || undefined,
  async chosen(name) {
    const { choice } = prompt.arguments.find((argument) => argument.name === name) ?? {}
    if (!choice) throw new TypeError(`${prompt.name} has no choice ${name}`)
    return choose(caller, choice, name, args[name]?.trim() ?? '')
  },
})

async function choose(
  caller: ToolCaller,
  choice: Choice,
  name: string,
  typed: string,
): Promise<{ id: string }> {
  const id = idIn(choice.kind, typed)
  if (id !== undefined) return { id }
  const found = await choice.find(caller, typed.slice(0, maxSearched), mostSuggestions)
  const same = found.filter((one) => one.name.toLowerCase() === typed.toLowerCase())
  const [only, ...others] = same.length > 0 ? same : found
  // A full page may have left out another one of this name.
  const isWhole = found.length < mostSuggestions
  if (!only)
    throw refused(name, `No ${choice.noun} matches "${typed}". Enter another name, or an id.`)
  if (others.length === 0 && isWhole) return only
  const named = [only, ...others].slice(0, mostNamed).map(labelOf)
  throw refused(
    name,
    `More than one ${choice.noun} matches "${typed}". Enter one of them with its id: ${named.join(', ')}${others.length < mostNamed && isWhole ? '' : ' …'}`,
  )
}

const refused = (field: string, message: string): ApiError =>
  new ApiError('validation_error', message, { field })
