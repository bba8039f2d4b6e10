import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createLimiter } from '../../platform/concurrency/limiter.ts'
import { ApiError } from '../../platform/errors.ts'

const cost = { N: 32_768, r: 8, p: 1 }
const keyBytes = 32
const maxmem = 64 * 1024 * 1024

/** scrypt (RFC 7914) with N = 2^15, r = 8, p = 1; the parameters precede salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  const { N, r, p } = cost
  return `scrypt$${N}$${r}$${p}$${salt.toString('base64')}$${key.toString('base64')}`
}

export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [name, N, r, p, salt, key] = hash.split('$')
  if (name !== 'scrypt' || !salt || !key) return false
  const expected = Buffer.from(key, 'base64')
  const parameters = { N: Number(N), r: Number(r), p: Number(p) }
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), parameters), expected)
}

/** Half of the cores, so that a flood of sign-ins leaves the others to requests; at least one. */
const atOnce = Math.max(1, Math.floor(availableParallelism() / 2))
/** A wait of two to three seconds. */
const maxWaiting = 25 * atOnce

const limited = createLimiter(atOnce, {
  max: maxWaiting,
  refusal: () =>
    new ApiError('rate_limited', 'Too many people are signing in. Try again in 5 seconds.', {
      headers: { 'Retry-After': '5' },
    }),
})

/** Runs off the event loop: one hash takes about 100 ms of a core. */
const derive = (password: string, salt: Buffer, parameters: typeof cost): Promise<Buffer> =>
  limited(
    () =>
      new Promise((resolve, reject) => {
        const options = { ...parameters, maxmem }
        scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )
