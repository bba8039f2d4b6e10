import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ApiError } from '../../errors.ts'
import type { Platform } from '../../platform.ts'
import { refuseOtherMethods } from './other-methods.ts'

const dayMs = 24 * 60 * 60_000
/** Validity of `security.txt`. RFC 9116 recommends less than a year. */
const validDays = 180

const mark = readFileSync(new URL('../../../../../dashboard/public/mark.svg', import.meta.url))

/** Serves the files that programs request from every server. Search engines find nothing here. */
export function mountWellKnown(app: FastifyInstance, platform: Platform): void {
  const answers: Record<string, (reply: FastifyReply) => unknown> = {
    '/.well-known/security.txt': (reply) => reply.type(plain).send(securityText(platform)),
    '/robots.txt': (reply) => reply.type(plain).send('User-agent: *\nDisallow: /\n'),
    '/favicon.ico': (reply) =>
      reply.headers({ 'cache-control': 'public, max-age=86400' }).type('image/svg+xml').send(mark),
  }
  for (const [path, send] of Object.entries(answers)) {
    app.get(path, async (_request, reply) => send(reply))
  }
  refuseOtherMethods(
    app,
    Object.keys(answers).map((path) => ({ method: 'GET', path })),
  )
}

const plain = 'text/plain; charset=utf-8'

/**
 * Returns `security.txt` (RFC 9116), which needs a contact. It never expires while the server runs, because the date
 * moves on each day.
 */
function securityText({ config, clock, publicUrl }: Platform): string {
  if (config.securityContact === null) {
    throw new ApiError('not_found', 'This installation has no security contact.')
  }
  const today = Math.floor(clock.now().getTime() / dayMs)
  const expires = new Date((today + validDays) * dayMs).toISOString()
  return [
    `Contact: ${config.securityContact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl.get()}/.well-known/security.txt`,
    '',
  ].join('\n')
}
