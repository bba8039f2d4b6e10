import type { OutboundResponse } from '../../../../platform/net/index.ts'
import { maxXmlBytes } from '../../../../platform/xml/index.ts'
import type { ConnectionClient } from '../../connections/client.ts'
import { SourceFault } from '../../syncs/source.ts'

export interface DavRequest {
  method: 'PROPFIND' | 'REPORT'
  url: string
  depth: '0' | '1'
  /** XML without its declaration. */
  body: string
  /** Explained statuses, as in a connection's request. */
  explained?: readonly number[]
  signal: AbortSignal
}

/** The response exceeds the size limit of XML. The caller can request less. */
export class AnswerTooLarge extends SourceFault {
  override name = 'AnswerTooLarge'
}

/** Sends a WebDAV request and returns the whole response, with any status. @throws AnswerTooLarge */
export async function askDav(
  client: ConnectionClient,
  { method, url, depth, body, explained = [], signal }: DavRequest,
): Promise<OutboundResponse> {
  const parts: Buffer[] = []
  let bytes = 0
  const response = await client.request({
    method,
    url,
    headers: { Depth: depth, 'Content-Type': 'application/xml; charset=utf-8' },
    body: `<?xml version="1.0" encoding="utf-8"?>${body}`,
    // The sink reports it first, with a clearer message.
    maxBodyBytes: maxXmlBytes + 1_048_576,
    onBody: (part) => {
      bytes += part.length
      if (bytes > maxXmlBytes)
        throw new AnswerTooLarge('The server’s response is larger than 10 MiB.')
      parts.push(Buffer.from(part))
    },
    explained,
    signal,
  })
  return parts.length > 0 ? { ...response, body: Buffer.concat(parts) } : response
}
