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

/** Reads the organization's settings, with the product's defaults for those not set. */
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

/**
 * Returns the settings that identify the organization to clients and that they agree to. A member may not change them.
 */
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

/** Checks the rules that the schema cannot express. */
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
    throw refusal('brand.logoImageId', 'is not an image of this organization.')
  }
}

/**
 * Fields of a number pattern such as `P-{YYYY}-{0000}`: the year in four or two digits, the month, and the counter with
 * at least as many digits as it has zeros. The counter restarts at 1 if the date changes the rest of the number.
 */
const field = /\{(YYYY|YY|MM|0{1,9})\}/g

const maxCharacters = 40

/** Returns the error of a pattern, as a sentence that continues after the field's name; null if it is valid. */
export function faultOfPattern(pattern: string): string | null {
  const rest = pattern.replaceAll(field, '')
  const counters = pattern.match(/\{0{1,9}\}/g) ?? []
  if (pattern.length > maxCharacters) return `has more than ${maxCharacters} characters`
  if (/[{}]/.test(rest)) return 'can only have {YYYY}, {YY}, {MM} and one counter such as {0000}'
  if (counters.length !== 1) return 'must have exactly one counter such as {0000}'
  // "P-2026" + 11 and "P-202611" + 1 would be equal.
  if (/[\d}]\{0|0\}[\d{]/.test(pattern))
    return 'must have a character between the counter and other digits'
  if (!/^[\p{L}\p{N}\p{P}\p{S} ]*$/u.test(rest)) return 'has a character that cannot be printed'
  return null
}

/** The pattern with its date filled in, under which numbers are counted: `P-2026-{0}`. */
interface NumberSeries {
  key: string
  /** Writes the number of a count: `P-2026-0007`. */
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
