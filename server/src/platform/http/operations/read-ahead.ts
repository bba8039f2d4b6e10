import type { FastifyRequest } from 'fastify'
import type { Principal } from '../../operations/principal.ts'

/**
 * Reads for the principal of a request. While that is being admitted it reads for whom the request is presumed to
 * be from, and gives nothing of it, not even a failure, before the verdict. It reads again where the verdict names
 * another one, or where the reader wants to know what only the verdict says.
 */
export async function readOnceAdmitted<T>(
  { pending, principal, validationError }: FastifyRequest,
  read: (principal: Principal | undefined) => Promise<T>,
): Promise<T> {
  if (!pending) {
    if (validationError) throw validationError
    return read(principal)
  }
  const { presumed, admitted } = pending
  const guess = new Guess(presumed)
  const early = validationError ? undefined : read(guess.principal)
  early?.catch(() => {})
  const certain = await admitted
  if (validationError) throw validationError
  return early && guess.holdsFor(certain) ? early : read(certain)
}

/** A principal whose rates are not known yet. */
class Guess {
  readonly principal: Principal
  #needsRates = false

  constructor(presumed: Principal) {
    const needRates = () => {
      this.#needsRates = true
    }
    this.principal = {
      ...presumed,
      get rates() {
        needRates()
        return []
      },
    }
  }

  holdsFor(certain: Principal): boolean {
    return !this.#needsRates && isSame(this.principal, certain)
  }
}

const isSame = (one: Principal, other: Principal): boolean =>
  one.kind === other.kind &&
  one.id === other.id &&
  one.name === other.name &&
  one.organizationId === other.organizationId &&
  one.plan === other.plan &&
  one.expiresAt?.getTime() === other.expiresAt?.getTime() &&
  one.scopes.length === other.scopes.length &&
  one.scopes.every((scope, index) => scope === other.scopes[index])
