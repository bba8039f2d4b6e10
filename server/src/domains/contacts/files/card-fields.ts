import { joinValues, splitValues } from '../../../platform/files/several.ts'
import { cellOf, type FieldCells, readLabel, splitLabelled } from './read-details.ts'
import type { Card, CardProperty } from './vcard-reader.ts'

const texts: Record<string, string> = {
  title: 'jobTitle',
  uid: 'externalId',
  lang: 'locale',
  tz: 'timezone',
  bday: 'birthday',
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

/** Card properties that contacts have no field for. They are columns that can be imported as `custom.` fields. */
const others: Readonly<Record<string, string>> = {
  ...{ note: 'note', nickname: 'nickname', role: 'role' },
  ...{ anniversary: 'anniversary', gender: 'gender', impp: 'impp', related: 'related' },
}
export const otherCardFields = [
  ...Object.values(others),
  ...['department', 'postOfficeBox', 'addressLine2'],
]

export interface Person {
  line: number
  cells: FieldCells
  fault?: string
}

/** Names of groups by the external ids of their members (RFC 6350, 6.1.4, and Apple's form). */
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

/** Yields the people of the cards, tagged with the names of their groups. Groups themselves are left out. */
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
    const place = `The card in line ${line} is a place, not a person.`
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

/** Reads the contact fields of a card. */
export function readCardFields({ properties }: Pick<Card, 'properties'>): FieldCells {
  const cells: FieldCells = {}
  const emails: Reach[] = []
  const phones: Reach[] = []
  const faxes: Reach[] = []
  const websites: Reach[] = []
  const addresses: Postal[] = []
  const tags: string[] = []
  for (const property of properties) {
    const { name, parameters, values } = property
    const [value = ''] = values
    const field = texts[name]
    const reach = { value: value.replace(/^tel:/i, ''), parameters, label: labelOf(property) }
    if (field) cells[field] ??= values.join(',')
    else if (name === 'fn' && parameters['derived'] === undefined) cells['name'] ??= value
    else if (name === 'n') [cells['lastName'], cells['firstName']] = values
    else if (name === 'email') emails.push(reach)
    else if (name === 'tel' && isFax(parameters)) faxes.push(reach)
    else if (name === 'tel') phones.push(reach)
    else if (name === 'url') websites.push({ ...reach, value: value.replaceAll('\\:', ':') })
    else if (name === 'org') {
      cells['company'] ??= value
      if (values.length > 1) cells['department'] ??= values.slice(1).filter(Boolean).join(', ')
    } else if (others[name]) cells[others[name]] ??= values.filter(Boolean).join(', ')
    else if (name === 'categories') tags.push(...values)
    else if (name === 'adr' && values.some(Boolean)) addresses.push({ ...reach, parts: values })
  }
  if (!properties.some(({ name }) => name === 'fn')) {
    cells['name'] = [cells['firstName'], cells['lastName']].filter(Boolean).join(' ')
  }
  const [email, moreEmails] = firstOf(emails)
  const [phone, morePhones] = firstOf(phones)
  const [address, moreAddresses] = firstOf(addresses)
  for (const [at, part] of addressParts.entries()) {
    if (address) cells[part] = address.parts[at] ?? ''
  }
  const several: FieldCells = {
    additionalEmails: joinValues(moreEmails.map(textOf)),
    additionalPhones: joinValues(morePhones.map(textOf)),
    faxNumbers: joinValues(faxes.map(textOf)),
    websites: cellOf(
      'websites',
      websites.map(({ value, label }) => ({ url: value, label })),
    ),
    emailLabels: labelsOf(emails),
    phoneLabels: labelsOf([...phones, ...faxes]),
    tags: joinValues(tags),
    ...(moreAddresses.length > 0 && {
      additionalAddresses: JSON.stringify(moreAddresses.map(additionalAddress)),
    }),
  }
  return {
    ...cells,
    ...(email && { email: email.value }),
    ...(phone && { phone: phone.value }),
    ...Object.fromEntries(Object.entries(several).filter(([, cell]) => cell !== '')),
  }
}

interface Reach {
  value: string
  parameters: CardProperty['parameters']
  label: string | null
}

interface Postal extends Reach {
  parts: readonly string[]
}

const textOf = ({ value }: Reach): string => value

/** Formats labels. A number is written without spaces, because a space would end it. */
const labelsOf = (all: readonly Reach[]): string =>
  cellOf(
    'labels',
    all.flatMap(({ value, label }) => (label ? [`${value.replace(/\s+/g, '')} ${label}`] : [])),
  )

/** Returns an additional address. Parts without a field of their own become lines of the street, so nothing is lost. */
function additionalAddress({ parts, label }: Postal): Record<string, string> {
  const [box, line2, street, ...others] = parts
  const whole = [street, line2, box].filter(Boolean).join('\n')
  const named = addressParts.slice(3).map((name, at) => [name, others[at] ?? ''])
  const filled = [['street', whole], ...named, ['label', label ?? '']].filter(([, text]) => text)
  return Object.fromEntries(filled)
}

/** Our labels for the types of vCard. */
const typeLabels: Readonly<Record<string, string>> = {
  ...{ cell: 'mobile', home: 'home', work: 'work', pager: 'pager', main: 'main', iphone: 'iPhone' },
  other: 'other',
}

function labelOf({ label, parameters: { type = [] } }: CardProperty): string | null {
  if (label !== undefined) return /^_\$!</.test(label) ? readLabel(label) : label
  const types = new Set([type].flat().map((one) => one.toLowerCase()))
  return Object.entries(typeLabels).find(([name]) => types.has(name))?.[1] ?? null
}

/** Marks additional addresses of a contact that has no main one. */
const additional = 'x-capstan-additional'

/** Returns the preferred value (RFC 6350, 5.3; TYPE=pref in version 3.0) or else the first, and the others. */
function firstOf<One extends Reach>(all: readonly One[]): [first: One | undefined, others: One[]] {
  const candidates = all.filter(({ parameters }) => parameters[additional] === undefined)
  const first = candidates.find(isPreferred) ?? candidates[0]
  return [first, all.filter((one) => one !== first)]
}

/** Returns true for a fax number. */
const isFax = ({ type = [] }: Reach['parameters']): boolean => {
  const types = [type].flat().map((one) => one.toLowerCase())
  return types.includes('fax') && !types.includes('voice')
}

const isPreferred = ({ parameters: { pref, type = [] } }: Reach): boolean =>
  pref === '1' || [type].flat().some((one) => one.toLowerCase() === 'pref')

/** Returns a card of a contact. `readCardFields` reads the same cells from it. */
export function cardOf(cells: FieldCells): CardProperty[] {
  const labels = new Map(
    [cells['emailLabels'], cells['phoneLabels']].flatMap((cell) =>
      splitLabelled(cell ?? '').map(({ value, label }) => [value, label] as const),
    ),
  )
  const many = (name: string, field: string, others: string): CardProperty[] => {
    const first = cells[field]
    const isAlone = first === undefined || first === ''
    return [
      ...(isAlone ? [] : [labelled(property(name, [first]), labels.get(first))]),
      ...splitValues(cells[others] ?? '').map((value) =>
        labelled(property(name, [value], isAlone ? added : {}), labels.get(value)),
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
    ...splitValues(cells['faxNumbers'] ?? '').map((value) =>
      labelled(property('tel', [value], { type: 'fax' }), labels.get(value)),
    ),
    ...(cells['company'] ? [property('org', [cells['company']])] : []),
    ...(address.some(Boolean) ? [property('adr', address)] : []),
    ...additionalCards(cells, !address.some(Boolean)),
    ...splitLabelled(cells['websites'] ?? '').map(({ value, label }) =>
      labelled(property('url', [value]), label),
    ),
    ...(tags.length > 0 ? [property('categories', tags)] : []),
    ...Object.entries(texts).flatMap(([name, field]) =>
      cells[field]
        ? [property(name, [name === 'bday' ? basicDay(cells[field]) : cells[field]])]
        : [],
    ),
  ]
}

/** Writes a date in the basic form of RFC 6350, 4.3.1: `18151210` and `--1210`. */
const basicDay = (day: string): string => day.replace(/(?<=\d)-/g, '')

const added = { [additional]: 'true' }

function additionalCards({ additionalAddresses }: FieldCells, isAlone: boolean): CardProperty[] {
  const addresses: Record<string, string>[] = JSON.parse(additionalAddresses || '[]')
  return addresses.map((address) => {
    const parts = addressParts.map((part) => address[part] ?? '')
    return labelled(property('adr', parts, isAlone ? added : {}), address['label'])
  })
}

/** Adds a label: a vCard type if one matches the word, or else an own word in the form of Apple and Google. */
function labelled(one: CardProperty, label: string | null | undefined): CardProperty {
  if (!label) return one
  const types = [one.parameters['type'] ?? []].flat()
  const type = Object.entries(typeLabels).find(([, word]) => word === label)?.[0]
  const isKnown = type === 'home' || type === 'work' || (type === 'cell' && one.name === 'tel')
  return type && isKnown
    ? { ...one, parameters: { ...one.parameters, type: [...types, type] } }
    : { ...one, label }
}

/**
 * Returns the name property. A card needs one: if the contact has no name, one that is marked as derived (RFC 9554,
 * 4.4).
 */
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
