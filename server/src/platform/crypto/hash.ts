import { hash } from 'node:crypto'

/**
 * Returns the SHA-256 of a random secret of at least 128 bits. Such a secret cannot be guessed, and the hash takes a
 * microsecond. A password, which people choose, needs a slow hash instead.
 */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer')
