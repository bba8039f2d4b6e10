import type { ApiError } from '../../../platform/errors.ts'
import { MemberId } from '../../people/index.ts'
import { isCalendarDay } from '../fields.ts'
import { emailKey } from '../handles/forms.ts'
import { CompanyId, SegmentId } from '../ids.ts'
import type { Field, Operator } from './fields.ts'

export type Scalar = string | number | boolean
/** Value of a comparison. Times are ISO 8601 in UTC; owners are UUIDs. */
export type ComparisonValue = Scalar | readonly Scalar[]

/** Creates the error for a part of a comparison, with its path in the request. */
export type Refuse = (part: 'field' | 'op' | 'value', sentence: string) => ApiError

/** Limits of the values in a filter. */
const maxList = 500
const maxText = 1000

/** Normalizes the value of a comparison. Throws the error that `refuse` returns if it does not fit. */
export function readValue(
  field: Field,
  op: Operator,
  value: unknown,
  refuse: Refuse,
): ComparisonValue {
  if (op === 'exists') {
    if (value !== undefined && typeof value !== 'boolean')
      throw refuse('value', 'exists takes true or false')
    return value ?? true
  }
  if (value === null || value === undefined) {
    throw refuse('value', `${op} takes a value. Use exists to find contacts with or without one`)
  }
  if (op === 'withinLast') return readDuration(value, refuse)
  if (op === 'in' || op === 'nin') return readList(field, op, value, refuse)
  if (op === 'between') return readBounds(field, value, refuse)
  if (op === 'contains' || op === 'startsWith') return readPart(field, op, value, refuse)
  return readScalar(field, op, value, refuse)
}

function readList(field: Field, op: Operator, value: unknown, refuse: Refuse): Scalar[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > maxList) {
    throw refuse('value', `${op} takes a list of 1 to ${maxList} values`)
  }
  return value.map((one) => readScalar(field, op, one, refuse))
}

function readBounds(field: Field, value: unknown, refuse: Refuse): Scalar[] {
  const bounds = Array.isArray(value)
    ? value.map((one) => readScalar(field, 'between', one, refuse))
    : []
  const [from, to] = bounds
  if (bounds.length !== 2 || typeof from !== typeof to) {
    throw refuse(
      'value',
      'between takes a list of two values of one type, from and to, both inclusive',
    )
  }
  return bounds
}

function readPart({ kind }: Field, op: Operator, value: unknown, refuse: Refuse): string {
  if (!isText(value) || value.length === 0) throw refuse('value', `${op} takes ${text}`)
  return kind === 'phone' ? withoutSpaces(value) : value
}

const durationMs: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000, w: 604_800_000 }

/** Returns the milliseconds of a duration such as `30d`. */
function readDuration(value: unknown, refuse: Refuse): number {
  const [, amount, unit = ''] =
    (typeof value === 'string' && /^([1-9]\d{0,4})([hdw])$/.exec(value)) || []
  const unitMs = durationMs[unit]
  if (!unitMs)
    throw refuse('value', 'withinLast takes hours, days or weeks, such as "12h", "30d" or "8w"')
  return Number(amount) * unitMs
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= maxText &&
  value.isWellFormed() &&
  !value.includes('\0')

const text = `a text of 1 to ${maxText} characters`

const withoutSpaces = (phone: string): string => phone.replaceAll(/[\s().-]/g, '')

const statuses = ['unknown', 'opted_in', 'opted_out']

/** Accepted values by kind, and a function that normalizes a value; it returns undefined if the value does not fit. */
const scalars: Readonly<
  Record<Field['kind'], { takes: string; form: (value: unknown) => Scalar | undefined }>
> = {
  text: { takes: text, form: (value) => (isText(value) ? value.normalize('NFC') : undefined) },
  externalId: {
    takes: text,
    form: (value) => (isText(value) ? value.normalize('NFC') : undefined),
  },
  birthday: { takes: text, form: (value) => (isText(value) ? value.normalize('NFC') : undefined) },
  website: { takes: text, form: (value) => (isText(value) ? value.normalize('NFC') : undefined) },
  tag: { takes: text, form: (value) => (isText(value) ? value.normalize('NFC') : undefined) },
  email: {
    takes: 'an email address',
    form: (value) => (isText(value) ? emailKey(value) : undefined),
  },
  phone: {
    takes: 'an E.164 number such as +14155550123',
    form: (value) => (isText(value) ? withoutSpaces(value) : undefined),
  },
  time: {
    takes: 'a time such as 2026-11-21T09:30:00Z or a date such as 2026-11-21',
    form: formTime,
  },
  member: {
    takes: `the id of a member, such as ${MemberId.example}`,
    form: (value) => (isText(value) ? (MemberId.read(value) ?? undefined) : undefined),
  },
  company: {
    takes: `the id of a company, such as ${CompanyId.example}`,
    form: (value) => (isText(value) ? (CompanyId.read(value) ?? undefined) : undefined),
  },
  flag: {
    takes: 'true or false',
    form: (value) => (typeof value === 'boolean' ? value : undefined),
  },
  consent: {
    takes: statuses.join(', '),
    form: (value) => (isText(value) && statuses.includes(value) ? value : undefined),
  },
  custom: {
    takes: `${text}, a number, true or false`,
    form: (value) =>
      isText(value) || Number.isFinite(value) || typeof value === 'boolean'
        ? (value as Scalar)
        : undefined,
  },
  segment: {
    takes: `the id of a segment, such as ${SegmentId.example}`,
    form: (value) => (isText(value) ? (SegmentId.read(value) ?? undefined) : undefined),
  },
}

function readScalar({ name, kind }: Field, op: Operator, value: unknown, refuse: Refuse): Scalar {
  const { takes, form } = scalars[kind]
  const formed = form(value)
  if (formed === undefined) throw refuse('value', `compare ${name} with ${takes}`)
  const isOrder = ['gt', 'gte', 'lt', 'lte', 'between'].includes(op)
  if (isOrder && typeof formed === 'boolean') {
    throw refuse('value', `${op} takes a number or a text`)
  }
  return formed
}

function formTime(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/.test(value)) {
    return undefined
  }
  const time = new Date(value)
  const isTime = isCalendarDay(value) && !Number.isNaN(time.getTime()) && time.getUTCFullYear() > 0
  return isTime ? time.toISOString() : undefined
}
