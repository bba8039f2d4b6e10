import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import { callerOf, networkOf } from '../../../platform/operations/principal.ts'
import { TextReply } from '../../../platform/operations/text-reply.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  type FixedWindow,
  FixedWindows,
  minuteMs,
} from '../../../platform/throttle/fixed-windows.ts'
import { type Admitted, HookAdmission, tooLarge } from './admission.ts'
import { safeHeaders, shortened, storable } from './captured.ts'
import { inboundRejected } from './event-schema.ts'
import { type InboundRefusalRow, insertRefusal, listRefusedSince } from './event-store.ts'
import { Intake } from './intake.ts'
import { keysOf } from './intake-store.ts'
import type { Handshake, PresetConfig } from './presets/preset.ts'
import { type InboundRequest, queryOf } from './presets/received.ts'
import { presentRefusal } from './representation.ts'
import { InboundEventId } from './schema.ts'
import { OpenedSecrets } from './secrets.ts'
import { idBy } from './settings.ts'
import { claimRejectionNotice, lockHook } from './store.ts'
import { prove } from './verify.ts'

const defaultMaxBytes = 1024 * 1024
/** Largest body that a plan can allow. */
export const maxBytes = 10 * defaultMaxBytes
const maxText = 300
/** Failed verifications of one network in a minute after which no more requests are verified. */
export const maxBadSignatures = 50

/**
 * Answers other services: checks the rate, then the size, then reads the bytes, then verifies the sender, then looks
 * for duplicates. One statement stores event and job. An unverified body is never parsed, and no sender waits for the
 * handling of an event.
 */
export class Door {
  readonly #platform: Platform
  readonly #admission: HookAdmission
  /**
   * Failures by hook and network. By network alone, one customer with a wrong secret would lock out a provider that
   * posts to all of them. Each refusal tells a node what the others have counted, so each of several nodes may accept
   * one more.
   */
  readonly #bad: FixedWindows
  readonly #intake: Intake
  readonly #secrets: OpenedSecrets
  readonly #admitted = new WeakMap<FastifyRequest, Admitted>()

  constructor(platform: Platform) {
    this.#platform = platform
    this.#admission = new HookAdmission(platform)
    this.#bad = new FixedWindows(platform.clock, {
      max: maxBadSignatures,
      explain: (seconds) =>
        `${maxBadSignatures} requests within a minute failed verification. Check the secret and retry in ${seconds} s.`,
    })
    this.#intake = new Intake(platform)
    this.#secrets = new OpenedSecrets(platform.keyring)
  }

  /** Checks the rate before the body is read. */
  async admit(request: FastifyRequest): Promise<void> {
    const { token = '' } = request.params as { token?: string }
    const hook = await this.#admission.admit(token)
    this.#bad.requireRoom(senderOf(hook.id, callerOf(request).address))
    if (request.method !== 'POST' && hook.preset !== 'meta') throw onlyPost(request.method)
    if (request.headers['content-encoding'] !== undefined) {
      throw new ApiError('unsupported_media_type', 'Send the body without Content-Encoding.')
    }
    const limit = hook.max_bytes ?? defaultMaxBytes
    if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit)
    this.#admitted.set(request, hook)
    // A form, or an invalid media type, is read as bytes like everything else. The sent value is in the raw headers.
    if (request.headers['content-type'] !== undefined) {
      request.headers['content-type'] = 'application/octet-stream'
    }
  }

  async receive(request: FastifyRequest): Promise<TextReply> {
    const hook = this.#admitted.get(request)
    if (!hook) throw new Error('a request to a hook was not admitted')
    const body = request.rawBody ?? Buffer.alloc(0)
    const limit = hook.max_bytes ?? defaultMaxBytes
    if (body.length > limit) throw tooLarge(limit)
    const now = this.#platform.clock.now()
    const config = this.#configOf(hook)
    const inbound = { ...this.#readRequest(request), body }
    const proof = prove(
      hook.preset,
      config,
      this.#secretsOf(hook, now),
      now.getTime() / 1000,
      inbound,
    )
    const headers = safeHeaders(inbound.headers, hook.preset, config)
    if (proof.reason !== null) {
      const { method } = request
      await this.#refuse(request, hook, {
        ...{ reason: proof.reason, method, headers, body_bytes: body.length },
      })
    }
    if (proof.response) return answerHandshake(proof.response)
    const contentType = shortened(headers['content-type'] ?? null, maxText)
    const query = queryOf(inbound.url)
    const id = proof.providerEventId ?? idBy(config, { body, contentType, headers, query })
    const event = {
      id: newId(),
      hookId: hook.id,
      isEnabled: hook.enabled,
      verified: proof.verified,
      eventType: shortened(proof.eventType, maxText),
      providerEventId: shortened(id, maxText),
      contentType,
      query: storable(query),
      headers,
      body,
      keys: keysOf(proof, id, now),
    }
    const { firstId, state } = await this.#intake.store(hook.organizationId, event)
    return acknowledge(InboundEventId.show(firstId), state === 'duplicate')
  }

  /** Sends the same response for every reason. */
  async #refuse(
    request: FastifyRequest,
    { organizationId, id }: Admitted,
    refused: Pick<
      Parameters<typeof recordRefusal>[1],
      'reason' | 'method' | 'headers' | 'body_bytes'
    >,
  ): Promise<never> {
    const { address } = callerOf(request)
    const sender = senderOf(id, address)
    // Before the refusal is recorded, so that simultaneous requests count.
    this.#bad.count(sender)
    const place = { organization_id: organizationId, hook_id: id, address }
    const lately = await recordRefusal(this.#platform, { ...refused, ...place })
    if (lately) this.#bad.learn(sender, lately)
    throw new ApiError(
      'invalid_signature',
      'The request failed verification. Check the secret and the signature.',
    )
  }

  /** Returns the secrets, current first. The previous one is valid until the overlap ends. */
  #secretsOf(hook: Admitted, now: Date): string[] {
    const { id, secret, previous_secret: previous, previous_secret_until: until } = hook
    return [
      ...(secret ? [this.#secrets.open(id, 'secret', secret)] : []),
      ...(previous && until && until > now
        ? [this.#secrets.open(id, 'previousSecret', previous)]
        : []),
    ]
  }

  #configOf({ id, config, verify_token }: Admitted): PresetConfig {
    if (!verify_token) return config
    return {
      ...config,
      verifyToken: this.#secrets.open(id, 'verifyToken', verify_token),
    }
  }

  /** Builds the URL from the public address, never from `Host` or a proxy header. */
  #readRequest({ method, raw }: FastifyRequest): Omit<InboundRequest, 'body'> {
    const { rawHeaders } = raw
    const headers: [string, string][] = []
    for (let at = 0; at < rawHeaders.length; at += 2) {
      headers.push([rawHeaders[at] ?? '', rawHeaders[at + 1] ?? ''])
    }
    // A HEAD is answered like the GET.
    const asked = method === 'HEAD' ? 'GET' : method
    return { method: asked, url: `${this.#platform.publicUrl.get()}${raw.url ?? ''}`, headers }
  }
}

const senderOf = (hookId: string, address: string): string => `${hookId} ${networkOf(address)}`

const acknowledge = (id: string, duplicate: boolean): TextReply =>
  new TextReply(
    200,
    { 'content-type': 'application/json; charset=utf-8' },
    `{"id":"${id}","duplicate":${duplicate}}`,
  )

const answerHandshake = ({ status, contentType, body }: Handshake): TextReply =>
  new TextReply(status, { 'content-type': contentType, 'x-content-type-options': 'nosniff' }, body)

const onlyPost = (method: string): ApiError =>
  new ApiError('method_not_allowed', `${method} is not allowed here. Use POST.`, {
    headers: { Allow: 'POST' },
  })

const keptRefusals = 100

/**
 * Stores the reason of a refusal for the owner, who gets an event at most once a minute. Returns how many requests of
 * the network were refused within a minute, including this one; fewer if some are no longer stored.
 */
async function recordRefusal(
  { transact }: Pick<Platform, 'transact'>,
  refusal: Omit<InboundRefusalRow, 'id' | 'refused_at'>,
): Promise<FixedWindow | null> {
  const { organization_id: organizationId, hook_id: hookId } = refusal
  return transact(organizationId, { kind: 'system' }, async (work) => {
    // The hook may be deleted by now.
    if (!(await lockHook(work.db, organizationId, hookId))) return null
    const since = new Date(work.now.getTime() - minuteMs)
    const earlier = await listRefusedSince(work.db, organizationId, hookId, since)
    const row = { ...refusal, id: newId(), refused_at: work.now }
    insertRefusal(work, row, keptRefusals)
    if (await claimRejectionNotice(work.db, organizationId, hookId, work.now)) {
      await work.emit(inboundRejected, presentRefusal(row))
    }
    const network = networkOf(refusal.address)
    const [first, ...others] = earlier.filter(({ address }) => networkOf(address) === network)
    const startedAt = first?.refused_at ?? work.now
    return {
      count: first ? others.length + 2 : 1,
      untilMs: startedAt.getTime() + minuteMs,
    }
  })
}
