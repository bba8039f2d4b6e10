import type { FastifyReply, FastifyRequest } from 'fastify'
import { LogController } from 'fastify'

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
    const line = {
      method: request.method,
      path: shownPath(request.url),
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 1000) / 1000,
    }
    reply.log.info(error ? { ...line, brokenOff: error.message } : line, 'request')
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    if (isGone(error, reply)) return
    super.streamError(error, request, reply)
  }
}

/** Whether nobody is there any more to read the answer. */
const isGone = ({ code }: NodeJS.ErrnoException, { raw }: FastifyReply): boolean =>
  code === 'ERR_STREAM_PREMATURE_CLOSE' || raw.socket === null || raw.socket.destroyed

/** Without the query, which may hold personal data. */
const shownPath = (url: string): string => withoutSecrets(url.replace(/\?.*$/s, ''))

/** Without what looks like one of our secrets. */
export const withoutSecrets = (text: string): string =>
  text.replaceAll(/\b(capop|cap|whsec)_[\w+/=-]{20,}/g, '$1_[redacted]')
