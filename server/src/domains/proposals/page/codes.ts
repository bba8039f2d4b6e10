import { randomInt } from 'node:crypto'
import type { Platform } from '../../../platform/platform.ts'
import { oweMail } from '../mails/store.ts'
import { putCode, tryCode } from './codes-store.ts'
import type { OpenLink } from './links.ts'

const codeDigits = 8
const codeMs = 10 * 60_000
const maxTries = 5
const hourMs = 3_600_000
const cookieMs = 12 * hourMs

const macOf = ({ keyring }: Pick<Platform, 'keyring'>, recipientId: string, code: string): string =>
  keyring.mac('proposal code', `${recipientId}:${code}`).toString('hex')

/** Limits how often a recipient can have a code mailed. */
export const codeBounds = ({ recipientId }: OpenLink) =>
  [
    { subject: `proposal codes of ${recipientId}`, max: 5, windowMs: hourMs, counts: 'attempts' },
  ] as const

/** Mails a new code; the previous one stops working. */
export async function mailCode(
  platform: Pick<Platform, 'keyring' | 'transact'>,
  { organizationId, proposalId, recipientId }: OpenLink,
): Promise<void> {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
  await platform.transact(organizationId, { kind: 'system' }, async (work) => {
    putCode(work, organizationId, {
      ...{ proposalId, recipientId, codeMac: macOf(platform, recipientId, code) },
      expiresAt: new Date(work.now.getTime() + codeMs),
    })
    await oweMail(platform, work, { proposalId, recipientId, kind: 'code', secret: code })
  })
}

/** Returns true if the code is the newest one, unused and less than ten minutes old. It stops working then. */
export function redeemCode(
  platform: Pick<Platform, 'keyring' | 'database' | 'clock'>,
  { organizationId, recipientId }: OpenLink,
  text: string,
): Promise<boolean> {
  // A code may be pasted with the spaces of a mail.
  const code = text.replaceAll(/[\s-]/g, '')
  const now = platform.clock.now()
  const codeMac = macOf(platform, recipientId, code)
  const { db } = platform.database
  return tryCode(db, organizationId, { recipientId, codeMac, now, maxTries })
}

/**
 * Returns the cookie's name. `__Host-` means that it is sent only over TLS and that no other host can set it. Each link
 * has its own, so that two pages can be open together.
 */
const cookieName = ({ linkId }: OpenLink): string =>
  `__Host-capstan-p-${linkId.replaceAll('-', '')}`

const subjectOf = ({ linkId, recipientId }: OpenLink, until: number): string =>
  `${linkId}:${recipientId}:${until}`

/** Sets the cookie that the browser keeps for 12 hours after the code. */
export function cookieFor(
  { keyring, clock }: Pick<Platform, 'keyring' | 'clock'>,
  link: OpenLink,
): string {
  const until = clock.now().getTime() + cookieMs
  const mac = keyring.mac('proposal page', subjectOf(link, until)).toString('base64url')
  const value = `${until}.${mac}`
  return `${cookieName(link)}=${value}; Path=/; Max-Age=${cookieMs / 1000}; Secure; HttpOnly; SameSite=Lax`
}

/** Returns true if the request has a valid cookie for this link. */
export function hasCookie(
  { keyring, clock }: Pick<Platform, 'keyring' | 'clock'>,
  link: OpenLink,
  header: string | undefined,
): boolean {
  const name = `${cookieName(link)}=`
  const value = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(name))
  const [, until = '', mac = ''] =
    /^(\d{13})\.([\w-]{43})$/.exec(value?.slice(name.length) ?? '') ?? []
  if (until === '' || Number(until) <= clock.now().getTime()) return false
  const subject = subjectOf(link, Number(until))
  return keyring.isMac('proposal page', subject, Buffer.from(mac, 'base64url'))
}
