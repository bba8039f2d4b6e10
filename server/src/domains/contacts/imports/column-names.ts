/**
 * Field that a column can be imported as. A cell of tags, or of additional addresses or numbers, can have several
 * values.
 */
export type ColumnField = keyof typeof aliases | CustomField

/** One value of `custom`. */
type CustomField = `custom.${string}`

/**
 * Column names in exports of Google, Outlook, HubSpot, Salesforce, Pipedrive, Mailchimp and LinkedIn, and in
 * spreadsheets, in English, German, French, Spanish, Italian and Dutch; in the form of `plainOf`. If several columns
 * match a field, the name that comes first here wins.
 */
const aliases = {
  name: 'name, full name, display name, contact name, contact, kontakt, nom complet, nombre completo, nome completo, volledige naam, naam, kunde, customer, customer name, client, client name, cliente, klant, file as, formatted name',
  firstName: 'first name, firstname, given name, forename, vorname, prenom, nombre, nome, voornaam',
  lastName:
    'last name, lastname, family name, surname, nachname, familienname, nom, nom de famille, apellido, apellidos, cognome, achternaam',
  email:
    'email, e mail, mail, email address, e mail address, e mail 1 value, primary email, mailadresse, e mail adresse, emailadresse, email adresse, adresse e mail, adresse mail, adresse de messagerie, courriel, correo, correo electronico, direccion de correo electronico, indirizzo email, indirizzo posta elettronica, e mailadres',
  phone:
    'phone, telephone, tel, phone number, telephone number, phone 1 value, primary phone, main phone, phone no, tel no, telefon, telefonnummer, telefonnr, tel nr, rufnummer, haupttelefon, numero de telephone, telefono, telefoon, telefoonnummer',
  additionalEmails:
    'additional emails, additional email addresses, e mail 2 value, e mail 2 address, e mail 3 value, e mail 3 address, e mail 2 adresse, e mail 3 adresse, email 2, email 3, secondary email, other emails',
  additionalPhones:
    'additional phones, phone 2 value, phone 3 value, phone 4 value, phone 2, telefon 2, other phones',
  company:
    'company, company name, organization, organisation, organization name, organization 1 name, account, account name, associated company, employer, firma, unternehmen, societe, entreprise, empresa, organizacion, azienda, societa, bedrijf',
  jobTitle:
    'job title, jobtitle, position, organization title, organization 1 title, role, function, beruf, poste, fonction, cargo, puesto, posizione, ruolo, functie, titel, titre, title',
  externalId:
    'external id, externalid, contact id, record id, customer id, customer number, kundennummer, crm id, id',
  tags: 'tags, tag, labels, label, groups, group membership, categories, category, kategorien, schlagworte, categorie, categorieen, etiquettes, etiquetas, categorias',
  street:
    'street, street address, address line 1, strasse, rue, calle, via, straat, address, adresse, direccion, indirizzo',
  city: 'city, town, ort, stadt, ville, ciudad, citta, plaats',
  region:
    'region, state, state region, province, county, bundesland, kanton, dep region, provincia, provincia o estado, regione, provincie',
  postalCode:
    'postal code, zip, zip code, zip postal code, postcode, plz, postleitzahl, code postal, codigo postal, cap',
  country:
    'country, country region, country code, land, land region, land regio, pays, pays region, pais, pais o region, paese',
  doNotContact: 'do not contact, donotcontact, do not email, unsubscribed',
  birthday:
    'birthday, birth date, birthdate, date of birth, dob, bday, geburtstag, geburtsdatum, anniversaire, date de naissance, cumpleanos, fecha de nacimiento, compleanno, data di nascita, verjaardag, geboortedatum',
  websites:
    'websites, website, web site, web page, webpage, website url, website 1 value, website 2 value, website 3 value, homepage, url, web, internet, webseite, internetseite, site web, site internet, page web, pagina web, sitio web, sito web, webpagina, profile url, linkedin, linkedin url, linkedin profile',
  faxNumbers: 'fax numbers, fax, fax number, faxnummer, telefax',
  additionalAddresses: 'additional addresses, other addresses',
  'additionalAddresses.street': 'additional addresses street',
  'additionalAddresses.city': 'additional addresses city',
  'additionalAddresses.region': 'additional addresses region',
  'additionalAddresses.postalCode': 'additional addresses postal code',
  'additionalAddresses.country': 'additional addresses country',
  emailLabels: 'email labels',
  phoneLabels: 'phone labels',
  label: 'label of the next column',
  custom: 'custom',
  locale: 'locale, language, preferred language, sprache, langue, idioma, lingua, taal',
  timezone: 'time zone, timezone, zeitzone, fuseau horaire, zona horaria, fuso orario, tijdzone',
} as const

export interface Known {
  field: ColumnField
  /** Position in the list of names; lower is better. */
  rank: number
  /** Kind of the address or number, if there are several: `business`. */
  group: string
  /** Number of the address, if there are several: `2` of `Address 2 - City`. */
  place: string
}

const byAlias = new Map<string, { field: ColumnField; rank: number }>(
  Object.entries(aliases).flatMap(([field, names]) =>
    names.split(', ').map((name, rank) => [name, { field: field as ColumnField, rank }] as const),
  ),
)

/** Words before or after a column name that tell several addresses or numbers apart. */
const groups: Readonly<Record<string, string>> = {
  business:
    'business work office company geschaftlich beruflich buro bureau trabajo uff ufficio zakelijk werk werkadres',
  mobile:
    'mobile cell mobil mobiel mobiele movil cellulare handy portable mobilnummer mobiltelefon gsm natel',
  home: 'home private personal privat domicile particular casa ab abitazione thuis prive huisadres',
  mailing: 'mailing primary billing 1',
  other: 'other secondary weitere autre otro otra altro altra overig shipping 2 3',
}
export const groupNames = Object.keys(groups)
const groupOf = new Map(
  Object.entries(groups).flatMap(([group, words]) => words.split(' ').map((word) => [word, group])),
)
/** Words without meaning. Pipedrive puts `Person` before its headers, Google `Address 1`. */
const fillers = new Set([
  'person',
  'address',
  'value',
  'del',
  'de',
  'du',
  'la',
  'le',
  'der',
  'number',
  'nummer',
])
export const addressFields = new Set<ColumnField>([
  'street',
  'city',
  'region',
  'postalCode',
  'country',
])
const groupedFields = new Set<ColumnField>([
  ...addressFields,
  ...(['email', 'phone', 'websites', 'faxNumbers'] as const),
])

/** Numbers that are not the person's own, or not for calls. */
const foreign = /\b(?:pager|telex|isdn|tty|assistant|assistent\w*|radio|callback)\b/
const fax = /\b(?:tele)?fax\w*|\btelecopie\b/

/** Google's names for the label of the next column's value. */
const labelOfNext = /^(?:e mail|phone|website|address) \d+ (?:label|type)$/

/** Returns the field of a column by its header, if the header is known. */
export function knownAs(header: string): Known | undefined {
  if (isCustomField(header)) return { field: header, rank: 0, group: '', place: '' }
  const plain = plainOf(header)
  if (foreign.test(plain)) return undefined
  const exact = byAlias.get(plain)
  if (exact) return { ...exact, group: '', place: '' }
  if (labelOfNext.test(plain)) return { field: 'label', rank: 0, group: '', place: placeOf(plain) }
  const words = plain.split(' ')
  const [group] = words.flatMap((word) => groupOf.get(word) ?? [])
  if (fax.test(plain)) {
    return { field: 'faxNumbers', rank: 100, group: group ?? '', place: '' }
  }
  const rest = words.filter((word) => !groupOf.has(word) && !fillers.has(word)).join(' ')
  const part = byAlias.get(rest === '' && group === 'mobile' ? 'phone' : rest)
  if (!part || (group && !groupedFields.has(part.field))) return undefined
  const rank = 100 + groupNames.indexOf(group ?? '')
  return { field: part.field, group: group ?? '', rank, place: placeOf(plain) || (group ?? '') }
}

const placeOf = (plain: string): string => /^(?:address|adresse) (\d+)\b/.exec(plain)?.[1] ?? ''

/** Returns the label that a header gives the values of its column: `Telefon privat`. */
export function labelOfHeader(header: string): string | null {
  const { field, group, place } = knownAs(header) ?? { field: 'name', group: '', place: '' }
  // `2` means another one, and is no label.
  if (!groupedFields.has(field) || /^\d/.test(place)) return null
  if (
    group === 'other' &&
    !plainOf(header)
      .split(' ')
      .some((word) => otherWords.has(word))
  )
    return null
  return labelOfGroup[group] ?? null
}

const otherWords = new Set([
  'other',
  'weitere',
  'autre',
  'otro',
  'otra',
  'altro',
  'altra',
  'overig',
])
const labelOfGroup: Readonly<Record<string, string>> = {
  ...{ business: 'work', mobile: 'mobile', home: 'home', other: 'other' },
}

/** Fields that exist only in files with a header. */
const ofHeaders = new Set<string>(['label'])
/** Fields of files without a header. */
export const ownColumnFields = (Object.keys(aliases) as (keyof typeof aliases)[]).filter(
  (field) => !ofHeaders.has(field) && !field.includes('.'),
)

/** Fields that several columns can be imported as. */
export const takesSeveral: ReadonlySet<string> = new Set<ColumnField>([
  ...(['additionalEmails', 'additionalPhones', 'tags', 'websites', 'faxNumbers'] as const),
  // Lines of the street, as classic Outlook exports them.
  'street',
  ...(['additionalAddresses', 'label'] as const),
  ...(['street', 'city', 'region', 'postalCode', 'country'] as const).map(
    (part) => `additionalAddresses.${part}` as const,
  ),
])

/** Returns true for the second or third line of a street: `Business Street 2`. */
export const isStreetLine = (header: string): boolean =>
  knownAs(header)?.field === 'street' && /\S \S.* [23]$/.test(plainOf(header))

export const columnFields = Object.keys(aliases) as (keyof typeof aliases)[]

export const isCustomField = (name: string): name is CustomField => /^custom\..{1,60}$/su.test(name)

export const isForeign = (header: string): boolean => foreign.test(plainOf(header))

/** Normalizes a header: lower case, no accents, one space between words. */
const plainOf = (header: string): string =>
  header
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
