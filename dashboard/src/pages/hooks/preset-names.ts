import type { NewHook } from '@capstan/sdk'

export type Preset = NewHook['preset']

export const presetNames = [
  'stripe',
  'github',
  'shopify',
  'slack',
  'twilio',
  'typeform',
  'meta',
  'hubspot_v3',
  'standard_webhooks',
  'hmac',
  'bearer',
  'basic',
  'none',
] as const satisfies readonly Preset[]
