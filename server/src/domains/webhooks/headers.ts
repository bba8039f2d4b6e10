import type { Keyring } from '../../platform/crypto/seal.ts'
import { defineSealedColumn } from '../../platform/crypto/sealed-column.ts'
import { depthHeader } from '../../platform/events/cause.ts'
import { type CustomHeaders, requireCustomHeaders } from '../../platform/net/custom-headers.ts'

export type Headers = CustomHeaders

export const maxHeaders = 20
export const maxValueLength = 2_000

/** Names of the delivery's own headers, and what its receivers' clouds believe. */
export const requireHeaders = (headers: Headers): void =>
  requireCustomHeaders(headers, {
    maxBytes: 4_096,
    names: [depthHeader],
    beginnings: ['cf-', 'svix-', 'webhook-', 'x-amz-', 'x-service-'],
  })

export const headersColumn = defineSealedColumn('webhooks', 'headers')

export const sealHeaders = (keyring: Keyring, webhookId: string, headers: Headers): Buffer =>
  keyring.column(headersColumn).seal(webhookId, JSON.stringify(headers))

export const openHeaders = (keyring: Keyring, webhookId: string, sealed: Buffer | null): Headers =>
  sealed === null ? {} : JSON.parse(keyring.column(headersColumn).open(webhookId, sealed))

/** For the log: that they were sent, and not what they say. */
export const hidden = (headers: Headers): Headers =>
  Object.fromEntries(Object.keys(headers).map((name) => [name, '(hidden)']))
