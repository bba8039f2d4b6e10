import type { ProposalDocument } from '../document.ts'
import { statusAt } from '../ending/expire.ts'
import { ImageId } from '../ids.ts'
import { imageIdsOf } from '../images/shown-images.ts'
import { amountsDue } from '../pricing/due.ts'
import type { PageContext } from './gate.ts'
import type { OpenPage } from './links.ts'
import { presentPage } from './present.ts'

/** What the page shows, as JSON: nothing of other recipients but the names of those who sign. */
export function presentState(
  page: OpenPage,
  document: ProposalDocument,
  { platform }: Pick<PageContext, 'platform'>,
) {
  const now = platform.clock.now()
  const view = presentPage(page, document, { now })
  const { row, reader } = page
  return {
    status: statusAt(row, now),
    expiresAt: row.expires_at?.toISOString() ?? null,
    contentSha256: row.content_sha256,
    content: document,
    totals: view.totals,
    amountsDue: amountsDue(view.totals.buckets, document),
    choice: row.choice,
    canSign: view.signing === 'open',
    consent: view.consent,
    recipient: { name: reader.name, role: reader.role, status: reader.status },
    signers: view.signers,
    comments: view.threads,
  }
}

const kept = new WeakMap<ProposalDocument, ReadonlySet<string>>()

/** Every picture of a document as the UUID of its row. */
export function imagesOf(document: ProposalDocument): ReadonlySet<string> {
  const known = kept.get(document)
  if (known) return known
  const images = new Set(imageIdsOf(document).flatMap((id) => ImageId.read(id) ?? []))
  kept.set(document, images)
  return images
}
