import type { Contact } from '@capstan/sdk'

/** A language in itself: `Deutsch`. The tag where the browser has no word for it. */
export function languageOf(locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
  } catch {
    return locale
  }
}

/** Returns the local time in a zone; null if the browser does not know the zone. */
export function timeThere(timeZone: string): string | null {
  try {
    const options = { hour: '2-digit', minute: '2-digit', timeZone } as const
    return new Intl.DateTimeFormat('en-GB', options).format(new Date())
  } catch {
    return null
  }
}

const lines: Record<string, string> = {
  fixed_line: 'landline',
  fixed_line_or_mobile: 'landline or mobile',
  toll_free: 'toll-free',
  voip: 'VoIP',
}

/** Describes the type and region of a phone number. */
export function phoneWords(
  info: Contact['phoneInfo'],
): { text: string; isWarning: boolean } | null {
  if (!info) return null
  if (info.possible === false) return { text: 'no such number', isWarning: true }
  const type = info.type ? (lines[info.type] ?? info.type.replaceAll('_', ' ')) : ''
  const text = [type, info.country].filter(Boolean).join(', ')
  return text ? { text, isWarning: false } : null
}

/** A day of birth: `10 December 1815`, or `10 December`. */
export function birthdayWords(birthday: string): string {
  const hasYear = !birthday.startsWith('--')
  const day = new Date(`${hasYear ? birthday : birthday.replace(/^-/, '2000')}T00:00:00Z`)
  const year = hasYear ? ({ year: 'numeric' } as const) : {}
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC', ...year } as const
  return new Intl.DateTimeFormat('en-GB', options).format(day)
}

/** A postal address in one line. */
export function addressWords(address: Contact['address'] | null | undefined): string {
  if (!address) return ''
  const { street, postalCode, city, region, country } = address
  const place = [postalCode, city].filter(Boolean).join(' ')
  return [street?.replaceAll('\n', ', '), place, region, country].filter(Boolean).join(', ')
}
