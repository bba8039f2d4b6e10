import { isCalendarDay } from '../fields.ts'
import { ContactId } from '../ids.ts'

export const fieldTypes = [
  'text',
  'number',
  'boolean',
  'date',
  'select',
  'multiSelect',
  'url',
  'email',
  'phone',
  'contact',
] as const
export type FieldType = (typeof fieldTypes)[number]

const maxText = 10_000

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= maxText

const matches = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value)

const isDate = (value: unknown): boolean =>
  matches(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/)(value) &&
  isCalendarDay(String(value)) &&
  !Number.isNaN(Date.parse(String(value)))

const isOneOf = (value: unknown, options: readonly string[]): boolean =>
  typeof value === 'string' && options.includes(value)

interface Check {
  /** Completes "custom.seats must be …". */
  expects: (options: readonly string[]) => string
  fits: (value: unknown, options: readonly string[]) => boolean
}

export const checks: Readonly<Record<FieldType, Check>> = {
  text: { expects: () => `a text of 1 to ${maxText} characters`, fits: isText },
  number: { expects: () => 'a number', fits: (value) => typeof value === 'number' },
  boolean: { expects: () => 'true or false', fits: (value) => typeof value === 'boolean' },
  date: {
    expects: () => 'a date such as 2026-11-21 or a time such as 2026-11-21T09:30:00Z',
    fits: isDate,
  },
  select: { expects: (options) => `one of ${options.join(', ')}`, fits: isOneOf },
  multiSelect: {
    expects: (options) => `a list of distinct options from ${options.join(', ')}`,
    fits: (value, options) =>
      Array.isArray(value) &&
      new Set(value).size === value.length &&
      value.every((one) => isOneOf(one, options)),
  },
  url: {
    expects: () => 'a URL that begins with http:// or https://',
    fits: (value) => matches(/^https?:\/\//i)(value) && URL.canParse(String(value)),
  },
  email: {
    expects: () => 'an email address such as ada@example.com',
    fits: matches(/^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/),
  },
  phone: {
    expects: () => 'an E.164 number such as +14155550123',
    fits: matches(/^\+[1-9]\d{6,14}$/),
  },
  contact: {
    expects: () => `a contact id such as ${ContactId.example}`,
    fits: (value) => isText(value) && value.startsWith('con_') && ContactId.read(value) !== null,
  },
}

const booleans: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  false: false,
  no: false,
}

/** Returns the value that a cell of a file stands for; the text itself if it does not fit the type. */
export function readText(type: FieldType, text: string): unknown {
  const cell = text.trim()
  if (type === 'number') return /^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : text
  if (type === 'boolean') return booleans[cell.toLowerCase()] ?? text
  if (type === 'multiSelect') return cell.split(/\s*[;,]\s*/).filter((one) => one !== '')
  return text
}
