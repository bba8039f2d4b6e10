import { createSecureContext, getCACertificates, type SecureContext } from 'node:tls'

/** The authorities of Node and, where there is one, a further one (PEM). */
export const trust = (ca: string | undefined): SecureContext =>
  createSecureContext(ca === undefined ? {} : { ca: [...getCACertificates('default'), ca] })
