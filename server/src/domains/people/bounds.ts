import type { FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config/config.ts'
import { boundAllMails, mailboxOf } from '../../platform/mail/admission.ts'
import { callerOf, networkOf } from '../../platform/operations/principal.ts'
import type { AttemptLimit } from '../../platform/throttle/store.ts'

const quarterMs = 15 * 60_000
const hourMs = 60 * 60_000

const failures = (subject: string, max: number): AttemptLimit => ({
  subject,
  max,
  windowMs: quarterMs,
  counts: 'failures',
})

const mails = (subject: string, max: number): AttemptLimit => ({
  subject,
  max,
  windowMs: hourMs,
  counts: 'attempts',
})

const networkAsking = (request: FastifyRequest): string => networkOf(callerOf(request).address)

const emailIn = ({ body }: FastifyRequest): string => {
  const { email } = (body ?? {}) as { email?: unknown }
  return typeof email === 'string' ? email.toLowerCase() : ''
}

/** Wrong passwords, codes and links, of a network and of the person who is signed in. */
export const boundGuesses = (request: FastifyRequest): AttemptLimit[] => {
  const person = request.principal?.person
  return [
    failures(`guesses of ${networkAsking(request)}`, 50),
    ...(person ? [failures(`guesses as ${person.id}`, 10)] : []),
  ]
}

/**
 * Wrong passwords of an account. A stranger uses up what one network has, so that the person signs in from
 * elsewhere; one with many networks uses up what strangers have, and a known device has a count of its own.
 * 100 is the most that NIST SP 800-63B allows.
 */
export const boundSignIn = (request: FastifyRequest, device: string | null): AttemptLimit[] => {
  if (device !== null) return [failures(`sign-in on device ${device}`, 10)]
  const email = emailIn(request)
  return [
    ...boundGuesses(request),
    failures(`sign-in as ${email} from ${networkAsking(request)}`, 10),
    failures(`sign-in as ${email}`, 100),
  ]
}

/**
 * A code of an authenticator app is looked at once while it is valid, 90 s at most: RFC 6238, section 5.2. Whoever
 * read it over a shoulder comes too late.
 */
export const boundCode = (personId: string, code: string): AttemptLimit[] => [
  { subject: `code ${code} of ${personId}`, max: 1, windowMs: 90_000, counts: 'attempts' },
]

/** Mails that somebody without a session asks for, whether or not one is sent. */
export const boundMailRequests = (request: FastifyRequest): AttemptLimit[] => [
  ...boundGuesses(request),
  mails(`mails asked for by ${networkAsking(request)}`, 20),
]

const requests = (subject: string, max: number): AttemptLimit => ({
  subject,
  max,
  windowMs: quarterMs,
  counts: 'attempts',
})

/** Limits registrations from one network: an office has many people, and each of their clients registers once. */
export const boundRegistrations = (request: FastifyRequest): AttemptLimit[] => [
  requests(`registrations of clients by ${networkAsking(request)}`, 60),
]

/** Limits single sign-ons from one network: each takes two, and an office has many people. */
export const boundSignOns = (request: FastifyRequest): AttemptLimit[] => [
  requests(`single sign-ons of ${networkAsking(request)}`, 600),
]

export const boundAuthorizations = (request: FastifyRequest): AttemptLimit[] => [
  requests(`authorizations of clients by ${networkAsking(request)}`, 200),
]

export const boundTokenRequests = (request: FastifyRequest): AttemptLimit[] => [
  requests(`tokens of clients asked for by ${networkAsking(request)}`, 600),
]

/** Mails to an account: how many there were must not show who has one, so these are dropped. */
export const boundAccountMails = (email: string, config: Config): AttemptLimit[] => [
  mails(`mails to ${mailboxOf(email)}`, 5),
  boundAllMails(config),
]

export const boundInvitations = (request: FastifyRequest, config: Config): AttemptLimit[] => [
  mails(`invitations to ${mailboxOf(emailIn(request))}`, 5),
  mails(`invitations from ${networkAsking(request)}`, 100),
  boundAllMails(config),
]
