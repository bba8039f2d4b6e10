import { LRUCache } from 'lru-cache'
import type { Db } from '../../../platform/db/database.ts'
import { readBlob } from '../blobs/blob.ts'
import type { ProposalDocument } from '../document.ts'

/**
 * Content never changes under its hash, so it is read and parsed once while it is asked for. Parsed, it takes some 6 times
 * its bytes.
 */
export class Documents {
  readonly #kept = new LRUCache<string, ProposalDocument>({ max: 200, maxSize: 4_000_000 })

  async read(db: Db, organizationId: string, sha256: string): Promise<ProposalDocument> {
    const key = `${organizationId} ${sha256}`
    const known = this.#kept.get(key)
    if (known) return known
    const bytes = await readBlob(db, organizationId, sha256)
    const document = JSON.parse(bytes.toString('utf8')) as ProposalDocument
    this.#kept.set(key, document, { size: bytes.length })
    return document
  }
}
