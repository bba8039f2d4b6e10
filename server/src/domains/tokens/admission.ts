import { Guesses } from '../../platform/http/guesses.ts'
import type { Caller } from '../../platform/operations/caller.ts'
import type { Admit, Principal } from '../../platform/operations/principal.ts'
import type { Platform } from '../../platform/platform.ts'
import { inLine } from './line.ts'
import { ownRegister } from './own-register.ts'
import { Recent } from './recent.ts'
import type { Register } from './register.ts'
import { sharedRegister } from './shared-register.ts'
import { hashToken, isWellFormed } from './token.ts'

/** Admission, and what must be told when a token, a plan or an organization changed. */
export interface Gate extends AsyncDisposable {
  admit: Admit
  forget(): void
}

/** Hashes, of 44 characters each. */
const maxRemembered = 10_000
const maxInLine = 100

/**
 * Lets tokens in, and makes guessing cheap to refuse: a malformed value is known by its checksum, an
 * unknown one is remembered (no token ever gets a value that was sent before it was issued), and an
 * address that has guessed too often waits in one line, so that its guesses cost the database one
 * look-up at a time. A value that has been good passes by that line: a good token is never refused for
 * what others send from its address, unless it was never seen here and the line is full.
 */
export function openGate(platform: Platform, kind = platform.database.kind): Gate {
  const register: Register = kind === 'embedded' ? ownRegister(platform) : sharedRegister(platform)
  const guesses = new Guesses(platform.clock)
  const [unknown, good] = [new Recent(maxRemembered), new Recent(maxRemembered)]
  const line = inLine(maxInLine)

  const lookUp = async (hash: Buffer, key: string, caller: Caller): Promise<Principal | null> => {
    const ask = () => register.admit(hash, caller)
    if (!guesses.isOver(caller.address) || good.has(key)) return ask()
    const asked = line(ask)
    if (!asked) throw guesses.slowDown(caller.address)
    return asked
  }

  return {
    async admit(credential, caller) {
      if (!isWellFormed(credential)) throw guesses.refusalOf(caller.address)
      const hash = hashToken(credential)
      const key = hash.toString('base64')
      if (unknown.has(key)) throw guesses.refusalOf(caller.address)
      const principal = await lookUp(hash, key, caller)
      if (principal) {
        good.add(key)
        return principal
      }
      unknown.add(key)
      throw guesses.refusalOf(caller.address)
    },
    forget: () => register.forget(),
    [Symbol.asyncDispose]: () => register[Symbol.asyncDispose](),
  }
}
