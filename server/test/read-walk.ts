import assert from 'node:assert/strict'
import type { ReleaseFixture } from './releases.ts'
import { until } from './server-process.ts'

// biome-ignore lint/suspicious/noExplicitAny: what the API of a process answers
type Body = any

/** Sends with this token or key, or none; gives the body of a 2xx and fails on anything else. */
export type Caller = (
  key: string | null,
) => (method: string, path: string, body?: object) => Promise<Body>

export const callerOf =
  (url: string): Caller =>
  (key) =>
  async (method, path, body) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        origin: url,
        ...(key && { authorization: `Bearer ${key}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    assert.ok(response.ok, `${method} ${path}: ${response.status} ${text}`)
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return isJson ? JSON.parse(text) : text
  }

/** Where what a path names is listed, if not above it. */
const lists: Record<string, string> = {
  '/v1/deliveries': '/v1/webhooks/{id}/deliveries',
}
/** A plan has a key and no id. */
const known: Record<string, string> = { '/operator/v1/plans': 'kept' }
/**
 * What asks the outside world, what a webhook only has with signatures of the kind Ed25519, another way to a
 * contact or a source, what a mail leads to, and what no release had.
 */
const left = new Set([
  ...['/operator/v1/diagnosis', '/v1/webhooks/{id}/keys'],
  '/v1/contacts/by/{key}/{value}',
  '/v1/bases/{baseId}/sources/by/{externalId}',
  ...['/v1/companies/{companyId}', '/v1/companies/{companyId}/contacts'],
  ...['/v1/contacts/{contactId}/notes/{noteId}', '/v1/contacts/{contactId}/erasure'],
  '/v1/consent-links/{organizationId}/{token}/confirm',
  '/v1/consent-links/{organizationId}/{token}/unsubscribe',
  ...['/p/{token}', '/p/assets/{name}', '/p/accent/{name}', '/public/proposals/{token}'],
  ...['/public/proposals/{token}/pdf', '/public/proposals/{token}/images/{imageId}'],
  // The release had none of these.
  '/v1/proposal-settings/certificate',
  '/v1/automations/{automationId}',
  ...['/v1/destinations/{destinationId}', '/v1/destinations/{destinationId}/deliveries'],
  '/v1/destinations/{destinationId}/deliveries/{deliveryId}',
  ...['/v1/automations/{automationId}/versions', '/v1/automations/{automationId}/runs'],
  ...['/v1/integrations/syncs/{syncId}', '/v1/integrations/syncs/{syncId}/runs'],
  '/v1/integrations/syncs/{syncId}/runs/{runId}',
  '/v1/integrations/syncs/{syncId}/runs/{runId}/errors',
  '/v1/integrations/syncs/{syncId}/runs/{runId}/conflicts',
  ...['/v1/segments/{segmentId}', '/v1/segments/{segmentId}/contacts'],
  '/v1/contact-fields/{fieldId}',
  ...['/v1/catalog-items/{catalogItemId}', '/v1/content-blocks/{contentBlockId}'],
  ...['/v1/contact-imports/{importId}', '/v1/contact-imports/{importId}/errors'],
  ...['/v1/integrations/hooks/{hookId}', '/v1/integrations/hooks/{hookId}/refusals'],
  ...['/v1/integrations/inbound-events/{inboundEventId}', '/hooks/{token}'],
  '/v1/integrations/inbound-events/{inboundEventId}/body',
  ...['/v1/integrations/providers/{key}', '/v1/integrations/connections/{connectionId}'],
  ...['/oauth/start/{token}', '/oauth/callback/{provider}', '/oauth/authorize'],
  ...['/v1/contact-exports/{exportId}', '/v1/contact-exports/{exportId}/file'],
])

const isOfProposal = (path: string): boolean => /^\/v1\/proposals?[-\w]*\/\{/.test(path)

/** Every GET of the public API and the operator's: each list, and of each list what is first. */
export async function walkReads(
  call: Caller,
  { organization, operatorKey }: ReleaseFixture,
): Promise<void> {
  for (const [key, document] of [
    [organization.token, '/v1/openapi.json'],
    [operatorKey, '/operator/v1/openapi.json'],
  ] as const) {
    const get = (path: string) => call(key)('GET', path)
    const { paths } = await get(document)
    const reads = Object.keys(paths).filter(
      (path) => 'get' in paths[path] && !left.has(path) && !isOfProposal(path),
    )
    assert.ok(reads.length > 5)
    for (const path of reads) await get(await fill(path, get))
  }
}

/** The path with an id in place of each parameter. */
async function fill(path: string, get: (path: string) => Promise<Body>): Promise<string> {
  const parameter = /\/\{\w+\}/.exec(path)
  if (!parameter) return path
  const above = path.slice(0, parameter.index)
  const id =
    known[above] ??
    (await until(`${above} lists something`, async () => {
      const { data } = await get(await fill(lists[above] ?? above, get))
      return (data[0]?.id ?? data[0]?.name) as string | undefined
    }))
  return fill(`${above}/${id}${path.slice(parameter.index + parameter[0].length)}`, get)
}
