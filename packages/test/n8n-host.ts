import { createRequire } from 'node:module'
import type { Received } from '../../sdk/test/fake-server.ts'
import type { Served } from '../../sdk/test/served.ts'

const load = createRequire(import.meta.url)
const dist = '../n8n-nodes-capstan/dist'

/** What n8n loads; null where the package is not built. */
export function builtPackage() {
  try {
    const { Capstan } = load(`${dist}/nodes/Capstan/Capstan.node.js`)
    const { CapstanTrigger } = load(`${dist}/nodes/CapstanTrigger/CapstanTrigger.node.js`)
    const { CapstanApi } = load(`${dist}/credentials/CapstanApi.credentials.js`)
    return { node: new Capstan(), trigger: new CapstanTrigger(), credential: new CapstanApi() }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
    return null
  }
}

type Json = Record<string, unknown>
type Credential = NonNullable<ReturnType<typeof builtPackage>>['credential']

/** n8n writes a value that begins with `=` as text with expressions in double braces. */
export const evaluate = (text: string, $credentials: Json): string =>
  text.startsWith('=')
    ? text
        .slice(1)
        .replaceAll(/\{\{(.+?)\}\}/g, (_whole, expression) =>
          String(new Function('$credentials', `return ${expression}`)($credentials)),
        )
    : text

/** Sends a request as n8n's helper does: with the credential, and an axios-like error for a refusal. */
async function send(credential: Credential, credentials: Json, options: Json): Promise<unknown> {
  const url = new URL(String(options['url']))
  for (const [name, value] of Object.entries((options['qs'] ?? {}) as Json)) {
    url.searchParams.set(name, String(value))
  }
  const given = credential.authenticate.properties.headers as Record<string, string>
  const headers = Object.entries(given).map(([name, value]) => [name, evaluate(value, credentials)])
  const { body } = options
  const response = await fetch(url, {
    method: String(options['method']),
    headers: {
      ...Object.fromEntries(headers),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  const data = text && JSON.parse(text)
  if (response.ok) return data
  const message = `Request failed with status code ${response.status}`
  throw Object.assign(new Error(message), { response: { status: response.status, data } })
}

/** The part of IExecuteFunctions, ILoadOptionsFunctions and IHookFunctions that the nodes use. */
export function n8nHost({ url, token }: Served, { parameters = {}, ...more }: HostOptions = {}) {
  const built = builtPackage()
  const credentials = { serverUrl: `${url}/`, apiToken: more.token ?? token }
  const kept = more.kept ?? {}
  return {
    getInputData: () => more.items ?? [{ json: {} }],
    getNodeParameter(name: string, ...rest: unknown[]) {
      // An item stands before the fallback where there are items; an empty field is an empty text.
      const [at, fallback = ''] =
        typeof rest[0] === 'number' ? (rest as [number, unknown]) : [0, rest[0]]
      const value = parameters[name]
      return (typeof value === 'function' ? value(at) : value) ?? fallback
    },
    getCredentials: async () => credentials,
    getNode: () => ({ name: 'Capstan', type: 'capstan', parameters: {} }),
    getTimezone: () => 'Europe/Berlin',
    getWorkflow: () => ({ id: '1', name: 'Orders' }),
    getWorkflowStaticData: () => kept,
    getNodeWebhookUrl: () => more.webhookUrl,
    continueOnFail: () => more.continues ?? false,
    helpers: {
      httpRequestWithAuthentication: (_name: string, options: Json) =>
        send(built?.credential, credentials, options),
      returnJsonArray: (items: Json[]) => items.map((json) => ({ json })),
    },
  }
}

interface HostOptions {
  parameters?: Json
  items?: { json: Json }[]
  token?: string
  /** What the workflow keeps between its calls. */
  kept?: Json
  webhookUrl?: string
  continues?: boolean
}

/** The same host when a delivery arrives at it; `answered` is what it refused with. */
export function n8nWebhook(host: ReturnType<typeof n8nHost>, delivery: Received) {
  const answered: { status?: number; body?: unknown } = {}
  const response = {
    status(code: number) {
      answered.status = code
      return response
    },
    json(body: unknown) {
      answered.body = body
    },
  }
  return {
    ...host,
    answered,
    getHeaderData: () => delivery.headers,
    getRequestObject: () => ({ rawBody: Buffer.from(delivery.body) }),
    getResponseObject: () => response,
  }
}
