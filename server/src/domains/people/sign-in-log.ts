import { LRUCache } from 'lru-cache'
import type { Db } from '../../platform/db/database.ts'
import type { ApiError } from '../../platform/errors.ts'
import type { RawContext } from '../../platform/operations/operation.ts'
import type { OwnChange } from '../../platform/operations/own-change.ts'
import type { Principal } from '../../platform/operations/principal.ts'
import { installation } from '../../platform/operations/recorded-change.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Auth } from './auth.ts'
import { findPasskey } from './passkeys/store.ts'
import { MemberId } from './schema.ts'
import { findPerson, findPersonByEmail, listMemberships, type PersonRow } from './store.ts'

const hourMs = 3_600_000
/** Entries about refusals of one person in an hour, by each node: whoever guesses must not fill the log. */
const maxRefusals = 5
const maxRemembered = 10_000

interface Attempt extends RawContext {
  db: Db
  principal?: Principal
}

/** Notes in the audit log of a person's organizations how they sign in and out, and what they secure it by. */
export interface SignInLog {
  /** Whom an attempt is about, so far as the request says it; to be asked before the attempt. */
  findPerson(auth: Auth, path: string, attempt: Attempt): Promise<PersonRow | undefined>
  /** False `isDone`: a second factor is still to come. */
  recordSuccess(attempt: Attempt, person: PersonRow, isDone: boolean): Promise<void>
  /** Does not wait: how long an answer takes must not tell whether there is an account. */
  recordRefusal(attempt: Attempt, person: PersonRow, refusal: ApiError): void
  /** Waits for the refusals that are being recorded; true when there were any. */
  settle(): Promise<boolean>
}

export function createSignInLog({ clock, log }: Pick<Platform, 'clock' | 'log'>): SignInLog {
  const refusals = new LRUCache<string, { count: number; untilMs: number }>({ max: maxRemembered })
  const pending = new Set<Promise<void>>()

  const hasRoom = (personId: string): boolean => {
    const nowMs = clock.now().getTime()
    const known = refusals.get(personId)
    const { count, untilMs } =
      known && known.untilMs > nowMs ? known : { count: 0, untilMs: nowMs + hourMs }
    refusals.set(personId, { count: count + 1, untilMs })
    return count < maxRefusals
  }

  return {
    findPerson: async (auth, path, attempt) => {
      const { db, request } = attempt
      if (path === '/sign-in/email') {
        return findPersonByEmail(db, String((request.body as { email?: unknown })?.email))
      }
      if (path === '/passkey/sign-in') return findPasskeyOwner(attempt)
      const id = attempt.principal?.id ?? (await findPersonId(auth, path, attempt))
      return id === undefined ? undefined : findPerson(db, id)
    },
    async recordSuccess({ db, record }, person, isDone) {
      const entries = isDone ? await entriesOf(db, person, 'member') : []
      await record({ entries, after: '' })
    },
    recordRefusal({ db, record }, person, { code, message }) {
      if (code !== 'invalid_credentials' || !hasRoom(person.id)) return
      const after = JSON.stringify({ error: { code, message } })
      const recording = entriesOf(db, person, 'public')
        .then((entries) => record({ entries, after }))
        .catch((error: unknown) => log.error({ err: error }, 'a refusal could not be recorded'))
        .finally(() => pending.delete(recording))
      pending.add(recording)
    },
    async settle() {
      const isBusy = pending.size > 0
      await Promise.all(pending)
      return isBusy
    },
  }
}

async function findPasskeyOwner({ db, request }: Attempt): Promise<PersonRow | undefined> {
  const { credential } = request.body as { credential: { id: string } }
  const passkey = await findPasskey(db, Buffer.from(credential.id, 'base64url'))
  return passkey && findPerson(db, passkey.person_id)
}

/** By the session, the pending sign-in, or the link that the request carries. */
async function findPersonId(
  auth: Auth,
  path: string,
  { request }: Attempt,
): Promise<string | undefined> {
  const { internalAdapter } = await auth.$context
  const findByLink = async (identifier: string) =>
    (await internalAdapter.findVerificationValue(identifier))?.value
  if (path === '/reset-password') {
    return findByLink(`reset-password:${(request.body as { token: string }).token}`)
  }
  const { cookie } = request.headers
  if (cookie === undefined) return undefined
  const session = await auth.api.getSession({ headers: new Headers({ cookie }) })
  if (session) return session.user.id
  // What is before the dot is random, and known to nobody but the browser that gave the right password.
  const pendingSignIn = /two_factor=([\w-]+)/.exec(cookie)?.[1]
  return pendingSignIn && findByLink(pendingSignIn)
}

/** One for each organization of the person; those of nobody's organization are the installation's. */
async function entriesOf(
  db: Db,
  person: PersonRow,
  kind: 'member' | 'public',
): Promise<OwnChange['entries']> {
  const memberships = await listMemberships(db, person.id)
  const name = kind === 'member' ? person.name : person.email
  if (memberships.length === 0) {
    return [{ organizationId: installation, actor: { kind: 'public', id: null, name } }]
  }
  return memberships.map(({ organizationId, memberId }) => {
    const id = MemberId.show(memberId)
    return {
      organizationId,
      actor: { kind, id: kind === 'member' ? id : null, name },
      resource: { type: 'member', id },
    }
  })
}
