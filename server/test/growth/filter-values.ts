import { createHash } from 'node:crypto'
import { ContactId } from '../../src/domains/contacts/index.ts'
import { ConnectionId } from '../../src/domains/integrations/connections/schema.ts'
import { HookId } from '../../src/domains/integrations/hooks/schema.ts'
import { MemberId } from '../../src/domains/people/index.ts'
import { TemplateId } from '../../src/domains/proposals/ids.ts'
import { type Filled, idOf, timeOf } from './filled.ts'

type Value = (filled: Filled, size: number) => string | number

const nobody = '01890a5d-ac96-774b-bcce-b302099a8057'
const middle: Value = (filled, size) => timeOf(filled, Math.floor(size / 2))

/**
 * What each filter is asked for: what many rows have, what few have, all of them old, and what none has.
 * A filter that has neither a value here nor an enum fails benchmark and test, so that a new one joins it.
 */
export const filterValues: Record<string, Record<string, Value>> = {
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
  'listInboundEvents hookId': {
    many: (filled) => HookId.show(filled.hookId),
    rare: (filled) => HookId.show(idOf(filled, 'other', 4)),
    none: () => HookId.show(nobody),
  },
  'listInboundEvents eventType': { many: () => 'customer.created', none: () => 'nothing' },
  'listConnections provider': { none: () => 'hubspot' },
  'listAutomations hookId': {
    rare: (filled) => HookId.show(filled.hookId),
    none: () => HookId.show(nobody),
  },
  enabled: { yes: () => 'true', no: () => 'false' },
  'listSources warnings': { yes: () => 'true', no: () => 'false' },
  triggerId: { one: (_, size) => `evt_${size - 7}`, none: () => 'evt_none' },
  connectionId: {
    many: (filled) => ConnectionId.show(idOf(filled, 'other', 5)),
    rare: (filled) => ConnectionId.show(idOf(filled, 'other', 6)),
    none: () => ConnectionId.show(nobody),
  },
  providerEventId: { one: () => 'evt_7', none: () => 'evt_none' },
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
  'listEventTypes type': { one: () => 'contact.created' },
  'listEventTypes schemas': { yes: () => 'true', no: () => 'false' },
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
  contactId: {
    half: (filled) => ContactId.show(idOf(filled, 'contact', 1)),
    one: (filled) => ContactId.show(idOf(filled, 'contact', 101)),
    none: () => ContactId.show(nobody),
  },
  ownerId: {
    half: (filled) => MemberId.show(idOf(filled, 'other', 1)),
    none: () => MemberId.show(nobody),
  },
  templateId: {
    many: (filled) => TemplateId.show(idOf(filled, 'template', 1)),
    rare: (filled) => TemplateId.show(idOf(filled, 'template', 2)),
    none: () => TemplateId.show(nobody),
  },
  number: {
    one: (_, size) => `P-2026-${String(size - 7).padStart(6, '0')}`,
    'a revision': () => 'P-2026-000001-2',
    none: () => 'P-2025-000001',
  },
  recipientEmail: {
    half: () => 'many@example.com',
    one: () => '101@example.com',
    none: () => 'nobody@example.com',
  },
  currency: { many: () => 'EUR', rare: () => 'CHF', none: () => 'JPY' },
  'listProposals q': {
    many: () => 'client7',
    one: (_, size) => `p-2026-${size - 7}`,
    'two letters, none': () => 'qj',
    none: () => 'zzqqxx',
  },
  sha256: {
    one: () => createHash('sha256').update('101').digest('hex'),
    none: () => '0'.repeat(64),
  },
  expiresBefore: {
    all: () => '2100-01-01T00:00:00Z',
    few: (filled) => new Date(Date.parse(timeOf(filled, 60)) + 30 * 86_400_000).toISOString(),
    none: () => '2000-01-01T00:00:00Z',
  },
  createdAfter: { middle, none: () => '2100-01-01T00:00:00Z' },
  createdBefore: {
    middle,
    few: (filled) => timeOf(filled, 60),
    none: () => '2000-01-01T00:00:00Z',
  },
  'listProposalTemplates q': {
    many: () => 'template',
    one: (_, size) => `template ${size - 7}`,
    none: () => 'zzqqxx',
  },
  'listContentBlocks q': {
    many: () => 'block',
    one: (_, size) => `block ${size - 7}`,
    none: () => 'zzqqxx',
  },
  'listCatalogItems q': {
    many: () => 'gearwheel',
    one: (_, size) => `gearwheel ${size - 7}`,
    none: () => 'zzqqxx',
  },
  sku: { one: (_, size) => `GEAR-${size - 7}`, none: () => 'NONE' },
  archived: { no: () => 'false', yes: () => 'true' },
  organizationId: { itself: (filled) => filled.organizationId },
}
