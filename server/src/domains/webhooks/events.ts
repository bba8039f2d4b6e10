import { Type } from 'typebox'
import { defineEvent } from '../../platform/events/event.ts'
import { exampleWebhook, Webhook } from './schema.ts'

export const webhookTest = defineEvent(
  'webhook.test',
  'Sent on request to one webhook or destination, as a test.',
  Type.Object({ message: Type.String() }, { title: 'WebhookTest' }),
  { message: 'This is a test.' },
)

export const webhookFailing = defineEvent(
  'webhook.failing',
  'A webhook has failed for half of the time that disables it: 2.5 days and at least 10 attempts without a success.',
  Webhook,
  exampleWebhook,
)

export const webhookDisabled = defineEvent(
  'webhook.disabled',
  'A webhook was disabled because its address answered 410, because all of at least 20 attempts failed over 5 days, or because its author lost the rights.',
  Webhook,
  { ...exampleWebhook, enabled: false, disabledReason: 'failing' },
)
