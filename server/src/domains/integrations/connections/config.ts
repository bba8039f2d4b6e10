import { ApiError } from '../../../platform/errors.ts'
import {
  type AuthMethod,
  labelPattern,
  type ProviderDefinition,
  placeholdersIn,
  type Setting,
} from '../providers/index.ts'
import type { ConnectionConfig, Credentials } from './schema.ts'

const fault = (field: string, sentence: string): ApiError =>
  new ApiError('validation_error', `${field} ${sentence}.`, { field })

/** Returns the requested authentication method, or the first one. */
export function methodOf({ auth, key }: ProviderDefinition, type: string | undefined): AuthMethod {
  const method = type === undefined ? auth[0] : auth.find((one) => one.type === type)
  if (method) return method
  const known = auth.map((one) => one.type).join(', ')
  throw fault('authType', `must be an authentication method of ${key}: ${known}`)
}

/** @throws ApiError 422 if the config has an unknown setting or lacks a required one */
export function requireConfig(definition: ProviderDefinition, config: ConnectionConfig): void {
  const { settings, baseUrl, protocol, key } = definition
  const givesAddress = baseUrl === null && protocol === 'http'
  for (const name of Object.keys(config)) {
    if (name === 'baseUrl' && givesAddress) continue
    if (!settings.some((one) => one.name === name)) {
      throw fault(`config.${name}`, `is not a setting of the provider ${key}`)
    }
  }
  const placeholders = baseUrl === null ? [] : placeholdersIn(baseUrl)
  for (const setting of settings) {
    requireSetting(setting, config[setting.name], placeholders.includes(setting.name))
  }
  if (givesAddress) requireAddress(config['baseUrl'])
  if (protocol === 'smtp') requireMailServer(config)
}

function requireSetting(
  { name, type, required, options }: Setting,
  value: ConnectionConfig[string] | undefined,
  isPlaceholder: boolean,
): void {
  const at = `config.${name}`
  if (value === undefined) {
    if (required) throw fault(at, 'is required')
    return
  }
  const isTyped = type === 'integer' ? Number.isInteger(value) : typeof value === types[type]
  if (!isTyped) throw fault(at, `must be ${type === 'text' ? 'a text' : `a JSON ${type}`}`)
  if (typeof value !== 'string') return
  if (value.length > 500 || hasControls(value)) {
    throw fault(at, 'must have at most 500 characters and no line breaks')
  }
  if (required && value.trim() === '') throw fault(at, 'is required')
  if (isPlaceholder && !labelPattern.test(value)) {
    throw fault(
      at,
      'must be 1 to 63 lowercase letters, digits and -, because it is part of the host name',
    )
  }
  if (options && !options.includes(value)) throw fault(at, `must be one of ${options.join(', ')}`)
}

const types = { text: 'string', boolean: 'boolean', integer: 'number' } as const

const hasControls = (text: string): boolean =>
  [...text].some((character) => character < ' ' || character === '\u007f')

function requireAddress(value: ConnectionConfig[string] | undefined): void {
  const at = 'config.baseUrl'
  const url = typeof value === 'string' && value.length <= 500 ? URL.parse(value) : null
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw fault(at, 'must be a URL such as https://cloud.example.com/dav/')
  }
  if (url.search !== '' || url.hash !== '') throw fault(at, 'must have no query and no fragment')
  if (url.username !== '' || url.password !== '') {
    throw fault(at, 'must not contain a user name. Enter credentials in their own field')
  }
}

function requireMailServer({ host, port }: ConnectionConfig): void {
  if (typeof host !== 'string' || !/^[A-Za-z0-9.-]{1,253}$/.test(host)) {
    throw fault('config.host', 'must be the host name of a mail server')
  }
  if (typeof port !== 'number' || port < 1 || port > 65_535) {
    throw fault('config.port', 'must be a port number such as 587')
  }
}

const fieldsOf: Record<AuthMethod['type'], readonly (keyof Credentials)[]> = {
  none: [],
  api_key: ['apiKey'],
  basic: ['username', 'password'],
  oauth2_code: ['clientId', 'clientSecret'],
  oauth2_client: ['clientId', 'clientSecret'],
}

/** @throws ApiError 422 if the credentials lack a value that the method needs, or have one that it does not use */
export function requireCredentials(method: AuthMethod, credentials: Credentials): void {
  const fields = fieldsOf[method.type]
  for (const name of Object.keys(credentials) as (keyof Credentials)[]) {
    if (!fields.includes(name)) {
      throw fault(`credentials.${name}`, `is not used by ${method.type}. Remove it`)
    }
  }
  for (const name of fields) {
    const isOptional = name === 'clientSecret' && isPublicClient(method)
    if (credentials[name] === undefined && !isOptional) {
      throw fault(`credentials.${name}`, 'is required')
    }
  }
  if (
    method.type === 'basic' &&
    method.placement === 'header' &&
    credentials.username?.includes(':')
  ) {
    throw fault(
      'credentials.username',
      'must not contain a colon, because the password follows one',
    )
  }
  if (method.type === 'api_key' && !/^[\x20-\x7e]+$/.test(credentials.apiKey ?? '')) {
    throw fault('credentials.apiKey', 'must be printable ASCII, because it is sent in a header')
  }
}

const isPublicClient = (method: AuthMethod): boolean =>
  'clientAuthentication' in method && method.clientAuthentication === 'none'

export function requireNoScopes(method: AuthMethod): void {
  if ('scopes' in method) return
  throw fault('scopes', `cannot be set for ${method.type}`)
}
