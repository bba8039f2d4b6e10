import { ConnectionId } from '../src/domains/integrations/connections/schema.ts'
import { sealTokens } from '../src/domains/integrations/connections/secrets.ts'
import type { Harness } from './harness.ts'

let serial = 0
const next = (): number => ++serial

// biome-ignore lint/suspicious/noExplicitAny: bodies are what the API answers, checked against its schema
type Made = any

async function created(app: Harness, path: string, body: object): Promise<Made> {
  const answer = await app.owner.post(path, body)
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${answer.text}`)
  return answer.body
}

/** A postal address as it is shown, with the parts that have no value. */
export const shownAddress = (parts: object): object => ({
  ...{ street: null, city: null, region: null, postalCode: null, country: null },
  ...parts,
})

/** Things of the first organization, with what they need made when it is absent. */
export const make = {
  contact: (app: Harness, fields: object = {}): Promise<Made> =>
    created(app, '/v1/contacts', { name: `Contact ${next()}`, ...fields }),

  company: (app: Harness, fields: object = {}): Promise<Made> =>
    created(app, '/v1/companies', { name: `Company ${next()}`, ...fields }),

  hook: (app: Harness, fields: object = {}): Promise<Made> =>
    created(app, '/v1/integrations/hooks', {
      name: `Hook ${next()}`,
      preset: 'github',
      ...fields,
    }),

  /** To a service that nobody asks, unless the fields say otherwise. */
  connection: (app: Harness, fields: object = {}): Promise<Made> =>
    created(app, '/v1/integrations/connections', {
      provider: 'rest',
      name: `Connection ${next()}`,
      authType: 'none',
      config: { baseUrl: 'https://127.0.0.1:9999/' },
      ...fields,
    }),

  provider: (app: Harness, fields: object = {}): Promise<Made> =>
    created(app, '/v1/integrations/providers', {
      key: `x_made_${next()}`,
      name: 'Made',
      baseUrl: 'https://127.0.0.1:9999/',
      auth: [{ type: 'none' }],
      ...fields,
    }),

  /** One with credentials and tokens, and an authorization that a person has begun. */
  async authorizedConnection(app: Harness): Promise<Made> {
    const made = await make.connection(app, {
      provider: 'google_people',
      authType: 'oauth2_code',
      config: {},
      credentials: { clientId: 'kept', clientSecret: 'kept' },
    })
    const id = ConnectionId.read(made.id) ?? ''
    const tokens = { accessToken: 'kept', refreshToken: 'kept' }
    await app.context.database.db
      .updateTable('connections')
      .set({ tokens: sealTokens(app.context.keyring, id, tokens), status: 'active' })
      .where('id', '=', id)
      .execute()
    await app.owner.post(`/v1/integrations/connections/${made.id}/authorize`)
    return made
  },

  proposalTemplate: (app: Harness, fields: object = {}): Promise<Made> =>
    created(app, '/v1/proposal-templates', { name: `Template ${next()}`, ...fields }),

  catalogItem: (app: Harness, fields: object = {}): Promise<Made> =>
    created(app, '/v1/catalog-items', { name: `Catalog item ${next()}`, ...fields }),

  /** A text, unless the fields say otherwise. */
  contentBlock: (app: Harness, fields: object = {}): Promise<Made> =>
    created(app, '/v1/content-blocks', {
      name: `Content block ${next()}`,
      block: { type: 'text', text: 'A paragraph.' },
      ...fields,
    }),

  /** Of texts, unless the fields say otherwise. */
  contactField: (app: Harness, fields: object = {}): Promise<Made> =>
    created(app, '/v1/contact-fields', {
      key: `field_${next()}`,
      label: 'A field',
      type: 'text',
      ...fields,
    }),

  /** Of those with a tag, unless the fields say otherwise. */
  segment: (app: Harness, fields: object = {}): Promise<Made> =>
    created(app, '/v1/segments', {
      name: `Segment ${next()}`,
      filter: { field: 'tag', op: 'eq', value: 'vip' },
      ...fields,
    }),

  automation: (app: Harness, fields: object = {}): Promise<Made> =>
    created(app, '/v1/automations', {
      name: 'Walked',
      trigger: { event: 'custom.walked' },
      actions: [{ type: 'event.emit', event: 'custom.seen', mapping: { n: '1' } }],
      ...fields,
    }),

  /** Of an address where nobody listens, unless the fields say otherwise. */
  sync: async (
    app: Harness,
    { connection, ...fields }: { connection?: { id: string } } & Record<string, unknown> = {},
  ): Promise<Made> =>
    created(app, '/v1/integrations/syncs', {
      connectionId: connection?.id ?? (await make.restConnection(app)).id,
      config: {
        list: { path: 'people', items: '/data', id: '/id', pagination: { kind: 'none' } },
      },
      mapping: { email: 'record.email' },
      ...fields,
    }),

  /** To an HTTP service that needs no credentials. */
  restConnection: (app: Harness, baseUrl = 'http://127.0.0.1:9999/'): Promise<Made> =>
    created(app, '/v1/integrations/connections', {
      provider: 'rest',
      name: `Connection ${next()}`,
      authType: 'none',
      config: { baseUrl },
    }),

  /** A chat where nobody listens, unless the fields say otherwise. */
  destination: (app: Harness, fields: object = {}): Promise<Made> =>
    created(app, '/v1/destinations', {
      type: 'slack',
      name: `Destination ${next()}`,
      events: ['*'],
      config: { address: 'https://127.0.0.1:9999/services/T000/B000/walked' },
      ...fields,
    }),

  /** Everything that happens is sent to an address where nobody listens, unless the fields say otherwise. */
  webhook: (app: Harness, fields: object = {}): Promise<Made> =>
    created(app, '/v1/webhooks', { url: 'https://127.0.0.1:9999/hooks', events: ['*'], ...fields }),

  base: (app: Harness, fields: object = {}): Promise<Made> =>
    created(app, '/v1/bases', { name: `Base ${next()}`, ...fields }),

  /** A text unless `type` says otherwise; nothing happens to it before `app.drain()`. */
  source: async (
    app: Harness,
    { base, ...fields }: { base?: { id: string }; type?: string } & Record<string, unknown> = {},
  ): Promise<Made> => {
    const { id } = base ?? (await make.base(app))
    const text = { type: 'text', name: `Source ${next()}`, text: `The text of source ${serial}.` }
    const body = 'url' in fields ? fields : { ...text, ...fields }
    return created(app, `/v1/bases/${id}/sources`, body)
  },

  /** A model at an address where nobody listens, unless the fields say otherwise. */
  embeddingModel: (app: Harness, fields: object = {}): Promise<Made> =>
    created(app, '/v1/embedding-models', {
      name: `model-${next()}`,
      url: 'http://127.0.0.1:9999/v1',
      model: 'any',
      dimensions: 8,
      ...fields,
    }),

  organization: async (app: Harness, fields: object = {}): Promise<Made> =>
    (
      await app.operator.post('/operator/v1/organizations', {
        name: `Organization ${next()}`,
        ...fields,
      })
    ).body,

  /** A token of the first organization, or of the one given. */
  token: async (
    app: Harness,
    scopes: string[],
    options: { organization?: { id: string }; expiresAt?: string; allowedNetworks?: string[] } = {},
  ): Promise<Made> => {
    const { organization = app.organization, ...rest } = options
    const path = `/operator/v1/organizations/${organization.id}/tokens`
    return (await app.operator.post(path, { name: `Token ${next()}`, scopes, ...rest })).body
  },

  /** Another organization and a sender that may do everything in it. */
  stranger: async (app: Harness) => {
    const organization = await make.organization(app, { plan: 'unlimited' })
    return { organization, client: app.as(await make.token(app, ['*'], { organization })) }
  },
}
