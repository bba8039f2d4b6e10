import { ApiError } from '../../../platform/errors.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { hasScope, type Principal } from '../../../platform/operations/principal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findPassage } from '../../knowledge/index.ts'
import { sha256Of } from '../blobs/blob.ts'
import type { Block, KnowledgeBlock } from '../blocks.ts'
import { proposalUpdated } from '../events.ts'
import { listRecipients } from '../recipient-store.ts'
import { presentProposal } from '../representation.ts'
import { findProposal, lockProposal, type ProposalRow, updateProposal } from '../store.ts'

interface AskingDraft {
  organizationId: string
  proposalId: string
}

/** Retries for about five minutes while the model of a base does not answer. */
export const askKnowledgeJob = defineJob<AskingDraft>('proposals.ask_knowledge', {
  retryLimit: 5,
  retryDelaySeconds: 10,
})

/** Marks a template's queries to knowledge bases, if the author of the draft may read them. */
export const markQuestions = (
  blocks: readonly Block[] | undefined,
  principal: Pick<Principal, 'scopes'>,
): Block[] | undefined =>
  blocks?.map((block) => {
    if (block.type !== 'knowledge' || block.text?.trim() || block.citations?.length) return block
    const outcome = hasScope(principal, 'knowledge:read') ? 'waiting' : 'not_allowed'
    return { ...block, outcome } as const
  })

export const isWaiting = (block: Block): block is KnowledgeBlock =>
  block.type === 'knowledge' && block.outcome === 'waiting'

/** Runs each query of a draft and puts the result into its block, unless it was edited meanwhile. */
export async function askKnowledge(
  platform: Platform,
  { organizationId, proposalId }: AskingDraft,
  { last }: { last: boolean },
): Promise<void> {
  const row = await findProposal(platform.database.db, organizationId, proposalId)
  if (row?.status !== 'draft') return
  for (const block of row.content.blocks.filter(isWaiting)) {
    const answer = await answerTo(platform, organizationId, block, last)
    await putAnswer(platform, { organizationId, proposalId }, block, answer)
  }
}

type Answer = Pick<KnowledgeBlock, 'text' | 'citations' | 'outcome'>

const outcomes: Record<string, KnowledgeBlock['outcome']> = {
  not_found: 'no_base',
  insufficient_credits: 'no_credits',
  validation_error: 'failed',
}

async function answerTo(
  platform: Platform,
  organizationId: string,
  block: KnowledgeBlock,
  last: boolean,
): Promise<Answer> {
  try {
    const hit = await findPassage(platform, organizationId, block)
    if (!hit) return { outcome: 'nothing_found' }
    const { sourceId, chunkId, sourceName, url, page, text } = hit
    const textSha256 = sha256Of(Buffer.from(text))
    const retrievedAt = platform.clock.now().toISOString()
    const citations = [{ sourceId, chunkId, sourceName, url, page, textSha256, retrievedAt }]
    return { text: asQuoted(text), citations, outcome: 'found' }
  } catch (error) {
    const outcome = error instanceof ApiError ? outcomes[error.code] : undefined
    if (outcome) return { outcome }
    if (!last) throw error
    platform.log.error({ err: error }, 'a knowledge base could not be asked for a draft')
    return { outcome: 'failed' }
  }
}

const maxCharacters = 20_000

/** Escapes braces in quoted text, so that they are not variables. */
const asQuoted = (text: string): string => text.replaceAll('{{', '\\{\\{').slice(0, maxCharacters)

async function putAnswer(
  { transact }: Platform,
  { organizationId, proposalId }: AskingDraft,
  asked: KnowledgeBlock,
  answer: Answer,
): Promise<void> {
  await transact(organizationId, { kind: 'system' }, async (work) => {
    const row = await lockProposal(work.db, organizationId, proposalId)
    if (row?.status !== 'draft') return
    const blocks = row.content.blocks.map((block) =>
      isWaiting(block) && block.id === asked.id && block.query === asked.query
        ? { ...block, ...answer }
        : block,
    )
    if (!blocks.some((block, index) => block !== row.content.blocks[index])) return
    const content: ProposalRow['content'] = { ...row.content, blocks }
    const changed = updateProposal(work, organizationId, row, { content, updated_at: work.now })
    const recipients = await listRecipients(work.db, organizationId, proposalId)
    const proposal = presentProposal(changed, recipients)
    await work.emit(proposalUpdated, { ...proposal, changed: ['blocks'] })
  })
}
