import assert from 'node:assert/strict'
import type { Readable } from 'node:stream'
import type { Answer } from './client.ts'
import type { Harness } from './harness.ts'

const host = 'dashboard.test'

/** Somebody at the dashboard: keeps cookies and sends what a browser sends along. */
export class Visitor {
  readonly #app: Harness
  readonly #address: string
  readonly #cookies: Map<string, string>

  /** From the network of this address; the cookies stay when the same person goes `elsewhere`. */
  constructor(app: Harness, address = '127.0.0.1', cookies = new Map<string, string>()) {
    this.#app = app
    this.#address = address
    this.#cookies = cookies
  }

  elsewhere = (address: string): Visitor => new Visitor(this.#app, address, this.#cookies)

  get = (url: string, headers: Record<string, string> = {}) =>
    this.send('GET', url, undefined, headers)
  delete = (url: string, headers: Record<string, string> = {}) =>
    this.send('DELETE', url, undefined, headers)
  post = (url: string, body: object = {}, headers: Record<string, string> = {}) =>
    this.send('POST', url, body, headers)
  patch = (url: string, body: object, headers: Record<string, string> = {}) =>
    this.send('PATCH', url, body, headers)

  /** An empty header is left out. */
  async send(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await this.#app.as(null).send({
      method,
      url,
      headers: this.#headers(headers),
      remoteAddress: this.#address,
      ...(body && { payload: body }),
    })
    const set = answer.headers['set-cookie'] as string | string[] | undefined
    for (const line of [set ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return answer
  }

  /** The body of an answer that goes on, as it comes. */
  async listen(url: string): Promise<Readable> {
    const headers = this.#headers({})
    const response = await this.#app.http.inject({ url, headers, payloadAsStream: true })
    return response.stream()
  }

  /** What the browser keeps, by name. */
  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies
  }

  /** What the browser keeps under a name that ends like this. */
  cookie(name: string): string {
    const kept = [...this.#cookies].find(([key]) => key.endsWith(name))
    return decodeURIComponent(kept?.[1] ?? '')
  }

  #headers(headers: Record<string, string>): Record<string, string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = {
      host,
      origin: `http://${host}`,
      'sec-fetch-site': 'same-origin',
      ...(cookie && { cookie }),
      ...headers,
    }
    return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== ''))
  }

  signIn = (email: string, password: string) =>
    this.post('/session/auth/sign-in/email', { email, password })
}

/** How often each status came, by status. */
export const tally = (answers: readonly Answer[]): Record<number, number> =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  )

/** The token of the newest mail's link; sends first what is queued. */
export async function mailedToken(app: Harness): Promise<string> {
  await app.drain()
  const token = /token=([^\s&]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1]
  if (!token) throw new Error('no mail with a link was sent')
  return token
}

interface Person {
  name: string
  email: string
  password: string
}

/** Somebody whom an owner invites, and who accepts and signs in. */
export async function joined(
  app: Harness,
  owner: Visitor,
  { name, email, password }: Person,
  role: 'admin' | 'member',
): Promise<Visitor> {
  assert.equal((await owner.post('/session/invitations', { email, role })).status, 201)
  const visitor = new Visitor(app)
  const token = await mailedToken(app)
  const answer = await visitor.post('/session/join', { token, name, password })
  assert.equal(answer.status, 200, answer.text)
  assert.equal((await visitor.signIn(email, password)).status, 200)
  return visitor
}

/** Somebody with an account and an organization of their own, signed in. Its plan is the one of a newcomer when it is null. */
export async function signedUp(
  app: Harness,
  person: Person,
  plan: string | null = 'unlimited',
): Promise<Visitor> {
  const visitor = new Visitor(app)
  const signUp = await visitor.post('/session/auth/sign-up/email', person)
  assert.equal(signUp.status, 200, signUp.text)
  const verified = await visitor.post('/session/auth/verify-email', {
    token: await mailedToken(app),
  })
  assert.equal(verified.status, 200, verified.text)
  const { body } = await visitor.post('/session/organizations', {
    name: `Organization of ${person.name}`,
  })
  if (plan) await app.operator.patch(`/operator/v1/organizations/${body.id}`, { plan })
  return visitor
}
