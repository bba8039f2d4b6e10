import type { FastifyReply, FastifyRequest } from 'fastify'
import { LogController } from 'fastify'

/** One line a request, when it is over: what was asked and how it ended. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      method: request.method,
      path: shownPath(request.url),
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 1000) / 1000,
    }
    if (error) reply.log.error({ ...line, err: error }, 'request errored')
    else reply.log.info(line, 'request')
  }
}

/** Without the query, which may hold personal data. */
const shownPath = (url: string): string => withoutSecrets(url.replace(/\?.*$/s, ''))

/** Without what looks like one of our secrets. */
export const withoutSecrets = (text: string): string =>
  text.replaceAll(/\b(capop|cap|whsec)_[\w+/=-]{20,}/g, '$1_[redacted]')
