/** Invented people: a name, their company, the name before the @, a number, tags, and whether they take mail. */
type Row = [
  name: string,
  company: string,
  mailbox: string,
  phone: string,
  tags: string[],
  email: 'opted_in' | 'opted_out' | null,
]

const rows: Row[] = [
  ['Ada Lovelace', 'Analytical Engines', 'ada', '+442079460101', ['customer', 'press'], 'opted_in'],
  ['Grace Hopper', 'Harbour Compilers', 'grace', '+12025550102', ['customer'], 'opted_in'],
  ['Marit Solheim', 'Fjordkontoret', 'marit', '+4755500103', ['customer', 'hotel'], 'opted_in'],
  ['Tiago Almada', 'Casa do Farol', 'tiago', '+351215550104', ['lead'], null],
  ['Élise Carpentier', 'Galerie du Port', 'elise', '+33155500105', ['lead', 'press'], 'opted_in'],
  ['山本 陽子', 'Nami Tea House', 'yoko', '+81355500106', ['customer'], 'opted_in'],
  ['Jakub Wiśniewski', 'Młyn Teatr', 'jakub', '+48225550107', ['lead', 'stage'], null],
  ['ليلى منصور', 'Dar Al Bahr', 'layla', '+97145550108', ['customer', 'hotel'], 'opted_in'],
  ['Søren Bang', 'Havnehuset', 'soren', '+4533550109', ['supplier'], null],
  ['Priya Menon', 'Northlight Clinics', 'priya', '+442079460110', ['customer'], 'opted_in'],
  ['Chiara Lombardi', 'Teatro del Molo', 'chiara', '+390655500111', ['lead', 'stage'], 'opted_out'],
  ['Anders Holt', 'Kystarkivet', 'anders', '+4755500112', ['customer', 'museum'], 'opted_in'],
  ['Zeynep Kaya', 'Liman Otel', 'zeynep', '+902125550113', ['lead', 'hotel'], null],
  ['Hannah Whitfield', 'Tidewater Schools', 'hannah', '+14155550114', ['customer'], 'opted_in'],
  ['Björn Einarsson', 'Hótel Höfn', 'bjorn', '+3545550115', ['customer', 'hotel'], 'opted_in'],
  ['Nguyễn Thu Hà', 'Sông Hương Resort', 'ha', '+842855500116', ['lead', 'hotel'], 'opted_in'],
  ['Andrés Villalba', 'Mercado del Puerto', 'andres', '+34915550117', ['customer'], null],
  ['Eleni Pappa', 'Faros Gallery', 'eleni', '+302105550118', ['press'], 'opted_in'],
  ['Lukas Brandl', 'Werkhof Donau', 'lukas', '+4315550119', ['supplier'], 'opted_in'],
  ['Amara Okafor', 'Lagoon Logistics', 'amara', '+23415550120', ['customer'], 'opted_in'],
  ['Mateus Rocha', 'Cais Novo', 'mateus', '+551155500121', ['lead'], null],
  ['Ingrid Nyström', 'Skärgårdsbåtar', 'ingrid', '+46855500122', ['customer'], 'opted_in'],
  ['Daniel Cohen', 'Jaffa Light', 'daniel', '+97235550123', ['lead'], 'opted_in'],
  ['Aoife Brennan', 'Quayside Press', 'aoife', '+35315550124', ['press', 'customer'], 'opted_in'],
]

/** The newest is the first. */
export const people = rows.map(([name, company, mailbox, phone, tags, email]) => ({
  contact: { name, company, phone, tags, email: `${mailbox}@${domainOf(company)}` },
  email,
}))

/** In the domain that is reserved for examples (RFC 2606). */
function domainOf(company: string): string {
  const label = company
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return `${label}.example`
}

export const segments = [
  { name: 'Customers', filter: { field: 'tag', op: 'eq', value: 'customer' } },
  { name: 'Hotels', filter: { field: 'tag', op: 'eq', value: 'hotel' } },
  { name: 'No consent', filter: { field: 'consent.email', op: 'ne', value: 'opted_in' } },
]
