import type { FastifyReply } from 'fastify'
import { type ErrorCode, errorCatalogue } from '../../errors.ts'

/** Adds one link (RFC 8288) to those of the response. */
export function addLink(reply: FastifyReply, link: string): void {
  const present = reply.getHeader('link')
  void reply.header('link', present === undefined ? link : `${present}, ${link}`)
}

/** Page that explains every error code. */
const errorsPath = '/docs/errors'

export const helpAddressOf = (code: ErrorCode): string => `${errorsPath}#${code}`

const codes = Object.keys(errorCatalogue) as ErrorCode[]
const helpLinks = new Map(
  codes.map((code) => [code, `<${helpAddressOf(code)}>; rel="help"; type="text/html"`]),
)

/** Returns the link to the explanation of an error code. */
export const helpLinkOf = (code: ErrorCode): string => helpLinks.get(code) ?? ''
