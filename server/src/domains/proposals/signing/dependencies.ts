import type { TimestampAuthority } from '../../../platform/pdf-signatures/timestamp.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ProposalDocument } from '../document.ts'
import type { Evidence } from '../evidence/schema.ts'

export interface PrintedProposal {
  /** Date of the PDF. */
  createdAt: Date
  evidence?: Evidence
  /** True if a signer is waiting. */
  isUrgent?: boolean
  signal?: AbortSignal | undefined
}

/**
 * Renders the PDF of an organization's document with its images. With evidence, it also has the signatures, the
 * certificate of completion and `evidence.json`.
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
