import { isPaged, type Operation } from '../../src/platform/operations/operation.ts'
import { type Filled, idOf, timeOf } from './filled.ts'

/** One way to ask a list. */
export interface Case {
  operation: Operation
  name: string
  params: Record<string, string>
  query: Record<string, string | number>
}

type Value = (filled: Filled, size: number) => string | number

const nobody = '01890a5d-ac96-774b-bcce-b302099a8057'
const middle: Value = (filled, size) => timeOf(filled, Math.floor(size / 2))

/**
 * What each filter is asked for: what many rows have, what few have, all of them old, and what none has.
 * A filter that has neither a value here nor an enum fails benchmark and test, so that a new one joins it.
 */
const values: Record<string, Record<string, Value>> = {
  'listContacts q': {
    many: () => 'company 7',
    one: (_, size) => `${size - 7}@example`,
    none: () => 'zzqqxx',
    'two letters, none': () => 'qj',
    address: (_, size) => `${size}@example.com`,
    'number, its beginning': (_, size) => `+491${String(size).padStart(9, '0').slice(0, -1)}`,
  },
  'listContacts email': { none: () => 'nobody@example.com' },
  'listContacts phone': {
    one: (_, size) => `+491${String(size).padStart(9, '0')}`,
    none: () => '+4930123456',
  },
  'listContacts tag': {
    half: () => 'customer',
    '1 %': () => 'vip',
    rare: () => 'rare',
    'oldest 5 %': () => 'imported',
    none: () => 'nobody',
  },
  'listCompanies q': {
    many: () => 'company 7',
    one: (_, size) => `${size - 7}.example`,
    none: () => 'zzqqxx',
  },
  'listCompanies domain': {
    one: (_, size) => `${size - 7}.example.com`,
    none: () => 'nobody.example',
  },
  'listContacts filter': {
    half: () => 'tag == "customer"',
    one: (_, size) => `name.contains("zzqq") || email == "${size}@example.com"`,
    'few of a rare value': () => 'tag == "rare" && company.contains("ny 7")',
    'half, but few': () => 'tag == "customer" && tag == "imported"',
    'a range long ago': (filled) => `createdAt < "${timeOf(filled, 100)}"`,
    'equal, none': () => 'custom.plan == "silver" || jobTitle == "nobody"',
    'not, all': () => '!(custom.plan in ["silver"])',
    'any of three': (_, size) => `externalId in ["crm-1", "crm-${size}"] || has(ownerId)`,
    'parts, none': () => 'name.startsWith("zq") && email.contains("zzqqxx")',
    recorded: () => 'consent.email == "opted_in" || doNotContact',
    'range of a value, none': () => 'custom.seats > 10',
    'part of a word, none': () => 'jobTitle.contains("zz")',
  },
  totalCount: { asked: () => 'true' },
  sort: Object.fromEntries(
    ['createdAt', 'updatedAt', 'lastActivityAt', 'name', 'custom.rooms']
      .flatMap((sort) => [sort, `-${sort}`])
      .map((sort) => [sort, () => sort]),
  ),
  'listTags q': { many: () => 'i', none: () => 'zz' },
  'listBases q': { one: () => 'large', none: () => 'zzqqxx' },
  'listSources q': {
    many: () => 'example.com',
    one: (_, size) => `${Math.floor(size / 10)}`,
    none: () => 'zzqqxx',
  },
  'listSources parentId': {
    half: (filled) => idOf(filled, 'source', 1),
    none: () => nobody,
  },
  type: {
    many: () => 'contact.created',
    group: () => 'contact.*',
    'group, custom': () => 'custom.*',
    'custom, rare': () => 'custom.rare.sent',
    rare: () => 'contact.deleted',
    none: () => 'base.deleted',
  },
  subject: {
    one: (filled, size) => idOf(filled, 'contact', ((size * 7919) % filled.rows) + 1),
    none: () => nobody,
  },
  eventType: {
    many: () => 'contact.created',
    rare: () => 'contact.deleted',
    none: () => 'base.deleted',
  },
  after: { oldest: () => '', now: () => 'now' },
  from: { middle, none: () => '2100-01-01T00:00:00Z' },
  to: {
    middle,
    few: (filled) => timeOf(filled, 3),
    none: () => '2000-01-01T00:00:00Z',
  },
  actor: { many: () => 'token', '1 %': () => 'member', rare: () => 'operator', none: () => nobody },
  action: { many: () => 'createContact', rare: () => 'deleteContact', none: () => 'deleteBase' },
  resource: {
    many: () => 'contact',
    rare: () => 'webhook',
    one: (filled, size) => idOf(filled, 'contact', size - 1),
    none: () => nobody,
  },
  status: { many: () => 200, rare: () => 500, none: () => 503 },
  route: { many: () => '/v1/contacts', none: () => '/v1/none' },
  tokenId: { half: (filled) => idOf(filled, 'other', 1), none: () => nobody },
  memberId: { half: (filled) => idOf(filled, 'other', 2), none: () => nobody },
  requestId: { one: (filled) => idOf(filled, 'request', 5), none: () => nobody },
  errorCode: { '1 %': () => 'validation_error', none: () => 'rate_limited' },
  organizationId: { itself: (filled) => filled.organizationId },
}

/** Filters that people combine. */
const pairs: Record<string, readonly (readonly [string, string])[]> = {
  listContacts: [
    ['q', 'tag'],
    ['filter', 'sort'],
    ['q', 'sort'],
  ],
  listSources: [['status', 'q']],
  listEvents: [
    ['type', 'subject'],
    ['type', 'from'],
    ['type', 'to'],
  ],
  listDeliveries: [
    ['status', 'eventType'],
    ['status', 'to'],
  ],
  listAuditEntries: [
    ['actor', 'action'],
    ['resource', 'to'],
  ],
  listRequests: [['status', 'to']],
}

/** Lists of tokens' and the operator's operations; those of a member's own account hold a few rows. */
export const listsOf = (operations: readonly Operation[]): Operation[] =>
  operations.filter(
    (one) => isPaged(one) && ['token', 'operator'].includes(one.audience) && !isUnfilled(one),
  )

/** Nothing fills the tables of these as yet, so nothing would be shown of their lists. */
const isUnfilled = ({ tag }: Operation): boolean =>
  /^(?:Proposal|Automation|Hook|Inbound)/.test(tag)

/** The list by itself, by each value of each filter, and by the pairs. */
export function casesOf(operation: Operation, filled: Filled, size: number): Case[] {
  const params = paramsOf(operation, filled)
  const filters = Object.keys(operation.query?.properties ?? {}).filter(
    (name) => name !== 'limit' && name !== 'cursor',
  )
  const choices = new Map(filters.map((name) => [name, valuesOf(operation, name, filled, size)]))
  const combine = (names: readonly string[]): Case[] =>
    names
      .reduce<[string[], Case['query']][]>(
        (made, name) =>
          made.flatMap(([said, query]) =>
            [...(choices.get(name) ?? [])].map(([what, value]): [string[], Case['query']] => [
              [...said, `${name}: ${what}`],
              { ...query, [name]: value },
            ]),
          ),
        [[[], {}]],
      )
      .map(([said, query]) => ({ operation, name: said.join(', '), params, query }))
  return [[], ...filters.map((name) => [name]), ...(pairs[operation.operationId] ?? [])].flatMap(
    combine,
  )
}

function valuesOf({ operationId, query }: Operation, name: string, filled: Filled, size: number) {
  const schema = query?.properties[name] as { enum?: string[] } | undefined
  const own = values[`${operationId} ${name}`] ?? (schema?.enum ? undefined : values[name])
  const enumerated = Object.fromEntries((schema?.enum ?? []).map((one) => [one, () => one]))
  const chosen = own ?? (name === 'errorCode' ? values['errorCode'] : enumerated)
  if (!chosen || Object.keys(chosen).length === 0) {
    throw new Error(`server/test/growth/cases.ts has no value for ${name} of ${operationId}`)
  }
  return Object.entries(chosen).map(([what, value]) => [what, value(filled, size)] as const)
}

function paramsOf({ path, operationId }: Operation, filled: Filled): Record<string, string> {
  const known: Record<string, string> = {
    contactId: idOf(filled, 'contact', 1),
    companyId: idOf(filled, 'company', 7),
    baseId: filled.baseId,
    sourceId: idOf(filled, 'source', 1),
    id: filled.webhookId,
    segmentId: filled.segmentId,
    organizationId: filled.organizationId,
  }
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return Object.fromEntries(
    names.map((name) => {
      if (!known[name])
        throw new Error(`server/test/growth/cases.ts has no ${name} of ${operationId}`)
      return [name, known[name]]
    }),
  )
}
