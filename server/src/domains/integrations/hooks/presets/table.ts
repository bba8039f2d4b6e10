import { basic, bearer, none } from './credentials.ts'
import { github } from './github.ts'
import { hmac } from './hmac.ts'
import { hubspotV3 } from './hubspot-v3.ts'
import { meta } from './meta.ts'
import type { Preset } from './preset.ts'
import { shopify } from './shopify.ts'
import { slack } from './slack.ts'
import { standardWebhooks } from './standard-webhooks.ts'
import { stripe } from './stripe.ts'
import { twilio } from './twilio.ts'
import { typeform } from './typeform.ts'

/** Presets by name. To add one, add its file and a line here. */
export const presets = {
  stripe,
  github,
  shopify,
  slack,
  standard_webhooks: standardWebhooks,
  twilio,
  typeform,
  meta,
  hubspot_v3: hubspotV3,
  hmac,
  basic,
  bearer,
  none,
} as const satisfies Record<string, Preset>

export type PresetName = keyof typeof presets
