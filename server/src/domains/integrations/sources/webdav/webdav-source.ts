import type { Json } from '../../../../platform/db/tables.generated.ts'
import { readTime } from '../../../../platform/foreign-values.ts'
import { textAt } from '../../../../platform/xml/index.ts'
import {
  type PageRequest,
  type RemoteRecord,
  SourceFault,
  type SourcePage,
  type SyncSource,
} from '../../syncs/source.ts'
import { refusalOf, textSetting, withinOrigin } from '../answers.ts'
import { askDav } from '../dav/dav-request.ts'
import { type DavResource, dav, isCollection, multistatusOf, pathOf } from '../dav/multistatus.ts'

/** A depth-first walk: the folders still to list, the next one last. */
type Place = {
  root: string
  folders: string[]
  /** Last path of the previous page, within the next folder. */
  after: string
  listed: number
}

const name = 'The WebDAV server'
const pageSize = 1_000
const maxFolders = 10_000
/** Most levels below the synced folder. A link to a parent folder would never end. */
const maxDepth = 32
/** Largest file that knowledge bases accept. */
const maxFileBytes = 50 * 1024 * 1024

const question =
  '<d:propfind xmlns:d="DAV:"><d:prop><d:resourcetype/><d:getetag/><d:getcontentlength/><d:getcontenttype/><d:getlastmodified/></d:prop></d:propfind>'

/**
 * Files below a folder of a WebDAV server (RFC 4918): the setting `path`, or the connection's URL. Lists one folder at
 * a time, because servers refuse `Depth: infinity`. WebDAV reports no changes, so each run lists all files.
 */
export const webDavSource: SyncSource = {
  async readPage({ client, config, checkpoint, signal }: PageRequest): Promise<SourcePage> {
    const place = (checkpoint as Place | null) ?? startOf(client.baseUrl, config)
    const { root, folders, after, listed } = place
    const folder = folders.at(-1) ?? root
    const request = { method: 'PROPFIND', url: folder, depth: '1', body: question, signal } as const
    const response = await askDav(client, request)
    // Deleted since it was listed.
    const isGone = response.status === 404 && folder !== root
    const { resources } = isGone
      ? { resources: [] }
      : await multistatusOf(name, response, client.baseUrl)
    const inside = insideOf(folder, resources)
    const files = inside.filter((one) => !isCollection(one) && one.href > after)
    const taken = files.slice(0, pageSize)
    const records = taken.map((one) => recordOf(one, root, client))
    if (files.length > taken.length) {
      return { records, gone: [], next: { ...place, after: taken.at(-1)?.href ?? '' }, state: null }
    }
    const below = inside
      .filter(isCollection)
      .map(({ href }) => (href.endsWith('/') ? href : `${href}/`))
    const waiting = [...folders.slice(0, -1), ...below.reverse()]
    requireBounds(root, waiting, listed)
    const next = { root, folders: waiting, after: '', listed: listed + 1 }
    return { records, gone: [], next: waiting.length > 0 ? next : null, state: null }
  },
}

function startOf(baseUrl: string, config: PageRequest['config']): Place {
  const path = pathOf(withinOrigin(name, textSetting(config, 'path') ?? '', baseUrl))
  const root = path.endsWith('/') ? path : `${path}/`
  return { root, folders: [root], after: '', listed: 0 }
}

/**
 * Returns the resources in a folder, by path, without the folder itself. @throws SourceFault for a resource elsewhere
 */
function insideOf(folder: string, resources: readonly DavResource[]): DavResource[] {
  const inside = resources.filter(({ href }) => href !== folder && `${href}/` !== folder)
  const stray = inside.find(({ href }) => !href.startsWith(folder))
  if (stray) throw new SourceFault(`${name} returned ${stray.href}, which is not in ${folder}.`)
  return inside
    .filter(({ status }) => status === null || status === 200)
    .sort((a, b) => (a.href < b.href ? -1 : 1))
}

function requireBounds(root: string, folders: readonly string[], listed: number): void {
  if (listed + folders.length > maxFolders) {
    throw new SourceFault(
      `There are more than ${maxFolders} folders. Sync a part of them with \`path\`.`,
    )
  }
  const deep = folders.find((one) => one.slice(root.length).split('/').length - 1 > maxDepth)
  if (deep) throw new SourceFault(`${deep} is more than ${maxDepth} folder levels deep.`)
}

function recordOf(
  { href, properties }: DavResource,
  root: string,
  client: PageRequest['client'],
): RemoteRecord {
  const text = (property: string) => textAt(properties, [property], dav) || null
  const path = decoded(href.slice(root.length))
  const size = text('getcontentlength')
  const changed = text('getlastmodified')
  const contentType = text('getcontenttype')
  const fileName = path.slice(path.lastIndexOf('/') + 1)
  const values: Record<string, Json> = {
    path,
    name: fileName,
    size: size === null ? null : Number(size),
    contentType,
    // Some servers store none for files that they only pass on.
    etag: text('getetag') ?? `${size}-${changed}`,
  }
  return {
    remoteId: href,
    values,
    changedAt: readTime(changed),
    async open(signal) {
      const response = await client.request({ url: href, maxBodyBytes: maxFileBytes, signal })
      if (response.status !== 200) throw refusalOf(name, response)
      const type = response.headers['content-type'] ?? contentType
      return { name: fileName, contentType: type, content: response.body }
    },
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
