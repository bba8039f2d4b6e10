import { hash } from 'node:crypto'

/**
 * SHA-256 of a random secret of 128 bits or more: too many to try, and the hash costs a microsecond. A
 * password, which people choose, needs a slow hash instead.
 */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer')
