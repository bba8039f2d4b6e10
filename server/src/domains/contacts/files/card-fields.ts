import { joinValues, splitValues } from '../../../platform/files/several.ts'
import type { Card, CardProperty } from './vcard-reader.ts'

/** Cells by the names of the fields that they are imported as. */
export type FieldCells = Partial<Record<string, string>>

const texts: Record<string, string> = {
  title: 'jobTitle',
  uid: 'externalId',
  lang: 'locale',
  tz: 'timezone',
  'x-capstan-custom': 'custom',
  'x-capstan-do-not-contact': 'doNotContact',
}
const addressParts = [
  'postOfficeBox',
  'addressLine2',
  'street',
  'city',
  'region',
  'postalCode',
  'country',
]

/** What a card may say and a contact has no field for: columns that can be imported as `custom.` fields. */
const others: Readonly<Record<string, string>> = {
  ...{ note: 'note', bday: 'birthday', nickname: 'nickname', url: 'url', role: 'role' },
  ...{ anniversary: 'anniversary', gender: 'gender', impp: 'impp', related: 'related' },
}
export const otherCardFields = [
  ...Object.values(others),
  ...['department', 'fax', 'postOfficeBox', 'addressLine2', 'otherAddresses'],
]

export interface Person {
  line: number
  cells: FieldCells
  fault?: string
}

/** The names of groups by the external ids of their members (RFC 6350, 6.1.4, and Apple's). */
export type Groups = ReadonlyMap<string, readonly string[]>

export async function readGroups(cards: AsyncIterable<Card>): Promise<Groups> {
  const groups = new Map<string, string[]>()
  for await (const { properties } of cards) {
    if (kindOf(properties) !== 'group') continue
    const name = properties.find(({ name }) => name === 'fn')?.values[0]?.trim()
    for (const { name: property, values } of properties) {
      if (!name || !/^(?:x-addressbookserver-)?member$/.test(property)) continue
      for (const uid of values.map(uidOf)) groups.set(uid, [...(groups.get(uid) ?? []), name])
    }
  }
  return groups
}

/** The people of the cards, tagged with the names of their groups, which are nobody themselves. */
export async function* readPeople(
  cards: AsyncIterable<Card>,
  groups: Groups,
): AsyncGenerator<Person> {
  for await (const { line, properties, fault } of cards) {
    const kind = kindOf(properties)
    if (kind === 'group') continue
    const cells = readCardFields({ properties })
    const tags = groups.get(uidOf(cells['externalId'] ?? '')) ?? []
    if (tags.length > 0) cells['tags'] = joinValues([...splitValues(cells['tags'] ?? ''), ...tags])
    const place = `The card in line ${line} is a place, and nobody.`
    if (kind === 'location') yield { line, cells: {}, fault: place }
    else yield { line, cells, ...(fault !== undefined && { fault }) }
  }
}

const kindOf = (properties: readonly CardProperty[]): string | undefined =>
  properties
    .find(({ name }) => name === 'kind' || name === 'x-addressbookserver-kind')
    ?.values[0]?.trim()
    .toLowerCase()

const uidOf = (text: string): string =>
  text
    .trim()
    .replace(/^urn:uuid:/i, '')
    .toLowerCase()

/** What a card says of a contact. */
export function readCardFields({ properties }: Pick<Card, 'properties'>): FieldCells {
  const cells: FieldCells = {}
  const addresses: Reach[] = []
  const numbers: Reach[] = []
  const tags: string[] = []
  for (const { name, parameters, values } of properties) {
    const [value = ''] = values
    const field = texts[name]
    if (field) cells[field] ??= values.join(',')
    else if (name === 'fn' && parameters['derived'] === undefined) cells['name'] ??= value
    else if (name === 'n') [cells['lastName'], cells['firstName']] = values
    else if (name === 'email') addresses.push({ value, parameters })
    else if (name === 'tel' && isFax(parameters)) cells['fax'] ??= value.replace(/^tel:/i, '')
    else if (name === 'tel') numbers.push({ value: value.replace(/^tel:/i, ''), parameters })
    else if (name === 'org') {
      cells['company'] ??= value
      if (values.length > 1) cells['department'] ??= values.slice(1).filter(Boolean).join(', ')
    } else if (others[name]) cells[others[name]] ??= values.filter(Boolean).join(', ')
    else if (name === 'categories') tags.push(...values)
    else if (name === 'adr' && cells['street'] === undefined) {
      for (const [at, part] of addressParts.entries()) cells[part] = values[at] ?? ''
    } else if (name === 'adr') {
      const whole = values.filter(Boolean).join(', ')
      cells['otherAddresses'] = [cells['otherAddresses'], whole].filter(Boolean).join('\n')
    }
  }
  if (!properties.some(({ name }) => name === 'fn')) {
    cells['name'] = [cells['firstName'], cells['lastName']].filter(Boolean).join(' ')
  }
  const [email, moreEmails] = firstOf(addresses)
  const [phone, morePhones] = firstOf(numbers)
  return {
    ...cells,
    ...(email && { email }),
    ...(phone && { phone }),
    ...(moreEmails.length > 0 && { additionalEmails: joinValues(moreEmails) }),
    ...(morePhones.length > 0 && { additionalPhones: joinValues(morePhones) }),
    ...(tags.length > 0 && { tags: joinValues(tags) }),
  }
}

interface Reach {
  value: string
  parameters: CardProperty['parameters']
}

/** Where a contact has additional addresses only, they say so. */
const additional = 'x-capstan-additional'

/** The preferred one (RFC 6350, 5.3; TYPE=pref in version 3.0), else the first; and the others. */
function firstOf(all: readonly Reach[]): [first: string | undefined, others: string[]] {
  const candidates = all.filter(({ parameters }) => parameters[additional] === undefined)
  const first = candidates.find(isPreferred) ?? candidates[0]
  return [first?.value, all.filter((one) => one !== first).map(({ value }) => value)]
}

/** One that nobody answers. */
const isFax = ({ type = [] }: Reach['parameters']): boolean => {
  const types = [type].flat().map((one) => one.toLowerCase())
  return types.includes('fax') && !types.includes('voice')
}

const isPreferred = ({ parameters: { pref, type = [] } }: Reach): boolean =>
  pref === '1' || [type].flat().some((one) => one.toLowerCase() === 'pref')

/** A card of a contact, from which `readCardFields` reads the same cells. */
export function cardOf(cells: FieldCells): CardProperty[] {
  const many = (name: string, field: string, others: string): CardProperty[] => {
    const first = cells[field]
    const isAlone = first === undefined || first === ''
    return [
      ...(isAlone ? [] : [property(name, [first])]),
      ...splitValues(cells[others] ?? '').map((value) =>
        property(name, [value], isAlone ? { [additional]: 'true' } : {}),
      ),
    ]
  }
  const address = addressParts.map((part) => cells[part] ?? '')
  const tags = splitValues(cells['tags'] ?? '')
  return [
    nameOf(cells),
    ...(cells['firstName'] || cells['lastName']
      ? [property('n', [cells['lastName'] ?? '', cells['firstName'] ?? '', '', '', ''])]
      : []),
    ...many('email', 'email', 'additionalEmails'),
    ...many('tel', 'phone', 'additionalPhones'),
    ...(cells['company'] ? [property('org', [cells['company']])] : []),
    ...(address.some(Boolean) ? [property('adr', address)] : []),
    ...(tags.length > 0 ? [property('categories', tags)] : []),
    ...Object.entries(texts).flatMap(([name, field]) =>
      cells[field] ? [property(name, [cells[field]])] : [],
    ),
  ]
}

/** A card needs a name: where the contact has none, one that says that it is made up (RFC 9554, 4.4). */
function nameOf(cells: FieldCells): CardProperty {
  const { name, firstName, lastName, company, email, phone, externalId } = cells
  if (name) return property('fn', [name])
  const whole = [firstName, lastName].filter(Boolean).join(' ')
  const shown = whole || company || email || phone || externalId || ''
  return property('fn', [shown], { derived: 'true' })
}

const property = (
  name: string,
  values: readonly string[],
  parameters: CardProperty['parameters'] = {},
): CardProperty => ({ name, values, parameters })
