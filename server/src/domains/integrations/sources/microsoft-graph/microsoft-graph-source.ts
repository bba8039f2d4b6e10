import type { Json } from '../../../../platform/db/tables.generated.ts'
import { readTime } from '../../../../platform/foreign-values.ts'
import {
  type PageRequest,
  type RemoteRecord,
  SourceFault,
  type SourcePage,
  StateExpired,
  type SyncSource,
} from '../../syncs/source.ts'
import {
  isObject,
  jsonOf,
  objectsOf,
  refusalOf,
  requireProgress,
  textOf,
  textSetting,
  withinOrigin,
} from '../answers.ts'

type Place = {
  link: string
  pages: number
}

const name = 'Microsoft Graph'
const maxAnswerBytes = 20 * 1024 * 1024
const maxLinkLength = 8_192

/**
 * Contacts of a Microsoft account, through the delta query of Microsoft Graph: the main folder, or the one in the
 * setting `folderId`. The service returns whole links, which are followed only within its own origin.
 */
export const microsoftGraphSource: SyncSource = {
  async readPage({ client, config, state, checkpoint, signal }: PageRequest): Promise<SourcePage> {
    const place = checkpoint as Place | null
    const since = state as { deltaLink: string; folder: string | null } | null
    const folder = textSetting(config, 'folderId')
    // Such a segment would be resolved, and the request would go to another path.
    if (folder === '.' || folder === '..') throw new SourceFault('folderId is not a folder id.')
    if (since && since.folder !== folder)
      throw new StateExpired('The sync now reads another folder.')
    const first =
      folder === null ? 'contacts' : `contactFolders/${encodeURIComponent(folder)}/contacts`
    const link = place?.link ?? since?.deltaLink ?? null
    const address =
      link === null ? `v1.0/me/${first}/delta` : withinOrigin(name, link, client.baseUrl)
    const response = await client.request({
      url: String(address),
      // Immutable ids, which stay when a contact moves to another folder. A page has at most 1,000.
      headers: { Prefer: 'IdType="ImmutableId", odata.maxpagesize=500' },
      maxBodyBytes: maxAnswerBytes,
      signal,
    })
    if (link !== null && isExpired(response.status, response.body)) {
      throw new StateExpired('Microsoft Graph no longer knows the delta link.')
    }
    if (response.status !== 200) throw refusalOf(name, response)
    const answer = jsonOf(name, response)
    const contacts = objectsOf(answer['value'])
    const nextLink = linkOf(answer['@odata.nextLink'], client.baseUrl)
    const deltaLink = linkOf(answer['@odata.deltaLink'], client.baseUrl)
    if (nextLink === null && deltaLink === null) {
      throw new SourceFault('Microsoft Graph returned neither a next page nor a delta link.')
    }
    const pages = (place?.pages ?? 0) + 1
    requireProgress(name, pages, place?.link ?? '', nextLink)
    return {
      records: contacts.filter((one) => !isRemoved(one)).flatMap(recordOf),
      gone: contacts.filter(isRemoved).flatMap(({ id }) => textOf(id) ?? []),
      next: nextLink === null ? null : { link: nextLink, pages },
      state: nextLink === null ? { deltaLink, folder } : null,
    }
  },
}

/** @throws SourceFault before any part of the link is stored */
function linkOf(value: unknown, base: string): string | null {
  const link = textOf(value)
  if (link === null) return null
  if (link.length > maxLinkLength) throw new SourceFault(`${name} returned a URL that is too long.`)
  return withinOrigin(name, link, base).href
}

/** Returns true if the link has expired: 410, or one of these documented codes with another status. */
const isExpired = (status: number, body: Buffer): boolean =>
  status === 410 ||
  (status >= 400 && status < 500 && /"(syncStateNotFound|resyncRequired)"/i.test(body.toString()))

const isRemoved = (contact: Record<string, unknown>): boolean => isObject(contact['@removed'])

function recordOf(contact: Record<string, unknown>): RemoteRecord[] {
  const remoteId = textOf(contact['id'])
  if (remoteId === null) return []
  const { '@odata.etag': _, changeKey: __, ...values } = contact
  return [
    {
      remoteId,
      values: values as Record<string, Json>,
      changedAt: readTime(contact['lastModifiedDateTime']),
    },
  ]
}
