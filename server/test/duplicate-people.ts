import { randomNumbers } from './random-numbers.ts'

/** What contacts are made of. */
export interface Person {
  name: string
  email: string | null
  phone: string | null
  company: string | null
}

export interface People {
  people: Person[]
  /** Places of two entries of one person. */
  pairs: readonly [number, number][]
}

const split = (words: string): string[] => words.split(' ')
const firstNames = split(
  'James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica Thomas Sarah Charles Karen Zoë André Björn Chloé Daniela Émile Françoise Günther Hélène Iñaki Jürgen Katarzyna László Matthias Noémie Óscar Petra Quentin Renée Sébastien Thérèse Ursula Vítor Wolfgang Xavier Yannick Zdeněk Aisha Bilal Chen Divya Emeka Fatima Giulia Haruto Ingrid Jamal Kenji Leila Mei Nikolai Olga Priya Raj Sofia Tariq Uma Viktor Wei Yuki Zara',
)
const begins = split('Ander Berg Cald Dorn Eber Falk Grün Hart Isen Jans Kell Lind Möll Nord Oster')
const middles = split('a e i o u ar en il on as er in or al um')
const ends = split(
  'sen mann ton ski ez ford wick bach stein ley dahl berg ova ini ić ard eau quist',
)
const makes = split('Acme Borealis Cobalt Delta Ember Fjord Granite Harbor Indigo Juniper Krypton')
const trades = split('Foods Systems Logistics Media Partners Energy Textiles Labs Motors Travel')
const forms = split('Inc Ltd GmbH LLC')
const common = ['John Smith', 'Maria Garcia', 'Wei Chen', 'Anna Müller', 'Mohamed Ali']

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/[^a-zA-Z ]/g, '')

/**
 * Some `count` people, with `planted` of them in twice, as they happen to be: once with a typing error and the same
 * number written otherwise, with dots in the address, names turned around or without accents, and at one company
 * with another address. Beside them those who only look alike: bearers of common names, offices behind the same
 * last seven digits, shared mailboxes.
 */
export function duplicatePeople(count: number, planted: number, seed = 1): People {
  const random = randomNumbers(seed)
  const below = (max: number): number => Math.floor(random() * max)
  // A few are frequent and most are rare.
  const skewed = (max: number): number => Math.floor(max * random() ** 3)
  const pick = (from: readonly string[], at = skewed(from.length)): string => from[at] ?? ''
  const lastName = () => {
    const [a, b, c] = [pick(begins, below(15)), pick(middles, below(15)), pick(ends, below(18))]
    return `${a}${b}${random() < 0.5 ? pick(middles, below(15)) : ''}${c}`
  }
  const digits = (length: number) => String(below(10 ** length)).padStart(length, '0')
  const company = () => `${pick(makes, below(11))} ${pick(trades, below(10))} ${below(count / 20)}`
  const person = (at: number): Person => {
    const name = random() < 0.02 ? pick(common, below(5)) : `${pick(firstNames)} ${lastName()}`
    const box = plain(name).toLowerCase().replace(' ', '.')
    const isAlone = random() < 0.15
    const hasPhone = isAlone ? random() < 0.4 : true
    const phone =
      random() < 0.01
        ? `+${pick(split('1415 4930 3314 4420'), below(4))}${5_550_000 + below(count / 1_000)}`
        : `+49151${digits(8)}`
    const email =
      random() < 0.01
        ? `info${random() < 0.5 ? `+${box}` : ''}@firm${at}.example`
        : `${box}${at}@${pick(split('gmail.com web.example mail.example'), below(3))}`
    return {
      name,
      email: isAlone && hasPhone ? null : email,
      phone: hasPhone ? phone : null,
      company: random() < 0.6 ? company() : null,
    }
  }
  const people = Array.from({ length: count }, (_, at) => person(at))
  const pairs: [number, number][] = []
  const known = new Set<string>()
  for (let n = 0; n < planted; n++) {
    const at = Math.floor((n * count) / planted)
    const original = plantable(person(at), n, digits)
    people[at] = original
    const other = variantOf(original, n, digits)
    pairs.push([at, people.length])
    people.push(other)
  }
  // An address and a number are unique: a second owner has none.
  for (const one of people) {
    for (const field of ['email', 'phone'] as const) {
      const value = one[field]
      if (value === null) continue
      if (known.has(value)) one[field] = null
      known.add(value)
    }
  }
  return { people, pairs }
}

type Digits = (length: number) => string

const mailOf = (name: string, n: number): string =>
  `${plain(name).toLowerCase().replace(' ', '.')}.p${n}@gmail.com`

/** With all that its second entry is recognized by. */
function plantable({ name }: Person, n: number, digits: Digits): Person {
  const isAccented = n % 6 === 3
  const given = common.includes(name) ? `Ada ${name}` : name
  return {
    name: isAccented ? given.replace(/^\S+/, 'Zoë') : given,
    email: mailOf(name, n),
    phone: `+4915${digits(9)}`,
    company: `Planted Works ${n} ${forms[n % 4]}`,
  }
}

function variantOf({ name, phone, email, company }: Person, n: number, digits: Digits): Person {
  const others = { name, email: `planted${n}@other.example`, phone: null, company: null }
  const trunk = phone?.replace(/^\+49/, '+490') ?? null
  const turned = name.split(' ').toReversed().join(', ')
  const [box, host] = (email ?? '').split('@')
  switch (n % 6) {
    case 0: {
      const at = 2 + (n % (name.length - 3))
      return { ...others, name: name.slice(0, at) + name.slice(at + 1), phone: trunk }
    }
    case 1:
      return { ...others, email: `${box?.replaceAll('.', '')}+shop@${host}` }
    case 2:
      return { ...others, name: turned, company, phone: `+33${digits(9)}` }
    case 3:
      return { ...others, name: plain(name.toUpperCase()), phone: trunk }
    case 4:
      return { ...others, company: company?.replace(/ \w+$/, '') ?? null }
    default:
      return { ...others, name: turned.toLowerCase(), company: company?.toLowerCase() ?? null }
  }
}
