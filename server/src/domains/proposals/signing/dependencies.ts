import type { TimestampAuthority } from '../../../platform/pdf-signatures/timestamp.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ProposalDocument } from '../document.ts'
import type { Evidence } from '../evidence/schema.ts'

export interface PrintedProposal {
  /** The moment that the PDF gives as its date. */
  createdAt: Date
  evidence?: Evidence
  /** Somebody waits who signs. */
  isUrgent?: boolean
  signal?: AbortSignal | undefined
}

/**
 * The PDF of a document of an organization, with its images; with evidence also the signatures, the evidence page
 * and `evidence.json`.
 */
export type RenderProposal = (
  organizationId: string,
  document: ProposalDocument,
  printed: PrintedProposal,
) => Promise<Uint8Array>

/** The parts of the platform that signing uses. */
export interface SigningDependencies
  extends Pick<Platform, 'database' | 'transact' | 'keyring' | 'clock' | 'log' | 'pdf'> {
  render: RenderProposal
  /** Null: documents are sealed without time stamps. */
  timestamps: TimestampAuthority | null
}
