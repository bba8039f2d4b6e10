/** All codes of ISO 3166-1, and Kosovo, which uses a private-use code. */
const countries = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO
  FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE
  JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO
  MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW
  PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM
  TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW XK
`

/**
 * Languages of spreadsheets and address books: those that many people write addresses in. Loading their country names
 * takes about 100 ms, once.
 */
const languages =
  'en de fr es it pt nl sv da nb fi pl cs sk sl hr sr bs bg mk sq el ro hu ru uk et lv lt tr ar he fa hi bn th vi id ms ja ko zh zh-Hant'.split(
    ' ',
  )

/** Country names in common use that Unicode (CLDR) lacks. */
const otherNames: Record<string, string> = {
  america: 'US',
  'czech republic': 'CZ',
  england: 'GB',
  'great britain': 'GB',
  holland: 'NL',
  'ivory coast': 'CI',
  korea: 'KR',
  'northern ireland': 'GB',
  'republic of ireland': 'IE',
  'republic of korea': 'KR',
  'russian federation': 'RU',
  scotland: 'GB',
  turkey: 'TR',
  uae: 'AE',
  'united states of america': 'US',
  wales: 'GB',
}

let codes: ReadonlyMap<string, string> | undefined

/**
 * Returns the two-letter ISO 3166 code of a country: from a code in any case, or from its name in one of the languages
 * above, ignoring accents and punctuation. vCards have names only (RFC 6350, 6.3.1), and so do most spreadsheets.
 * Returns any other text unchanged, trimmed.
 */
export function countryCodeOf(text: string): string {
  const plain = plainName(text)
  codes ??= readCodes()
  const code = codes.get(plain)
  if (code) return code
  return /^[a-z]{2}$/i.test(text.trim()) ? text.trim().toUpperCase() : text.trim()
}

function readCodes(): ReadonlyMap<string, string> {
  const all = countries.trim().split(/\s+/)
  const meant = new Map<string, Set<string>>()
  for (const language of languages) {
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' })
      for (const code of all) {
        const name = plainName(names.of(code) ?? code)
        meant.set(name, (meant.get(name) ?? new Set()).add(code))
      }
    }
  }
  // A name shared by two countries, such as Kongo, is rejected instead of guessed.
  const clear = [...meant].flatMap(([name, [code = '', other]]) =>
    other ? [] : ([[name, code]] as const),
  )
  return new Map([
    ...clear,
    ...Object.entries(otherNames),
    ...all.map((code) => [code.toLowerCase(), code] as const),
  ])
}

const plainName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|['’.]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}]+/gu, ' ')
    .replace(/\bsaint\b/g, 'st')
    .trim()
    .replace(/^the /, '')
