import { type Command, InvalidArgumentError, Option } from 'commander'

/** Collects the values of a repeatable option. */
export const several = (value: string, before: string[] = []): string[] => [...before, value]

/** A whole number that is not negative. */
export function count(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('Use a whole number.')
  return Number(value)
}

export function decimal(value: string): number {
  const number = Number(value)
  if (value.trim() === '' || Number.isNaN(number)) {
    throw new InvalidArgumentError('Use a number.')
  }
  return number
}

/** A JSON object, such as '{"team": "support"}'. */
export function jsonObject(value: string): Record<string, unknown> {
  let parsed: unknown
  try {
    parsed = JSON.parse(value)
  } catch {
    throw new InvalidArgumentError('Use JSON.')
  }
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) {
    return parsed as Record<string, unknown>
  }
  throw new InvalidArgumentError('Use a JSON object.')
}

/** JSON objects, one each time. */
export const jsonObjects = (
  value: string,
  before: readonly Record<string, unknown>[] = [],
): Record<string, unknown>[] => [...before, jsonObject(value)]

/**
 * Fields of metadata, as `team=support` or as a JSON object; given several times they add up. A value
 * that is a number, true or false in JSON is that, so that filters can compare it.
 */
export function metadata(
  value: string,
  before: Record<string, unknown> = {},
): Record<string, unknown> {
  if (value.startsWith('{')) return { ...before, ...jsonObject(value) }
  const at = value.indexOf('=')
  if (at < 1) throw new InvalidArgumentError('Use a name and a value, such as team=support.')
  const text = value.slice(at + 1)
  const isLiteral = /^(true|false|-?(0|[1-9]\d*)(\.\d+)?)$/.test(text)
  return { ...before, [value.slice(0, at)]: isLiteral ? JSON.parse(text) : text }
}

/** Headers, each as `Name: value`; given several times they add up. */
export function header(given: string, before: Record<string, string> = {}): Record<string, string> {
  const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(given) ?? []
  if (name === undefined || value === undefined) {
    throw new InvalidArgumentError('Use the form "Authorization: Bearer …".')
  }
  return { ...before, [name]: value }
}

/** The options of every command that shows a list. */
export const paged = (command: Command): Command =>
  command
    .option('--limit <n>', 'number of items; 1 to 100', count)
    .option('--cursor <cursor>', 'continue after this page')
    .option('--all', 'show all pages')

export const oneOf = (flags: string, description: string, ...values: string[]): Option =>
  new Option(flags, description).choices(values)
