import type { Preset } from './preset-names.ts'

export type { Preset } from './preset-names.ts'

export interface Provider {
  preset: Preset
  name: string
  /** Purpose in a few words. */
  about: string
  /** Where to click at the provider, one short sentence each. */
  steps: readonly string[]
  /** The secret that the provider shows and the person pastes; null if Capstan makes the secret or none exists. */
  asks: { label: string; placeholder: string } | null
  /** The provider's name for the secret that Capstan makes. */
  tells?: string
}

export const providers: readonly Provider[] = [
  {
    preset: 'stripe',
    name: 'Stripe',
    about: 'Payments and customers',
    steps: [
      'In Stripe, open Developers, then Webhooks, and add a destination.',
      'Choose events, such as customer.created.',
      'Paste the address as the endpoint URL and save.',
      'Reveal the signing secret and paste it below.',
    ],
    asks: { label: 'Signing secret', placeholder: 'whsec_…' },
  },
  {
    preset: 'github',
    name: 'GitHub',
    about: 'Issues, pushes and releases',
    steps: [
      'In the repository, open Settings, then Webhooks, and add a webhook.',
      'Paste the address as the payload URL.',
      'Choose application/json as the content type.',
      'Paste the secret from below, choose events and save.',
    ],
    asks: null,
    tells: 'Secret',
  },
  {
    preset: 'shopify',
    name: 'Shopify',
    about: 'Orders and customers',
    steps: [
      'In the Shopify admin, open Settings, Notifications, then Webhooks.',
      'Create a webhook with an event, the format JSON and the address.',
      'Copy the signing secret from that page and paste it below.',
    ],
    asks: { label: 'Signing secret', placeholder: 'As Shopify shows it' },
  },
  {
    preset: 'slack',
    name: 'Slack',
    about: 'Messages and mentions',
    steps: [
      'At api.slack.com/apps, open your app, then Basic Information.',
      'Copy the signing secret and paste it below first.',
      'Open Event Subscriptions and paste the address as the request URL.',
      'Slack checks the address at once. Choose events and save.',
    ],
    asks: { label: 'Signing secret', placeholder: 'As Slack shows it' },
  },
  {
    preset: 'twilio',
    name: 'Twilio',
    about: 'Texts and calls',
    steps: [
      'In the Twilio console, copy the auth token and paste it below.',
      'Open Phone Numbers, then your number.',
      'Paste the address where a message comes in, with HTTP POST, and save.',
    ],
    asks: { label: 'Auth token', placeholder: 'As Twilio shows it' },
  },
  {
    preset: 'typeform',
    name: 'Typeform',
    about: 'Answers to forms',
    steps: [
      'Open your form, then Connect, then Webhooks.',
      'Add a webhook and paste the address.',
      'Edit it, paste the secret from below and turn it on.',
    ],
    asks: null,
    tells: 'Secret',
  },
  {
    preset: 'meta',
    name: 'Meta',
    about: 'Leads, pages and WhatsApp',
    steps: [
      'At developers.facebook.com, open your app, then App settings, Basic.',
      'Copy the app secret and paste it below first.',
      'Open Webhooks, choose a product and edit its subscription.',
      'Paste the address as the callback URL, with your verify token.',
    ],
    asks: { label: 'App secret', placeholder: 'As Meta shows it' },
  },
  {
    preset: 'hubspot_v3',
    name: 'HubSpot',
    about: 'Contacts, companies and deals',
    steps: [
      'In HubSpot, open your app, then Webhooks.',
      'Paste the address as the target URL.',
      'Create a subscription and activate it.',
      'Open Auth, copy the client secret and paste it below.',
    ],
    asks: { label: 'Client secret', placeholder: 'As HubSpot shows it' },
  },
  {
    preset: 'standard_webhooks',
    name: 'Standard Webhooks',
    about: 'Svix, Clerk, Resend and others',
    steps: [
      'Where the sender keeps its webhooks, add an endpoint.',
      'Paste the address and choose events.',
      'Copy the signing secret and paste it below.',
    ],
    asks: { label: 'Signing secret', placeholder: 'whsec_…' },
  },
  {
    preset: 'hmac',
    name: 'Your own signature',
    about: 'HMAC, as you configure it',
    steps: [
      'Store the secret from below in your sender.',
      'Sign each body with it, as you configured.',
      'Post the body to the address with the signature header.',
    ],
    asks: null,
    tells: 'Secret',
  },
  {
    preset: 'bearer',
    name: 'Bearer token',
    about: 'A token in a header',
    steps: [
      'Store the token from below in your sender.',
      'Post to the address with Authorization: Bearer and the token.',
    ],
    asks: null,
    tells: 'Token',
  },
  {
    preset: 'basic',
    name: 'User and password',
    about: 'Basic authentication',
    steps: [
      'Give the sender the address, the user name and the password from below.',
      'Choose basic authentication there.',
    ],
    asks: null,
    tells: 'Password',
  },
  {
    preset: 'none',
    name: 'No check',
    about: 'For tests: anyone can post',
    steps: ['Post to the address. Anyone who knows it can do so.'],
    asks: null,
  },
]

const unknown: Omit<Provider, 'preset'> = { name: 'Sender', about: '', steps: [], asks: null }

export const providerOf = (preset: Preset): Provider =>
  providers.find((one) => one.preset === preset) ?? { ...unknown, preset }
