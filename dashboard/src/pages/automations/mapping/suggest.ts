import type { ActionMapping } from '../draft.ts'
import { type Leaf, leavesOf } from './paths.ts'

const isText = ({ value }: Leaf): boolean => typeof value === 'string' && value !== ''
const parentOf = (path: string): string => path.replace(/(?:\.\w+|\[[^\]]*\])$/, '')

interface Rule {
  field: string
  keys: RegExp
  fits?(leaf: Leaf): boolean
}

const rules: readonly Rule[] = [
  { field: 'name', keys: /^(?:full_?name|name|display_?name|customer_?name)$/i },
  { field: 'firstName', keys: /^(?:first_?name|given_?name)$/i },
  { field: 'lastName', keys: /^(?:last_?name|family_?name|surname)$/i },
  { field: 'phone', keys: /^(?:phone|phone_?number|mobile|from)$/i, fits: isInternational },
  { field: 'company', keys: /^(?:company|company_?name|organi[sz]ation)$/i },
  { field: 'jobTitle', keys: /^(?:job_?title)$/i },
]

function isInternational({ value }: Leaf): boolean {
  return /^\+[1-9]\d{6,14}$/.test(String(value).replaceAll(/[\s().-]/g, ''))
}

const isEmail = ({ value }: Leaf): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(value))

/**
 * A mapping to begin with: the address of the body, and beside it what is called like a field of a contact.
 * Nothing is guessed without an address or a number to find the contact by.
 */
export function suggestContact(value: unknown, root: string): ActionMapping {
  const leaves = leavesOf(value, root).filter(isText)
  const email = leaves.find(isEmail)
  const near = email ? parentOf(email.path) : root
  const chosen: Record<string, string> = email ? { email: `lower(${email.path})` } : {}
  for (const { field, keys, fits } of rules) {
    const some = leaves.filter((leaf) => keys.test(leaf.key) && (fits?.(leaf) ?? true))
    const leaf = some.find(({ path }) => parentOf(path) === near) ?? (email ? undefined : some[0])
    if (leaf) chosen[field] = field === 'phone' ? `e164(${leaf.path}, "US")` : leaf.path
  }
  if ('firstName' in chosen && 'lastName' in chosen) delete chosen['name']
  return chosen
}

/** Only events of the kind that was captured, where the body names its kind. */
export function suggestCondition(value: unknown): string {
  const type = Object(value)['type']
  return typeof type === 'string' ? `body.type == ${JSON.stringify(type)}` : ''
}
