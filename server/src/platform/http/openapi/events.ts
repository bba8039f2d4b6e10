import { Type } from 'typebox'
import type { EventType } from '../../events/event.ts'
import { EventId, OrganizationId } from '../../ids.ts'
import { Id, Time } from '../../operations/schemas.ts'
import { type Info, openingOf } from './document.ts'
import {
  type Components,
  componentsOf,
  finishSchemas,
  pascalCase,
  reference,
  type SchemaJson,
} from './schema.ts'

/**
 * Returns the OpenAPI 3.1 document of the webhook deliveries. It is separate because client generators would treat
 * deliveries as operations of this API; in fact the receiver implements them, under the same names.
 */
export function webhookDocument(
  info: Info & Pick<Components, 'enums'>,
  description: string,
  events: readonly EventType[],
): SchemaJson {
  const components = componentsOf(info.enums)
  const webhooks = events.map((event) => [
    event.type,
    describeDelivery(event, reference(deliveredSchema(event), components, event.type)),
  ])
  return {
    ...openingOf(info),
    tags: [{ name: 'Events', description }],
    // 3.1 lets it be absent, but generators of clients read no document without it.
    paths: {},
    webhooks: Object.fromEntries(webhooks),
    components: { schemas: finishSchemas(components), parameters: deliveryHeaders },
  }
}

/** Returns the schema of a delivery of this event type, as a component named after the type. */
const deliveredSchema = ({ type, summary, data }: EventType) =>
  Type.Object(
    {
      id: Id(EventId, 'Identifier of the event: the same on every attempt and replay.'),
      type: Type.Literal(type),
      createdAt: Time('When the event occurred.'),
      organizationId: Id(OrganizationId, 'Organization of the event.'),
      data,
    },
    { title: `${pascalCase(type)}Event`, description: summary },
  )

/** Returns a complete delivery of this type. A linter checks it against the schema. */
const deliveredExample = ({ type, example }: EventType): object => ({
  id: EventId.example,
  type,
  createdAt: '2026-11-21T09:30:00.000Z',
  organizationId: OrganizationId.example,
  data: example,
})

/** Describes an operation of the receiver, not of this API: https://spec.openapis.org/oas/v3.1.0#fixed-fields */
const describeDelivery = (event: EventType, schema: unknown): object => ({
  post: {
    operationId: camelCase(event.type),
    tags: ['Events'],
    summary: event.type,
    description: event.summary,
    security: [],
    parameters: Object.keys(deliveryHeaders).map((name) => ({
      $ref: `#/components/parameters/${name}`,
    })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema, example: deliveredExample(event) } },
    },
    responses: {
      '2XX': { description: 'Received; the body is ignored.' },
      '410': { description: 'Permanently gone: Capstan disables the webhook immediately.' },
      default: { description: 'Not received: Capstan sends it again later.' },
    },
  },
})

const header = (name: string, description: string, example: string, required = true) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string', examples: [example] },
})

/** Headers of a delivery, as components that every event refers to. */
const deliveryHeaders = {
  WebhookId: header('webhook-id', 'The id of the event.', EventId.example),
  WebhookTimestamp: header(
    'webhook-timestamp',
    'When this attempt was sent, in seconds since 1970.',
    '1795253400',
  ),
  WebhookSignature: header(
    'webhook-signature',
    'Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key.',
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  ),
  ServiceEvent: header('x-service-event', 'The type of the event.', 'source.completed'),
  ServiceSignature: header(
    'x-service-signature',
    'Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown.',
    'c4f5e5a3a5ad5bbf1ad9b2ca8b5e9e2b2f4a51eab3cf2d4bd9ff0c1d6e27b1a0',
  ),
  ServiceSignaturePrevious: header(
    'x-service-signature-previous',
    'The same signature with the secret before the last rotation, while that secret is valid.',
    'a07e9a1b0c7b2d3f4e5d6c7b8a9f0e1d2c3b4a5968778695a4b3c2d1e0f1a2b3',
    false,
  ),
}

const camelCase = (type: string): string => {
  const name = pascalCase(type)
  return name.charAt(0).toLowerCase() + name.slice(1)
}
