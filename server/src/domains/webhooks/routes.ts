import { Type } from 'typebox'
import { requireFound } from '../../platform/errors.ts'
import type { EventType } from '../../platform/events/event.ts'
import { type Operation, operation } from '../../platform/operations/operation.ts'
import type { Principal } from '../../platform/operations/principal.ts'
import { List, PageQuery, PathUuid } from '../../platform/operations/schemas.ts'
import type { Platform } from '../../platform/platform.ts'
import { takingOver } from '../people/index.ts'
import {
  NewWebhook,
  presentKeys,
  presentWebhook,
  SecretRotation,
  Webhook,
  WebhookChanges,
  WebhookKeys,
  WebhookWithSecret,
} from './schema.ts'
import {
  changeWebhook,
  registerWebhook,
  removeEndpoint,
  rotateSecret,
  takeOverWebhook,
  type WebhookSaveContext,
} from './service.ts'
import { findPublicKeys, findWebhook, listWebhooks } from './store.ts'
import { findFault, schemesOf } from './target.ts'

const tag = 'Webhooks'
const writes = { tag, scope: 'webhooks:write' } as const
const reads = { tag, scope: 'webhooks:read' } as const
const params = Type.Object({ id: PathUuid('Identifier of the webhook.') })

/**
 * Returns the operations on webhooks. Register, update and delete declare exactly the response variants of the
 * specification.
 */
export function webhookOperations(
  platform: Platform,
  catalogue: () => readonly EventType[],
): readonly Operation[] {
  const { pager, keyring, outbound } = platform
  const saving = (principal: Principal): WebhookSaveContext => ({
    ...{ principal, keyring },
    types: catalogue(),
  })
  const before = async ({ body }: { body: { url?: string } }): Promise<void> => {
    if (body.url === undefined) return
    const fault = await findFault(outbound, schemesOf(platform), body.url)
    if (fault) throw fault
  }
  return [
    operation(
      {
        ...writes,
        method: 'POST',
        path: '/v1/webhooks',
        operationId: 'registerWebhook',
        summary: 'Register a webhook',
        description:
          'Registers a URL that events are posted to. You need the read scope of the data in its events. Only this response contains the signing secret.',
        body: NewWebhook,
        status: 201,
        reply: WebhookWithSecret,
        prepare: before,
      },
      (work, { body }) => registerWebhook(work, body, saving(work.principal)),
    ),

    operation(
      {
        ...reads,
        method: 'GET',
        path: '/v1/webhooks',
        operationId: 'listWebhooks',
        summary: 'List webhooks',
        description: 'Lists the webhooks of the organization, newest first.',
        query: Type.Object(PageQuery),
        reply: List(Webhook),
      },
      async ({ db, organizationId }, { query }) => {
        const list = { organizationId, name: 'webhooks' }
        const page = { after: pager.after(list, query), limit: query.limit }
        const rows = await listWebhooks(db, organizationId, page)
        return pager.page(list, query, rows, presentWebhook)
      },
    ),

    operation(
      {
        ...reads,
        method: 'GET',
        path: '/v1/webhooks/{id}',
        operationId: 'getWebhook',
        summary: 'Get a webhook',
        description: 'Returns one webhook, without its secret.',
        params,
        reply: Webhook,
      },
      async ({ db, organizationId }, { params: { id } }) => {
        return presentWebhook(requireFound(await findWebhook(db, organizationId, id)))
      },
    ),

    operation(
      {
        ...writes,
        method: 'PATCH',
        path: '/v1/webhooks/{id}',
        operationId: 'updateWebhook',
        summary: 'Update a webhook',
        description:
          'Changes the fields that you send. Deliveries are held while a webhook is disabled; a replay sends them, but enabling does not. Deliveries of types that the webhook no longer subscribes to are canceled.',
        params,
        body: WebhookChanges,
        reply: Webhook,
        hasCountedAnswers: true,
        prepare: before,
      },
      (work, { params: { id }, body }) => changeWebhook(work, id, body, saving(work.principal)),
    ),

    operation(
      {
        ...writes,
        ...takingOver,
        path: '/v1/webhooks/{id}/take-over',
        operationId: 'takeOverWebhook',
        summary: 'Take over a webhook',
        params,
        reply: Webhook,
      },
      (work, { params: { id } }) => takeOverWebhook(work, id, saving(work.principal)),
    ),

    operation(
      {
        ...writes,
        method: 'DELETE',
        path: '/v1/webhooks/{id}',
        operationId: 'deleteWebhook',
        summary: 'Delete a webhook',
        description: 'Deletes a webhook with its deliveries. Nothing more is sent to it.',
        params,
        reply: null,
        hasCountedAnswers: true,
      },
      (work, { params: { id } }) => removeEndpoint(work, null, id),
    ),

    operation(
      {
        ...writes,
        method: 'POST',
        path: '/v1/webhooks/{id}/rotate-secret',
        operationId: 'rotateWebhookSecret',
        summary: 'Rotate the signing secret',
        description:
          'Issues a new secret, shown only in this response. During the overlap, deliveries carry signatures with both secrets.',
        params,
        body: Type.Union([SecretRotation, Type.Null()]),
        reply: WebhookWithSecret,
      },
      (work, { params: { id }, body }) => rotateSecret(work, keyring, id, body?.overlapHours ?? 24),
    ),

    operation(
      {
        audience: 'public',
        method: 'GET',
        path: '/v1/webhooks/{id}/keys',
        operationId: 'getWebhookKeys',
        tag,
        summary: 'Get the public keys',
        description:
          'Returns the ed25519 keys that verify the `v1a` signatures of a webhook, as a JWK set (RFC 7517, RFC 8037): the current key, and the previous one during the overlap of a rotation. Needs no token.',
        params,
        reply: WebhookKeys,
      },
      async ({ db, now }, { params: { id } }) => {
        const row = requireFound(await findPublicKeys(db, id))
        return presentKeys(row, now)
      },
    ),
  ]
}
