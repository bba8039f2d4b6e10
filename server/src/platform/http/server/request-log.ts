import type { FastifyReply, FastifyRequest } from 'fastify'
import { LogController } from 'fastify'
import { OrganizationId } from '../../ids.ts'
import { traceFields } from '../../log.ts'
import { nilId, type Principal } from '../../operations/principal.ts'
import { routeOf, shownPath } from './route.ts'

/**
 * One line a request, when it is over: what was asked and how it ended. That a client went away is said in that
 * line, for whoever can connect could fill the log with failures otherwise.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (isSilent(reply.log)) return
    const line = {
      method: request.method,
      path: withoutSecrets(shownPath(request)),
      route: routeOf(request),
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 1000) / 1000,
      ...senderOf(request.principal),
      ...traceFields(request.span?.traceId),
    }
    reply.log.info(error ? { ...line, brokenOff: error.message } : line, 'request')
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    if (isGone(error, reply)) return
    super.streamError(error, request, reply)
  }
}

/** Nobody sees the line, and making it takes a hundredth of a read. */
const isSilent = (log: { level: string; isLevelEnabled?(level: string): boolean }): boolean =>
  log.isLevelEnabled?.('info') === false

/** By ids alone: a credential, a name or an email address is in no line. */
function senderOf(principal: Principal | undefined) {
  if (!principal) return {}
  const { kind, shownId, organizationId } = principal
  if (kind === 'operator') return { sender: kind }
  return {
    ...(organizationId !== nilId && { organizationId: OrganizationId.show(organizationId) }),
    ...(shownId !== null && { [kind === 'token' ? 'tokenId' : 'memberId']: shownId }),
  }
}

/** Whether nobody is there any more to read the answer. */
const isGone = ({ code }: NodeJS.ErrnoException, { raw }: FastifyReply): boolean =>
  code === 'ERR_STREAM_PREMATURE_CLOSE' || raw.socket === null || raw.socket.destroyed

/** Without what looks like one of our secrets. */
export const withoutSecrets = (text: string): string =>
  text
    .replaceAll(/\b(capop|cap|whsec)_[\w+/=-]{20,}/g, '$1_[redacted]')
    // The address of a hook, of which the last four tell which one it is.
    .replaceAll(/\bin_[0-9A-Za-z]{18}([0-9A-Za-z]{4})/g, 'in_…$1')
