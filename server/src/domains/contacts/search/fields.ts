/** Kind of a field's values. It decides the operators and the comparison. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'externalId'
  | 'birthday'
  | 'website'
  | 'time'
  | 'member'
  | 'company'
  | 'flag'
  | 'tag'
  | 'consent'
  | 'custom'
  | 'segment'

export const operators = [
  'eq',
  'ne',
  'in',
  'nin',
  'contains',
  'startsWith',
  'gt',
  'gte',
  'lt',
  'lte',
  'between',
  'withinLast',
  'exists',
] as const
export type Operator = (typeof operators)[number]

/** A field of a contact, or a part of it: `consent.email` has the key `email`. */
export interface Field {
  name: string
  kind: FieldKind
  key: string
}

const plain: Readonly<Record<string, FieldKind>> = {
  name: 'text',
  firstName: 'text',
  lastName: 'text',
  company: 'text',
  jobTitle: 'text',
  locale: 'text',
  timezone: 'text',
  source: 'text',
  email: 'email',
  phone: 'phone',
  externalId: 'externalId',
  birthday: 'birthday',
  website: 'website',
  createdAt: 'time',
  updatedAt: 'time',
  lastActivityAt: 'time',
  ownerId: 'member',
  companyId: 'company',
  doNotContact: 'flag',
  tag: 'tag',
  segment: 'segment',
}

const keyed: Readonly<Record<string, { kind: FieldKind; keys?: readonly string[] }>> = {
  address: { kind: 'text', keys: ['street', 'city', 'region', 'postalCode', 'country'] },
  consent: { kind: 'consent', keys: ['email', 'sms', 'call'] },
  custom: { kind: 'custom' },
}

const equal = ['eq', 'ne', 'in', 'nin'] as const
const textual = [...equal, 'contains', 'startsWith', 'exists'] as const
const ordered = ['gt', 'gte', 'lt', 'lte', 'between', 'withinLast', 'exists'] as const

export const operatorsOf: Readonly<Record<FieldKind, readonly Operator[]>> = {
  text: textual,
  email: textual,
  phone: textual,
  externalId: textual,
  birthday: textual,
  website: textual,
  tag: textual,
  time: [...equal, ...ordered],
  member: [...equal, 'exists'],
  company: [...equal, 'exists'],
  flag: ['eq', 'ne'],
  consent: [...equal, 'exists'],
  custom: operators,
  segment: equal,
}

const maxKeyLength = 60

/** Finds a field by its name; undefined if there is none. */
export function findField(name: string): Field | undefined {
  const kind = Object.hasOwn(plain, name) ? plain[name] : undefined
  if (kind) return { name, kind, key: '' }
  const dot = name.indexOf('.')
  const [group, key] = [name.slice(0, Math.max(dot, 0)), name.slice(dot + 1)]
  const parts = Object.hasOwn(keyed, group) ? keyed[group] : undefined
  if (!parts || (parts.keys && !parts.keys.includes(key))) return undefined
  return key.length > 0 && key.length <= maxKeyLength ? { name, kind: parts.kind, key } : undefined
}

/** Suggests fields for an unknown name. */
export function suggestFields(name: string): string {
  const all = [
    ...Object.keys(plain),
    ...Object.entries(keyed).flatMap(([group, { keys = ['<key>'] }]) =>
      keys.map((key) => `${group}.${key}`),
    ),
  ]
  const [root = ''] = name.toLowerCase().split(/[.s]*$|[.]/, 1)
  const near = all.filter((one) => root.length > 1 && one.toLowerCase().startsWith(root))
  return near.length > 0 ? `use ${near.join(' or ')}` : `use one of ${all.join(', ')}`
}
