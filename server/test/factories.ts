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

/** Things of the first organization, with what they need made when it is absent. */
export const make = {
  contact: (app: Harness, fields: object = {}): Promise<Made> =>
    created(app, '/v1/contacts', { name: `Contact ${next()}`, ...fields }),

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
    options: { organization?: { id: string }; expiresAt?: string } = {},
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
