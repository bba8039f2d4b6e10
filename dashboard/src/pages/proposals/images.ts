import { api } from '../../api.ts'

/** Images never change: each is asked for once while the dashboard is open. */
const urls = new Map<string, Promise<string>>()

/**
 * An address of an image for this page alone. A plain address would be asked for without the organization
 * that the dashboard shows, and a member of several has another one as the first.
 */
export function imageUrl(imageId: string): Promise<string> {
  const known = urls.get(imageId)
  if (known) return known
  const url = api.proposalImages
    .download(imageId)
    .then(async (bytes) => URL.createObjectURL(await new Response(bytes).blob()))
  urls.set(imageId, url)
  // What failed may be asked for again.
  url.catch(() => urls.delete(imageId))
  return url
}
