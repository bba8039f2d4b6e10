import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../../platform/db/database.ts'
import { asStored } from '../../../platform/db/stored-json.ts'
import { minorDigits } from '../../../platform/money/currencies.ts'
import { type Principal, requireScope } from '../../../platform/operations/principal.ts'
import type { Work } from '../../../platform/work.ts'
import { ImageId } from '../ids.ts'
import { findImage } from '../images/store.ts'
import { isLanguage } from '../language.ts'
import { faultOfPattern } from '../number-pattern.ts'
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

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}
