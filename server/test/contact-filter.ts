import fc from 'fast-check'
import type { Contact } from '../src/domains/contacts/schema.ts'
import type { Filter } from '../src/domains/contacts/search/filter.ts'

/** What a contact has in a field: none, one or several values. */
function valuesOf(contact: Contact, field: string): unknown[] {
  const [group = '', ...rest] = field.split('.')
  const key = rest.join('.')
  const some = (...values: unknown[]) =>
    values.flat().filter((one) => one !== null && one !== undefined)
  if (group === 'tag') return contact.tags
  if (group === 'email')
    return some(contact.email, contact.additionalEmails).map((one) => String(one).toLowerCase())
  if (group === 'phone') return some(contact.phone, contact.additionalPhones)
  if (group === 'website') return contact.websites.map(({ url }) => url)
  if (group === 'address') return some(contact.address?.[key as 'city'])
  if (group === 'custom') return some(contact.custom[key])
  if (group === 'doNotContact') return [contact.doNotContact ?? false]
  if (group === 'consent') return [contact.consent?.[key as 'email']?.status ?? 'unknown']
  if (group === 'source') return [contact.source?.kind ?? 'api']
  return some(contact[group as 'name'])
}

const isAnyCase = (field: string): boolean => !/^(?:tag$|externalId$|custom[.])/.test(field)

const lower = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value)

const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number'
    ? a - Number(b)
    : Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)))

const hours: Record<string, number> = { h: 1, d: 24, w: 168 }

/** What the documentation says, without a database. */
export function fits(filter: Filter, contact: Contact, now: Date): boolean {
  if ('and' in filter) return filter.and.every((one) => fits(one, contact, now))
  if ('or' in filter) return filter.or.some((one) => fits(one, contact, now))
  if ('not' in filter) return !fits(filter.not, contact, now)
  const { field, op, value } = filter
  const form = isAnyCase(field) ? lower : (one: unknown) => one
  const values = valuesOf(contact, field)
  const has = (wanted: unknown): boolean => values.some((one) => form(one) === form(wanted))
  const isOrdered = (one: unknown, bound: unknown, test: (order: number) => boolean): boolean =>
    typeof one === typeof bound && test(compare(one, bound))
  const some = (bound: unknown, test: (order: number) => boolean): boolean =>
    values.some((one) => isOrdered(one, bound, test))
  const part = (test: (text: string) => boolean): boolean => {
    const parts = values.filter((one) => typeof one === 'string')
    return parts.some((one) => test(field === 'externalId' ? one : one.toLowerCase()))
  }
  const wanted = field === 'externalId' ? String(value) : String(value).toLowerCase()
  switch (op) {
    case 'eq':
      return has(value)
    case 'ne':
      return !has(value)
    case 'in':
      return (value as unknown[]).some(has)
    case 'nin':
      return !(value as unknown[]).some(has)
    case 'contains':
      return part((one) => one.includes(wanted))
    case 'startsWith':
      return part((one) => one.startsWith(wanted))
    case 'gt':
      return some(value, (order) => order > 0)
    case 'gte':
      return some(value, (order) => order >= 0)
    case 'lt':
      return some(value, (order) => order < 0)
    case 'lte':
      return some(value, (order) => order <= 0)
    case 'between': {
      const [from, to] = value as unknown[]
      return values.some(
        (one) =>
          isOrdered(one, from, (order) => order >= 0) && isOrdered(one, to, (order) => order <= 0),
      )
    }
    case 'withinLast': {
      const [, amount, unit = ''] = /(\d+)(\w)/.exec(String(value)) ?? []
      const since = new Date(
        now.getTime() - Number(amount) * (hours[unit] ?? 0) * 3_600_000,
      ).toISOString()
      const from = field.startsWith('custom.') ? since.slice(0, 10) : since
      return values.some(
        (one) =>
          isOrdered(one, from, (order) => order >= 0) && compare(one, now.toISOString()) <= 0,
      )
    }
    case 'exists': {
      const isThere = field.startsWith('consent.')
        ? values[0] !== 'unknown'
        : values.length > 0 || isObject(contact, field)
      return isThere === (value ?? true)
    }
  }
}

/** Objects in `custom` are there, and compare with nothing. */
const isObject = ({ custom }: Contact, field: string): boolean =>
  field.startsWith('custom.') &&
  [custom[field.slice(7)]].flat().some((one) => typeof one === 'object' && one !== null)

const words = [
  'Ada',
  'ada',
  'Ad',
  'a',
  'love',
  'LOVELACE',
  'Acme Ltd',
  '50%_\\',
  'Zoë',
  'ä',
  '+49',
  'example.com',
]
const word = fc.constantFrom(...words)
const days = fc.constantFrom('2026-11-20', '2026-11-21', '2026-01-01', '2025-06-30T12:00:00.000Z')

const scalarsOf: Record<string, fc.Arbitrary<unknown>> = {
  name: word,
  firstName: word,
  lastName: word,
  company: word,
  jobTitle: word,
  locale: fc.constantFrom('en-GB', 'EN-gb', 'de-DE'),
  timezone: fc.constantFrom('Europe/London', 'Asia/Tokyo'),
  source: fc.constantFrom('api', 'import'),
  'address.city': word,
  'address.country': fc.constantFrom('GB', 'de'),
  email: fc.constantFrom('ada@example.com', 'ADA@example.com', 'more@example.com', 'ada', 'more'),
  phone: fc.constantFrom('+14155550101', '+4915100000001', '+49', '+1415'),
  birthday: fc.constantFrom('1815-12-10', '--12-10', '-12-', '1815'),
  website: fc.constantFrom('https://ada.example/x', 'HTTPS://Ada.example/x', 'ada', 'http', 'x"y'),
  externalId: fc.constantFrom('crm-1', 'CRM-1', 'crm', 'c'),
  tag: fc.constantFrom('vip', 'VIP', 'new', 'n'),
  'custom.tier': fc.oneof(word, fc.constantFrom('gold', 'Gold', true)),
  'custom.seats': fc.constantFrom(-1, 0, 2.5, 10, 1e21, '10'),
  'custom.mixed': fc.oneof(word, days, fc.constantFrom<unknown>(1, 2, true, false)),
  'custom.with space': fc.constantFrom<unknown>('gold', 1),
  'consent.email': fc.constantFrom('unknown', 'opted_in', 'opted_out'),
  doNotContact: fc.boolean(),
}

const equal = ['eq', 'ne', 'in', 'nin']
const textual = [...equal, 'contains', 'startsWith', 'exists']
const ordered = ['gt', 'gte', 'lt', 'lte', 'between', 'withinLast', 'exists']

function operatorsOf(field: string): string[] {
  if (field.endsWith('At')) return [...equal, ...ordered]
  if (field.startsWith('custom.')) return [...textual, ...ordered]
  if (field.startsWith('consent.')) return [...equal, 'exists']
  return field === 'doNotContact' ? ['eq', 'ne'] : textual
}

const times = fc.constantFrom(
  '2026-11-20T00:00:00.000Z',
  '2026-11-21T09:30:00.000Z',
  '2026-11-21T09:30:05.000Z',
)

const bounds = (one: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(one, one).filter(([from, to]) => typeof from === typeof to && typeof from !== 'boolean')

function valueFor(field: string, op: string): fc.Arbitrary<unknown> {
  const scalar = scalarsOf[field] ?? times
  if (op === 'exists') return fc.boolean()
  if (op === 'in' || op === 'nin') return fc.array(scalar, { minLength: 1, maxLength: 4 })
  if (op === 'between') return bounds(scalar)
  if (op === 'withinLast') return fc.constantFrom('1h', '2d', '40w')
  if (op === 'contains' || op === 'startsWith') {
    return scalar.filter((one) => typeof one === 'string').map(String)
  }
  return ordered.includes(op) ? scalar.filter((one) => typeof one !== 'boolean') : scalar
}

const fields = [...Object.keys(scalarsOf), 'createdAt', 'updatedAt', 'lastActivityAt']

/** Those whose values are all true or false, or no texts, have no such operator to try. */
const hasValues = (field: string, op: string): boolean =>
  !(field === 'custom.with space' && op === 'between')

const comparison: fc.Arbitrary<Filter> = fc
  .constantFrom(...fields.flatMap((field) => operatorsOf(field).map((op) => ({ field, op }))))
  .filter(({ field, op }) => hasValues(field, op))
  .chain(({ field, op }) => valueFor(field, op).map((value) => ({ field, op, value }) as Filter))

/** Filters of up to three levels. */
export const anyFilter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    comparison,
    fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((and) => ({ and })),
    fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((or) => ({ or })),
    tie('filter').map((not) => ({ not })),
  ),
})).filter

const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined, freq: 2 })
const json = fc.oneof(
  scalarsOf['custom.mixed'] ?? word,
  fc.constantFrom<unknown>(
    null,
    [],
    ['gold', 2],
    [1, '2026-11-21'],
    { a: 'gold' },
    [['gold']],
    10,
    2.5,
  ),
)

/** Contacts with and without every field, apart from what is unique. */
export const anyContact = fc.record(
  {
    name: word,
    firstName: maybe(word),
    lastName: maybe(word),
    company: maybe(word),
    jobTitle: maybe(word),
    locale: maybe(fc.constantFrom('en-GB', 'de-DE')),
    timezone: maybe(fc.constantFrom('Europe/London', 'Asia/Tokyo')),
    address: maybe(
      fc.constantFrom({ city: 'Ada' }, { country: 'GB', city: 'ä' }, { country: 'DE' }),
    ),
    tags: fc.uniqueArray(fc.constantFrom('vip', 'VIP', 'new', 'Lovelace'), { maxLength: 3 }),
    doNotContact: maybe(fc.boolean()),
    birthday: maybe(fc.constantFrom('1815-12-10', '--12-10')),
    websites: maybe(
      fc.constantFrom(
        [{ url: 'https://ada.example/x', label: 'y' }],
        [{ url: 'http://b.example' }, { url: 'https://x"y.example' }],
      ),
    ),
    custom: fc.dictionary(fc.constantFrom('tier', 'seats', 'mixed', 'with space'), json, {
      maxKeys: 4,
    }),
  },
  { requiredKeys: ['name', 'tags', 'custom'] },
)
