import type { Json } from '../../../platform/db/tables.generated.ts'
import { ApiError } from '../../../platform/errors.ts'
import { requireExpression } from '../../../platform/expressions/evaluate.ts'
import { requireMapping } from '../../../platform/expressions/mapping.ts'
import { presets } from '../hooks/presets/table.ts'
import type { ProviderDefinition } from './schema.ts'

/** Headers that carry credentials or frame the message. A definition cannot set them. */
const reservedHeaders =
  /^(?:authorization|cookie|host|proxy-.*|connection|content-length|expect|keep-alive|te|trailer|transfer-encoding|upgrade)$/i

/** @throws ApiError 422 if a definition matches the schema but would not work, or would leak credentials */
export function requireDefinition(definition: ProviderDefinition): void {
  requireAddresses(definition)
  requireHeaders(definition)
  requireAuth(definition)
  requireModels(definition)
  const { rateLimit, test, hook } = definition
  if (rateLimit && rateLimit.burst >= rateLimit.requestsPerMinute) {
    throw fault('rateLimit.burst', 'must be smaller than rateLimit.requestsPerMinute')
  }
  if (test?.accept !== undefined) requireExpression(test.accept, 'test.accept')
  if (test?.account !== undefined) requireExpression(test.account, 'test.account')
  if (hook !== null && !Object.hasOwn(presets, hook)) {
    throw fault('hook', `must be a preset of hooks: ${Object.keys(presets).join(', ')}`)
  }
}

const fault = (field: string, sentence: string): ApiError =>
  new ApiError('validation_error', `${field} ${sentence}.`, { field })

const placeholder = /\{([^{}]*)\}/g

/** Returns the names of the placeholders in a base URL. */
export const placeholdersIn = (baseUrl: string): string[] =>
  [...baseUrl.matchAll(placeholder)].map(([, name = '']) => name)

function requireAddresses({ baseUrl, settings, protocol }: ProviderDefinition): void {
  const names = settings.map(({ name }) => name)
  const twice = names.findIndex((name, index) => names.indexOf(name) < index)
  if (twice >= 0) throw fault(`settings.${twice}.name`, 'must be unique')
  const taken = names.indexOf('baseUrl')
  if (taken >= 0) throw fault(`settings.${taken}.name`, 'must not be baseUrl')
  if (baseUrl === null) return
  if (protocol === 'smtp')
    throw fault('baseUrl', 'must be null, because mail servers have a host and a port')
  const wrong = findBaseUrlFault(baseUrl)
  if (wrong !== null) throw fault('baseUrl', wrong)
  for (const name of placeholdersIn(baseUrl)) {
    const setting = settings.find((one) => one.name === name)
    if (setting?.type !== 'text' || !setting.required) {
      throw fault('baseUrl', `can have only required text settings as placeholders: ${name}`)
    }
  }
}

/** Pattern of a setting's value: one label or one segment, so that no value can change the rest of the URL. */
export const labelPattern = /^[a-z0-9-]{1,63}$/

/**
 * Returns the error of a definition's base URL, or null. Each placeholder must be a whole label or segment, and the
 * last two labels must be literal, so that no value can lead to another host.
 */
function findBaseUrlFault(baseUrl: string): string | null {
  const [, host, path] = /^https?:\/\/([^/?#@\\]+)(\/[^?#\\]*)$/.exec(baseUrl) ?? []
  if (host === undefined || path === undefined || !path.endsWith('/')) {
    return 'must be a URL such as https://api.example.com/v1/ that ends with a slash and has no query'
  }
  const parts = [...host.replace(/:\d+$/, '').split('.'), ...path.split('/')]
  if (parts.some((part) => /[{}]/.test(part) && !/^\{[A-Za-z0-9]+\}$/.test(part))) {
    return 'must have each placeholder as a whole label of the host or a whole segment of the path'
  }
  const labels = host.replace(/:\d+$/, '').split('.')
  if (labels.slice(-2).some((label) => label.includes('{'))) {
    return 'must have no placeholder in the last two labels of the host'
  }
  if (/(?:^|\/)\.{1,2}(?:\/|$)/.test(path)) return 'must have no segments . and ..'
  return URL.canParse(filled(baseUrl, () => 'x')) ? null : 'must be a valid URL'
}

const filled = (template: string, write: (name: string) => string): string =>
  template.replace(placeholder, (_, name: string) => write(name))

/** Returns the base URL of a connection, with a trailing slash. The values are validated already. */
export function resolveBaseUrl(
  { baseUrl, protocol }: Pick<ProviderDefinition, 'baseUrl' | 'protocol'>,
  config: Readonly<Record<string, Json>>,
): string {
  if (protocol === 'smtp') return `smtp://${config['host']}:${config['port']}/`
  if (baseUrl !== null) return new URL(filled(baseUrl, (name) => String(config[name]))).href
  const { href } = new URL(String(config['baseUrl']))
  return href.endsWith('/') ? href : `${href}/`
}

/** Returns the audience of credentials. They may be sent only there. */
export function audienceOf(
  definition: Pick<ProviderDefinition, 'baseUrl' | 'protocol'>,
  config: Readonly<Record<string, Json>>,
): string {
  const { protocol, host } = new URL(resolveBaseUrl(definition, config))
  return `${protocol}//${host}`
}

function requireHeaders({ headers, test, models }: ProviderDefinition): void {
  const { list, changes } = models.contact ?? {}
  const all = {
    headers,
    'test.headers': test?.headers,
    'models.contact.list.headers': list?.headers,
    'models.contact.changes.headers': changes?.headers,
  }
  for (const [field, named] of Object.entries(all)) {
    for (const [name, value] of Object.entries(named ?? {})) {
      if (reservedHeaders.test(name)) {
        throw fault(
          `${field}.${name}`,
          'must not be set, because connections and the client set it',
        )
      }
      const isHeader = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name) && /^[\x20-\x7e]*$/.test(value)
      if (!isHeader) throw fault(`${field}.${name}`, 'must be a header of printable ASCII')
    }
  }
}

function requireAuth({ auth }: ProviderDefinition): void {
  for (const [index, method] of auth.entries()) {
    const at = `auth.${index}`
    if (auth.findIndex(({ type }) => type === method.type) < index) {
      throw fault(`${at}.type`, 'must be unique')
    }
    if (method.type === 'api_key' && isFraming(method.header)) {
      throw fault(`${at}.header`, 'must be a header that connections may set')
    }
    for (const name of ['authorizationUrl', 'tokenUrl', 'issuer'] as const) {
      const address = (method as Record<string, unknown>)[name]
      if (typeof address !== 'string') continue
      const url = URL.parse(address)
      if (url?.username !== '' || url.password !== '') {
        throw fault(`${at}.${name}`, 'must be a URL without a user name')
      }
    }
    if (method.type === 'oauth2_client' && method.clientAuthentication === 'none') {
      throw fault(
        `${at}.clientAuthentication`,
        'must be basic or post, because a public client has no credentials',
      )
    }
    if (method.type === 'oauth2_code' && method.promisesIssuer && method.issuer === null) {
      throw fault(`${at}.issuer`, 'is required, because responses are compared with it')
    }
  }
}

const isFraming = (header: string): boolean =>
  reservedHeaders.test(header) && !/^authorization$/i.test(header)

function requireModels({ models: { contact }, protocol }: ProviderDefinition): void {
  if (!contact) return
  if (protocol !== 'http')
    throw fault('models.contact', 'must be absent, because nothing is read by mail')
  requireMapping(contact.map, 'models.contact.map')
  if (contact.reader !== 'rest' && (contact.list || contact.changes)) {
    throw fault(
      'models.contact.list',
      `must be absent, because ${contact.reader} lists records itself`,
    )
  }
}
