import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import type { AttemptLimit } from '../../platform/throttle/store.ts'
import type { Auth } from './auth.ts'
import { boundSignIn } from './bounds.ts'
import { findPerson } from './store.ts'

const cookieName = 'capstan.device'
const maxAgeS = 180 * 86_400

/**
 * A cookie that says: in this browser somebody signed in to an account, or came by a link that was mailed to
 * it. Whoever has it is not shut out when strangers try passwords of that account. It signs nobody in.
 */
export interface KnownDevices {
  boundSignIn(request: FastifyRequest): Promise<AttemptLimit[]>
  /** Whom the link for another password was mailed to; null for any other request. */
  findAddressee(request: FastifyRequest): Promise<string | null>
  /** Makes the browser that gets it a known device of the account, and no longer another's. */
  cookieFor(email: string): Promise<string>
}

export function createKnownDevices(
  { clock, database, publicUrl }: Pick<Platform, 'clock' | 'database' | 'publicUrl'>,
  auth: () => Promise<Auth>,
): KnownDevices {
  const contextOf = async () => (await auth()).$context
  const nowS = (): number => Math.floor(clock.now().getTime() / 1000)
  return {
    async boundSignIn(request) {
      const device = readCookie(request.headers.cookie)
      const { email } = request.body as { email: string }
      const { secret } = await contextOf()
      const isKnown = device && device.expiresAtS > nowS() && isSigned(secret, email, device)
      return boundSignIn(request, isKnown ? device.id : null)
    },
    async findAddressee({ body, routeOptions }) {
      if (!routeOptions.url?.endsWith('/reset-password')) return null
      const { internalAdapter } = await contextOf()
      const { token } = body as { token: string }
      const link = await internalAdapter.findVerificationValue(`reset-password:${token}`)
      return (link && (await findPerson(database.db, link.value))?.email) ?? null
    },
    async cookieFor(email) {
      const { secret } = await contextOf()
      const id = randomBytes(12).toString('base64url')
      const expiresAtS = nowS() + maxAgeS
      const signature = sign(secret, email, { id, expiresAtS }).toString('base64url')
      const secure = publicUrl.get().startsWith('https:') ? '; Secure' : ''
      return `${cookieName}=${id}.${expiresAtS}.${signature}; Max-Age=${maxAgeS}; Path=/session/auth; HttpOnly; SameSite=Strict${secure}`
    },
  }
}

interface Device {
  id: string
  expiresAtS: number
}

const sign = (secret: string, email: string, { id, expiresAtS }: Device): Buffer =>
  createHmac('sha256', secret)
    .update(`${cookieName}\n${id}\n${expiresAtS}\n${email.toLowerCase()}`)
    .digest()

function isSigned(secret: string, email: string, device: Device & { signature: string }): boolean {
  const signature = Buffer.from(device.signature, 'base64url')
  const expected = sign(secret, email, device)
  return signature.length === expected.length && timingSafeEqual(signature, expected)
}

function readCookie(cookies = ''): (Device & { signature: string }) | null {
  const value = /(?:^|;\s*)capstan\.device=([\w-]+\.\d+\.[\w-]+)/.exec(cookies)?.[1]
  if (!value) return null
  const [id = '', expiresAt, signature = ''] = value.split('.')
  return { id, expiresAtS: Number(expiresAt), signature }
}
