import { canonicalJson } from '../../../platform/canonical-json.ts'
import { sha256Of } from '../blobs/blob.ts'
import type { ProposalDocument } from '../document.ts'

/** What a preview shows by its hash: without the number and the date, which it gets when it is sent. */
export const draftSha256Of = (document: ProposalDocument): string =>
  sha256Of(Buffer.from(canonicalJson({ ...document, number: null, date: null })))
