import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../../platform/db/database.ts'
import { asStored } from '../../../platform/db/stored-json.ts'
import { minorDigits } from '../../../platform/money/format.ts'
import { type Principal, requireScope } from '../../../platform/operations/principal.ts'
import type { Work } from '../../../platform/work.ts'
import { calendarDay } from '../calendar-day.ts'
import { ImageId } from '../ids.ts'
import { findImage } from '../images/store.ts'
import { isLanguage } from '../locales.ts'
import { refusal } from '../pricing/refusal.ts'
import { defaultSettings, type ProposalSettings, type ProposalSettingsChanges } from './schema.ts'
import { findSettings, putSettings } from './store.ts'

/** Those of the organization, with the defaults of the product where it has set nothing. */
export async function readSettings(db: Db, organizationId: string): Promise<ProposalSettings> {
  return merge(defaultSettings, (await findSettings(db, organizationId)) ?? {})
}

export async function changeSettings(
  work: Work,
  changes: ProposalSettingsChanges,
  principal: Principal,
): Promise<ProposalSettings> {
  const { db, organizationId, now } = work
  work.lock('proposal settings')
  const settings = await readSettings(db, organizationId)
  const wanted = merge(settings, changes)
  if (isDeepStrictEqual(wanted, settings)) return settings
  if (!isDeepStrictEqual(identityIn(wanted), identityIn(settings))) requireScope(principal, '*')
  await check(work, changes)
  putSettings(work, organizationId, wanted, now)
  return wanted
}

/** What clients know an organization by, and agree to: a member may not change either for all. */
const identityIn = ({ brand, consentText }: ProposalSettings) => ({ brand, consentText })

const merge = (
  { brand, defaults, retention, ...own }: ProposalSettings,
  changes: ProposalSettingsChanges,
): ProposalSettings =>
  asStored({
    ...own,
    ...changes,
    brand: { ...brand, ...changes.brand },
    defaults: { ...defaults, ...changes.defaults },
    retention: { ...retention, ...changes.retention },
  })

/** What the schema cannot say. */
async function check(
  { db, organizationId }: Work,
  { numberPattern, brand, defaults }: ProposalSettingsChanges,
): Promise<void> {
  const fault = numberPattern === undefined ? null : faultOfPattern(numberPattern)
  if (fault) throw refusal('numberPattern', `${fault}.`)
  const { currency, timeZone, language } = defaults ?? {}
  if (currency !== undefined && minorDigits(currency) === undefined) {
    throw refusal('defaults.currency', 'must be the code of an active currency, as in EUR.')
  }
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    throw refusal('defaults.timeZone', 'must be a time zone such as Europe/London.')
  }
  if (language !== undefined && !isLanguage(language)) {
    throw refusal('defaults.language', 'must be a language tag such as en-GB.')
  }
  const logoId = brand?.logoImageId ? ImageId.read(brand.logoImageId) : null
  if (logoId !== null && !(await findImage(db, organizationId, logoId))) {
    throw refusal('brand.logoImageId', 'names no image of this organization.')
  }
}

/**
 * The number of a proposal, from a pattern such as `P-{YYYY}-{0000}`. What stands in braces is the year in four or
 * two digits, the month, and the counter in at least as many digits as it has zeros. The counter begins anew with
 * each text that the date gives the rest.
 */
const field = /\{(YYYY|YY|MM|0{1,9})\}/g

const maxCharacters = 40

/** What is wrong with a pattern, as the end of a sentence that begins with it; null when nothing is. */
export function faultOfPattern(pattern: string): string | null {
  const rest = pattern.replaceAll(field, '')
  const counters = pattern.match(/\{0{1,9}\}/g) ?? []
  if (pattern.length > maxCharacters) return `has more than ${maxCharacters} characters`
  if (/[{}]/.test(rest)) return 'knows {YYYY}, {YY}, {MM} and one counter such as {0000}'
  if (counters.length !== 1) return 'needs exactly one counter such as {0000}'
  // "P-2026" + 11 and "P-202611" + 1 would be equal.
  if (/[\d}]\{0|0\}[\d{]/.test(pattern))
    return 'needs a character between the counter and other digits'
  if (!/^[\p{L}\p{N}\p{P}\p{S} ]*$/u.test(rest)) return 'holds a character that does not print'
  return null
}

/** The pattern with its date filled in, under which numbers are counted: `P-2026-{0}`. */
interface NumberSeries {
  key: string
  /** The number of one count: `P-2026-0007`. */
  write(count: number): string
}

export function seriesAt(pattern: string, now: Date, timeZone: string): NumberSeries {
  const [year = '', month = ''] = calendarDay(timeZone, now).split('-')
  const dated = pattern
    .replaceAll('{YYYY}', year)
    .replaceAll('{YY}', year.slice(-2))
    .replaceAll('{MM}', month)
  const zeros = /\{(0+)\}/.exec(dated)?.[1] ?? '0'
  const [before = '', after = ''] = dated.split(`{${zeros}}`)
  return {
    key: `${before}{0}${after}`,
    write: (count) => before + String(count).padStart(zeros.length, '0') + after,
  }
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}
