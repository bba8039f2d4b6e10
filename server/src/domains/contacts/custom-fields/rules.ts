import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '../../../platform/errors.ts'
import type { Work } from '../../../platform/work.ts'
import type { CustomHandle } from '../handles/forms.ts'
import { type FieldRow, listFields, lockVersion } from './store.ts'
import { checks, readText } from './values.ts'

type Custom = Record<string, unknown>

/** What an organization says of `custom`. */
export interface FieldRules {
  /** Throws a 422 that names the field. What `before` has already may stay. */
  check(custom: Custom, before: Custom | null): void
  /** Texts of a file as values of their fields, where they can be read as such. */
  typed(cells: Custom): Custom
  /** The values of unique fields, as the SQL function `claim_custom_handles` claims them. */
  handlesOf(custom: Custom): (CustomHandle & { field: string })[]
}

/** Of an organization that says nothing. */
export const free: FieldRules = { check() {}, typed: (cells) => cells, handlesOf: () => [] }

/** By organization: the newest that this node has read. */
const newest = new Map<string, { version: number; isStrict: boolean; rules: FieldRules }>()
const maxKnown = 1_000

/**
 * The rules as they are until this transaction ends: whoever changes a field waits for it. They are read again
 * only when their version is another.
 */
export async function readFieldRules(work: Work): Promise<FieldRules> {
  const { db, organizationId } = work
  const set = await lockVersion(db, organizationId)
  if (!set) return free
  const { version, is_strict: isStrict } = set
  const cached = newest.get(organizationId)
  if (cached?.version === version) return cached.rules
  const rules = compileRules(await listFields(db, organizationId), isStrict)
  newest.delete(organizationId)
  newest.set(organizationId, { version, isStrict, rules })
  const [oldest] = newest.keys()
  if (newest.size > maxKnown && oldest !== undefined) newest.delete(oldest)
  return rules
}

function compileRules(fields: readonly FieldRow[], isStrict: boolean): FieldRules {
  const byKey = new Map(fields.map((field) => [field.key, field]))
  const required = fields.filter((field) => field.is_required && !field.is_archived)
  const unique = fields.filter((field) => field.is_unique)
  return {
    check(custom, before) {
      for (const [key, value] of Object.entries(custom)) {
        if (before && key in before && isDeepStrictEqual(before[key], value)) continue
        const field = byKey.get(key)
        if (field) checkValue(field, value)
        else if (isStrict && value !== null) throw refuse(key, 'is not a field of contacts')
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
        const [kind, text] = [`custom.${key}` as const, JSON.stringify(value)]
        return [{ kind, value: typeof value === 'string' ? value : text, field: kind }]
      }),
  }
}

function checkValue({ key, type, options, is_archived }: FieldRow, value: unknown): void {
  if (value === null || is_archived) return
  const { fits, expects } = checks[type]
  if (!fits(value, options)) throw refuse(key, `must be ${expects(options)}`)
}

const refuse = (key: string, sentence: string): ApiError =>
  new ApiError('validation_error', `custom.${key} ${sentence}.`, { field: `custom.${key}` })
