import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import { ApiError } from '../../../platform/errors.ts'
import { Memory } from '../../../platform/memory.ts'
import type { Work } from '../../../platform/work.ts'
import type { CustomHandle } from '../handles/forms.ts'
import { type FieldRow, holdVersion, listFields } from './store.ts'
import { checks, readText } from './values.ts'

type Custom = Record<string, unknown>

/** The organization's rules for `custom`. */
export interface FieldRules {
  /** Throws a 422 that names the field. Values that `before` has may stay. */
  check(custom: Custom, before: Custom | null): void
  /** Checks one value of a field. Returns its error, or null. */
  faultOf(key: string, value: unknown): ApiError | null
  /** Converts texts of a file to the types of their fields, where possible. */
  typed(cells: Custom): Custom
  /** Returns the values of unique fields, in the form of `custom ->> key` in SQL. */
  handlesOf(custom: Custom): (CustomHandle & { field: string })[]
  isUnique(key: string): boolean
  /** True if contacts can be sorted by a field. */
  isSorting: boolean
}

/** Rules of an organization without fields. */
export const free: FieldRules = {
  check() {},
  faultOf: () => null,
  typed: (cells) => cells,
  handlesOf: () => [],
  isUnique: () => false,
  isSorting: false,
}

type Compiled = LRUCache<string, { version: number; rules: FieldRules }>

const maxKnown = 1_000
const compiled = new Memory<Compiled>(() => new LRUCache({ max: maxKnown }))

/**
 * Returns the rules, which cannot change before this transaction ends: a change of a field waits for it. Reads them
 * again only if their version has changed.
 */
export async function readFieldRules(work: Work): Promise<FieldRules> {
  const { db, organizationId } = work
  const set = await holdVersion(db, organizationId)
  if (!set) return free
  const { version, is_strict: isStrict } = set
  const known = compiled.of(work)
  const cached = known.get(organizationId)
  if (cached?.version === version) return cached.rules
  const rules = compileRules(await listFields(db, organizationId), isStrict)
  known.set(organizationId, { version, rules })
  return rules
}

function compileRules(fields: readonly FieldRow[], isStrict: boolean): FieldRules {
  const byKey = new Map(fields.map((field) => [field.key, field]))
  const required = fields.filter((field) => field.is_required && !field.is_archived)
  const unique = fields.filter((field) => field.is_unique)
  const faultOf = (key: string, value: unknown): ApiError | null => {
    const field = byKey.get(key)
    if (field) return faultOfValue(field, value)
    return isStrict && value !== null
      ? refuse(key, 'is not a field of contacts. Create the field, or set strictFields to false')
      : null
  }
  return {
    faultOf,
    check(custom, before) {
      for (const [key, value] of Object.entries(custom)) {
        if (before && key in before && isDeepStrictEqual(before[key], value)) continue
        const fault = faultOf(key, value)
        if (fault) throw fault
      }
      const lacking = required.find(({ key }) => (custom[key] ?? null) === null)
      if (lacking) throw refuse(lacking.key, 'is required')
    },
    typed(cells) {
      const values = Object.entries(cells).map(([key, cell]) => {
        const field = byKey.get(key)
        return [key, field && typeof cell === 'string' ? readText(field.type, cell) : cell]
      })
      return Object.fromEntries(values)
    },
    handlesOf: (custom) =>
      unique.flatMap(({ key }) => {
        const value = custom[key] ?? null
        if (value === null) return []
        const kind = `custom.${key}` as const
        return [{ kind, value: textOf(value), field: kind }]
      }),
    isUnique: (key) => unique.some((field) => field.key === key),
    isSorting: fields.some((field) => field.is_sortable),
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? decimalOf(value) : JSON.stringify(value)
}

/** Writes a number without an exponent, as PostgreSQL does. */
function decimalOf(number: number): string {
  const [, sign = '', whole = '', fraction = '', power] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(JSON.stringify(number)) ?? []
  if (power === undefined) return JSON.stringify(number)
  const [digits, point] = [whole + fraction, whole.length + Number(power)]
  return point > 0 ? sign + digits.padEnd(point, '0') : `${sign}0.${'0'.repeat(-point)}${digits}`
}

function faultOfValue(
  { key, type, options, is_archived }: FieldRow,
  value: unknown,
): ApiError | null {
  if (value === null || is_archived) return null
  const { fits, expects } = checks[type]
  return fits(value, options) ? null : refuse(key, `must be ${expects(options)}`)
}

const refuse = (key: string, sentence: string): ApiError =>
  new ApiError('validation_error', `custom.${key} ${sentence}.`, { field: `custom.${key}` })
