/** What a column may be imported as; a cell of tags and of additional addresses or numbers may hold several. */
export type ColumnField = keyof typeof aliases | CustomField

/** One value of `custom`. */
type CustomField = `custom.${string}`

/**
 * Headers of the exports of Google, Outlook, HubSpot, Salesforce and Pipedrive, and what people write into
 * spreadsheets, in English, German, French, Spanish, Italian and Dutch; as `plainOf` writes them.
 */
const aliases = {
  name: 'name, full name, display name, contact name, contact, kontakt, nom complet, nombre completo, nome completo, volledige naam, naam, kunde, customer, customer name, client, client name, cliente, klant, file as, formatted name',
  firstName: 'first name, firstname, given name, forename, vorname, prenom, nombre, nome, voornaam',
  lastName:
    'last name, lastname, family name, surname, nachname, familienname, nom, nom de famille, apellido, apellidos, cognome, achternaam',
  email:
    'email, e mail, mail, email address, e mail address, e mail 1 value, primary email, work email, mailadresse, e mail adresse, emailadresse, email adresse, adresse e mail, adresse mail, courriel, correo, correo electronico, indirizzo email',
  phone:
    'phone, telephone, tel, phone number, telephone number, phone 1 value, primary phone, work phone, business phone, phone no, tel no, telefon, telefonnummer, telefonnr, tel nr, rufnummer, numero de telephone, telefono, telefoon, telefoonnummer',
  additionalEmails:
    'e mail 2 value, e mail 2 address, email 2, other email, secondary email, personal email, other emails, additional emails',
  additionalPhones:
    'phone 2 value, phone 2, mobile, mobile phone, mobile number, cell, cell phone, other phone, home phone, handy, mobil, mobilnummer, portable, movil, cellulare, mobiel, other phones, additional phones',
  company:
    'company, company name, organization, organisation, organization name, organization 1 name, account, account name, employer, firma, unternehmen, societe, entreprise, empresa, azienda, bedrijf',
  jobTitle:
    'job title, jobtitle, title, position, role, function, beruf, titel, poste, fonction, cargo, puesto, ruolo, functie, organization title, organization 1 title',
  externalId:
    'external id, externalid, id, contact id, record id, customer id, customer number, kundennummer, crm id',
  tags: 'tags, tag, labels, label, groups, group membership, categories, category, schlagworte, etiquettes, etiquetas',
  street:
    'street, street address, address, address line 1, address 1 street, mailing street, strasse, adresse, rue, direccion, via, straat',
  city: 'city, town, mailing city, address 1 city, ort, stadt, ville, ciudad, citta, plaats',
  region:
    'region, state, province, county, address 1 region, bundesland, kanton, provincia, regione, provincie',
  postalCode:
    'postal code, zip, zip code, postcode, mailing zip, address 1 postal code, plz, postleitzahl, code postal, codigo postal, cap',
  country: 'country, country code, mailing country, address 1 country, land, pays, pais, paese',
  doNotContact: 'do not contact, donotcontact, do not email, unsubscribed',
  custom: 'custom',
  locale: 'locale, language, preferred language, sprache, langue, idioma, lingua, taal',
  timezone: 'time zone, timezone, zeitzone, fuseau horaire, zona horaria, fuso orario, tijdzone',
} as const

const byAlias = new Map<string, ColumnField>(
  Object.entries(aliases).flatMap(([field, names]) =>
    names.split(', ').map((name) => [name, field as ColumnField] as const),
  ),
)

export interface Column {
  name: string
  /** The first cells that are not empty. */
  samples: readonly string[]
}

/** `confidence` from 0 to 1: 1 for a header that we know, else the share of samples that fit. */
export interface Suggestion {
  field: ColumnField
  confidence: number
}

/** Of the samples, so that a few wrong ones do not hide what a column holds. */
const fittingShare = 0.8

const contents: [field: ColumnField, alike: RegExp][] = [
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  // A date has as many digits as a number may have.
  ['phone', /^(?!\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$)(?=(?:\D*\d){7,15}\D*$)\+?[\d\s()./-]{7,25}$/],
]

/**
 * What each column may hold, by its header, else by its samples; null where neither tells. A field that takes
 * one value is suggested once: a second column with addresses or numbers is for additional ones.
 */
export function suggestColumns(columns: readonly Column[]): (Suggestion | null)[] {
  const taken = new Set<ColumnField>()
  const suggestions = columns.map(({ name }) => take(fieldOf(name), 1, taken))
  return suggestions.map((known, index) => known ?? byContent(columns[index]?.samples ?? [], taken))
}

function byContent(samples: readonly string[], taken: Set<ColumnField>): Suggestion | null {
  if (samples.length === 0) return null
  for (const [field, alike] of contents) {
    const share = samples.filter((sample) => alike.test(sample.trim())).length / samples.length
    if (share >= fittingShare) return take(field, share, taken)
  }
  return null
}

function take(
  field: ColumnField | undefined,
  confidence: number,
  taken: Set<ColumnField>,
): Suggestion | null {
  if (!field) return null
  const free = taken.has(field) ? additional[field] : field
  if (!free || (taken.has(free) && !takesMany.has(free))) return null
  taken.add(free)
  return { field: free, confidence }
}

const additional: Partial<Record<ColumnField, ColumnField>> = {
  email: 'additionalEmails',
  phone: 'additionalPhones',
  additionalEmails: 'additionalEmails',
  additionalPhones: 'additionalPhones',
  tags: 'tags',
}
const takesMany = new Set<ColumnField>(['additionalEmails', 'additionalPhones', 'tags'])

export const columnFields = Object.keys(aliases) as (keyof typeof aliases)[]

const fieldOf = (header: string): ColumnField | undefined =>
  isCustomField(header) ? header : byAlias.get(plainOf(header))

export const isCustomField = (name: string): name is CustomField => /^custom\..{1,60}$/su.test(name)

/** In lower case, without accents, with one space for whatever separates its words. */
const plainOf = (header: string): string =>
  header
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
