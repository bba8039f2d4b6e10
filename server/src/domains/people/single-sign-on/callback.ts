import { toApiError } from '../../../platform/db/refusals.ts'
import { ApiError } from '../../../platform/errors.ts'
import type { RawContext } from '../../../platform/operations/operation.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Auth } from '../auth.ts'
import { webRequest } from '../auth-refusals.ts'
import { boundSignOns } from '../bounds.ts'
import type { KnownDevices } from '../known-devices.ts'
import type { SignInLog } from '../sign-in-log.ts'
import type { PersonRow } from '../store.ts'
import type { PendingSignOns } from './pending.ts'
import { personOf } from './people.ts'
import type { SignOnProvider } from './provider.ts'
import { SignOnRefusal } from './refusal.ts'

export interface SignOnContext {
  platform: Platform
  auth: () => Promise<Auth>
  devices: KnownDevices
  signInLog: SignInLog
  provider: () => Promise<SignOnProvider>
  pendingSignOns: PendingSignOns
  redirectUri: () => string
}

type Attempt = Parameters<SignInLog['recordSuccess']>[0] & RawContext

/** Receives a browser from the provider: it leaves with a session, or with the code of a refusal on the sign-in page. */
export async function finishSignOn(context: SignOnContext, attempt: Attempt): Promise<Response> {
  const { platform, pendingSignOns, redirectUri } = context
  const answer = new URL(redirectUri())
  answer.search = attempt.request.url.split('?').slice(1).join('?')
  const state = answer.searchParams.get('state') ?? ''
  const leave = { state, next: '/' }
  let response: Response
  try {
    response = await identify(context, attempt, answer, leave)
  } catch (error) {
    const refusal = refusalIn(error)
    if (!refusal) throw error
    logRefusal(platform, refusal)
    // Recorded as a refusal of the person, or not at all: nothing was changed.
    await attempt.record({ entries: [], after: '' })
    const { code, message, person } = refusal
    const recorded = new ApiError('invalid_credentials', `Single sign-on: ${message}.`)
    if (person) context.signInLog.recordRefusal(attempt, person, recorded)
    const query = new URLSearchParams({
      refused: code,
      ...(leave.next !== '/' && { next: leave.next }),
    })
    response = seeOther(new URL(`/sign-in?${query}`, answer.origin))
  }
  if (state !== '') response.headers.append('set-cookie', pendingSignOns.forget(state))
  return response
}

async function identify(
  { platform, auth, devices, signInLog, provider, pendingSignOns }: SignOnContext,
  attempt: Attempt,
  answer: URL,
  leave: { state: string; next: string },
): Promise<Response> {
  const { request } = attempt
  if (!(await platform.throttle.admit(boundSignOns(request)))) {
    throw new SignOnRefusal('rate_limited', 'too many attempts from one network')
  }
  const begun = await pendingSignOns.take(leave.state, request)
  if (!begun) throw new SignOnRefusal('expired', 'no sign-in of this browser has this state')
  leave.next = begun.next
  const identity = await (await provider()).identify(answer, begun)
  const person = await personOf(platform, identity)
  const response = seeOther(ownPage(begun.next, answer.origin))
  for (const cookie of await sessionCookies(await auth(), request, person)) {
    response.headers.append('set-cookie', cookie)
  }
  response.headers.append('set-cookie', await devices.cookieFor(person.email))
  await signInLog.recordSuccess(attempt, person, true)
  return response
}

async function sessionCookies(
  { api }: Auth,
  request: RawContext['request'],
  { id }: PersonRow,
): Promise<string[]> {
  const { headers } = webRequest(request, 'GET', undefined)
  const started = await api.startSession({ body: { personId: id }, headers, asResponse: true })
  if (!started.ok) throw new Error('the session of single sign-on could not be started')
  return started.headers.getSetCookie()
}

/** Returns the whole address, for a path alone can name another host (`/.//evil.example`). */
function ownPage(next: string, origin: string): URL {
  const page = URL.parse(next, origin)
  return page?.origin === origin && next.startsWith('/') ? page : new URL('/', origin)
}

function refusalIn(error: unknown): SignOnRefusal | null {
  if (error instanceof SignOnRefusal) return error
  const refusal = error instanceof ApiError ? error : toApiError(error)
  return refusal && new SignOnRefusal('unavailable', refusal.code)
}

/** Anybody can send an unknown state, so that is no news for the operator. */
function logRefusal({ log }: Pick<Platform, 'log'>, { code, message }: SignOnRefusal): void {
  const level = code === 'expired' || code === 'rate_limited' ? 'debug' : 'warn'
  log[level]({ code, reason: message }, 'single sign-on was refused')
}

const seeOther = ({ href }: URL): Response =>
  new Response(null, {
    status: 303,
    headers: { location: href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
