import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryCodeOf } from './country.ts'

test('a country is read as people write it', () => {
  const cases: [text: string, code: string][] = [
    ['DE', 'DE'],
    [' gb ', 'GB'],
    ['UK', 'GB'],
    ['U.S.A.', 'US'],
    ['United States of America', 'US'],
    ['the Netherlands', 'NL'],
    ['Deutschland', 'DE'],
    ['ALLEMAGNE', 'DE'],
    ['Österreich', 'AT'],
    ['Espana', 'ES'],
    ['Côte d’Ivoire', 'CI'],
    ['Bosnia and Herzegovina', 'BA'],
    ['Saint Lucia', 'LC'],
    ['Hong Kong', 'HK'],
    ['Türkiye', 'TR'],
    ['Turkey', 'TR'],
    ['Kosovo', 'XK'],
    ['RU', 'RU'],
    // A Norwegian means another country by it than a Pole.
    ['Kongo', 'Kongo'],
    // A code of no country stays as the API takes it, and what is no country is refused by its own name.
    ['xx', 'XX'],
    [' Atlantis ', 'Atlantis'],
    ['', ''],
  ]
  for (const [text, code] of cases) assert.equal(countryCodeOf(text), code, text)
})
