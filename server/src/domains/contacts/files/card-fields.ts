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
const addressParts = ['', '', 'street', 'city', 'region', 'postalCode', 'country']

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
    else if (name === 'tel') numbers.push({ value: value.replace(/^tel:/i, ''), parameters })
    else if (name === 'org') cells['company'] ??= value
    else if (name === 'categories') tags.push(...values)
    else if (name === 'adr' && cells['street'] === undefined) {
      for (const [at, part] of addressParts.entries()) if (part) cells[part] = values[at] ?? ''
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
  const address = addressParts.map((part) => (part && cells[part]) || '')
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
