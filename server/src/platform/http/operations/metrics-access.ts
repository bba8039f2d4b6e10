import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { plainAddress, unauthorized } from '../../operations/principal.ts'

/** Who may read the metrics and the concerns of this node: with a key its holder, without one this machine. */
export interface MetricsAccess {
  has(request: FastifyRequest): boolean
  /** @throws ApiError 401 */
  require(request: FastifyRequest): void
}

export function createMetricsAccess(key: string | null): MetricsAccess {
  const has = (request: FastifyRequest): boolean =>
    key === null ? isLocal(request) : holdsKey(request, key)
  return {
    has,
    require(request) {
      if (has(request)) return
      if (key === null) {
        throw unauthorized(
          'missing_token',
          'Metrics are for requests from this machine, until the operator sets CAPSTAN_METRICS_KEY.',
        )
      }
      throw readBearer(request) === undefined
        ? unauthorized('missing_token', 'Send `Authorization: Bearer <CAPSTAN_METRICS_KEY>`.')
        : unauthorized('invalid_token', 'This is not the CAPSTAN_METRICS_KEY of this node.')
    },
  }
}

const holdsKey = (request: FastifyRequest, key: string): boolean =>
  timingSafeEqual(digest(readBearer(request) ?? ''), digest(key))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const readBearer = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]

/** What proxies add. One that is not trusted says nothing that counts, but shows that there is a proxy. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * A proxy on this machine connects from it, too, and most of them say so or pass on the host that was asked
 * for. Where one does neither, only a key tells its clients from this machine.
 */
const isLocal = ({ ip, headers }: FastifyRequest): boolean =>
  isLoopback(plainAddress(ip)) &&
  loopbackHost.test(headers.host ?? '') &&
  !forwardingHeaders.some((name) => headers[name] !== undefined)

const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '::1'

const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i
