import type { Json } from '../../../platform/db/tables.generated.ts'
import type { Definition } from './schema.ts'

/** What stands for a setting: one label or one segment, so that no value moves the rest of the address. */
export const labelPattern = /^[a-z0-9-]{1,63}$/

const placeholder = /\{([^{}]*)\}/g

/** Names of the placeholders of a base address. */
export const placeholdersIn = (baseUrl: string): string[] =>
  [...baseUrl.matchAll(placeholder)].map(([, name = '']) => name)

/**
 * What is wrong with the base address of a definition, or null. Each placeholder is a whole label or segment, and the
 * last two labels are written out: nobody else's host can be reached by a value.
 */
export function findBaseUrlFault(baseUrl: string): string | null {
  const [, host, path] = /^https?:\/\/([^/?#@\\]+)(\/[^?#\\]*)$/.exec(baseUrl) ?? []
  if (host === undefined || path === undefined || !path.endsWith('/')) {
    return 'must be an address such as https://api.example.com/v1/ that ends with a slash and has no query'
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
  return URL.canParse(filled(baseUrl, () => 'x')) ? null : 'must be an address'
}

const filled = (template: string, write: (name: string) => string): string =>
  template.replace(placeholder, (_, name: string) => write(name))

/** The base address of a connection, with a slash at its end. The values are checked before. */
export function resolveBaseUrl(
  { baseUrl, protocol }: Pick<Definition, 'baseUrl' | 'protocol'>,
  config: Readonly<Record<string, Json>>,
): string {
  if (protocol === 'smtp') return `smtp://${config['host']}:${config['port']}/`
  if (baseUrl !== null) return new URL(filled(baseUrl, (name) => String(config[name]))).href
  const { href } = new URL(String(config['baseUrl']))
  return href.endsWith('/') ? href : `${href}/`
}

/** Where credentials go: they were given for this, and for nothing else. */
export function audienceOf(
  definition: Pick<Definition, 'baseUrl' | 'protocol'>,
  config: Readonly<Record<string, Json>>,
): string {
  const { protocol, host } = new URL(resolveBaseUrl(definition, config))
  return `${protocol}//${host}`
}
