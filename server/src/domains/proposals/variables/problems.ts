import type { OrganizationDb } from '../../../platform/db/database.ts'
import { nilId } from '../../../platform/operations/principal.ts'
import { ContactId, findContact } from '../../contacts/index.ts'
import { ChunkId, findChunkText, SourceId } from '../../knowledge/index.ts'
import { sha256Of } from '../blobs/blob.ts'
import type { Block, KnowledgeBlock } from '../blocks.ts'
import type { ProposalDraft } from '../draft.ts'
import { ImageId } from '../ids.ts'
import { imagesIn, imagesOfBlock, type ShownImage } from '../images/shown-images.ts'
import { listImages } from '../images/store.ts'
import { faultOf } from '../pricing/selection.ts'
import { type BuiltDocument, buildDocument } from './build-document.ts'
import { type ProposalProblem, problem } from './problem.ts'
import type { VariableSources } from './sources.ts'

interface ProblemContext extends OrganizationDb {
  now: Date
}

/** Builds the current document and lists its problems: errors that prevent sending, and warnings. */
export async function findProblems(
  reading: ProblemContext,
  draft: ProposalDraft,
  known?: VariableSources,
): Promise<BuiltDocument> {
  const built = await buildDocument(reading, draft, null, known)
  return { ...built, problems: await listProblems(reading, draft, built) }
}

/** Lists the problems of a document that is already built. */
export async function listProblems(
  reading: ProblemContext,
  draft: ProposalDraft,
  built: BuiltDocument,
): Promise<ProposalProblem[]> {
  return [
    ...built.problems.filter(({ variable }) => !isKnownAtSending(variable, built)),
    ...requiredOf(draft, built),
    ...groupsOf(draft),
    ...signersOf(draft),
    ...expiryOf(draft, reading.now),
    ...(await blocksOf(reading, draft)),
    ...(await citationsOf(reading, draft)),
    ...(await recipientsOf(reading, draft)),
  ]
}

/**
 * Returns true for variables that get their value when a draft is sent, such as the number, the date and possibly the
 * end of validity.
 */
function isKnownAtSending(variable: string | undefined, { sources }: BuiltDocument): boolean {
  if (variable === 'proposal.number' || variable === 'proposal.date') return true
  const isEnd = variable === 'proposal.expiresAt' || variable === 'proposal.validUntil'
  return isEnd && sources.settings.defaults.validDays !== null
}

function requiredOf(
  { row }: ProposalDraft,
  { sources, problems }: BuiltDocument,
): ProposalProblem[] {
  const { variables } = row.content
  return sources.requiredVariables
    .filter((name) => String(variables[name] ?? '').trim() === '')
    .filter((name) => !problems.some(({ variable }) => variable === `variables.${name}`))
    .map((name) => ({
      ...problem(
        'missing_variable',
        `variables.${name}`,
        `{{variables.${name}}} has no value, but the template requires one.`,
      ),
      variable: `variables.${name}`,
    }))
}

const groupsOf = ({ row: { content } }: ProposalDraft): ProposalProblem[] =>
  content.groups.flatMap((group, index) => {
    const chosen = content.items.filter((item) => item.group === group.key && item.selected)
    const fault = faultOf(group, chosen.length)
    const name = group.name ?? group.key
    return fault ? [problem('unmet_group', `groups.${index}`, `${name} ${fault.sentence}`)] : []
  })

function signersOf({ row, recipients }: ProposalDraft): ProposalProblem[] {
  const has = (role: string) => recipients.some((recipient) => recipient.role === role)
  const problems: ProposalProblem[] = []
  if (!has('signer')) {
    problems.push(problem('no_signer', 'recipients', 'The proposal has no signer. Add one.'))
  }
  if (row.signing.countersign && !has('countersigner')) {
    const message = 'The proposal has no countersigner. Add one, or turn off countersigning.'
    problems.push(problem('no_countersigner', 'signing.countersign', message))
  }
  return problems
}

const expiryOf = ({ row: { expires_at } }: ProposalDraft, now: Date): ProposalProblem[] =>
  expires_at !== null && expires_at <= now
    ? [
        problem(
          'past_expiry',
          'expiresAt',
          'The expiry time is over before the proposal is sent. Choose a later time.',
        ),
      ]
    : []

async function blocksOf(
  { db, organizationId }: ProblemContext,
  { row: { content } }: ProposalDraft,
): Promise<ProposalProblem[]> {
  const { blocks } = content
  const ids = new Set(imagesIn(blocks).flatMap(({ imageId }) => ImageId.read(imageId) ?? []))
  const images = await listImages(db, organizationId, [...ids])
  const there = new Set(images.map(({ id }) => id))
  return blocks.flatMap((block, index) => {
    const path = `blocks.${index}`
    const ofImages = imagesOfBlock(block, path).flatMap((image) => faultOfImage(image, there))
    return [...ofImages, ...faultOfKnowledge(block, path)]
  })
}

function faultOfImage(
  { imageId, alt, field, altField }: ShownImage,
  there: ReadonlySet<string>,
): ProposalProblem[] {
  if (!there.has(ImageId.read(imageId) ?? '')) {
    return [problem('missing_image', field, `Image ${imageId} does not exist. Upload it again.`)]
  }
  if (alt.trim()) return []
  const message =
    'The image has no alternative text, which describes it to people who cannot see it. Add one.'
  return [problem('missing_alt', altField, message)]
}

function faultOfKnowledge(block: Block, path: string): ProposalProblem[] {
  if (block.type !== 'knowledge' || (block.confirmed && block.text?.trim())) return []
  if (!block.text?.trim() && block.outcome) {
    return [problem('unanswered_knowledge', `${path}.text`, unanswered[block.outcome])]
  }
  const message = 'The text that was found is not confirmed. Read it and confirm it.'
  return [problem('unconfirmed_knowledge', `${path}.confirmed`, message)]
}

const byHand = 'write the text yourself, or remove the block'

/** Explanation for a block from a template that is still empty. */
const unanswered: Record<NonNullable<KnowledgeBlock['outcome']>, string> = {
  waiting: 'The knowledge base is being searched. Check again in a moment.',
  found: `The text that was found was removed. Either search again, or ${byHand}.`,
  nothing_found: `The knowledge base has no answer. Instead, ${byHand}.`,
  no_credits: `Too few credits were left to search the knowledge base. Search it later, or ${byHand}.`,
  no_base: `The knowledge base was deleted. Instead, ${byHand}.`,
  not_allowed: `The author of the draft may not read knowledge bases. Search it yourself, or ${byHand}.`,
  failed: `The knowledge base did not answer. Search it later, or ${byHand}.`,
}

/** Lists citations whose source has changed. A quote stays as it was confirmed. */
async function citationsOf(
  { db, organizationId }: ProblemContext,
  { row: { content } }: ProposalDraft,
): Promise<ProposalProblem[]> {
  const problems: ProposalProblem[] = []
  for (const [index, block] of content.blocks.entries()) {
    if (block.type !== 'knowledge') continue
    for (const [place, citation] of (block.citations ?? []).entries()) {
      const sourceId = SourceId.read(citation.sourceId) ?? nilId
      const chunkId = ChunkId.read(citation.chunkId) ?? nilId
      const text = await findChunkText(db, organizationId, sourceId, chunkId)
      if (text !== undefined && sha256Of(Buffer.from(text)) === citation.textSha256) continue
      const message = `${citation.sourceName} no longer contains the quoted text. Search again, or keep the quote.`
      const path = `blocks.${index}.citations.${place}`
      problems.push({ ...problem('changed_knowledge', path, message), severity: 'warning' })
    }
  }
  return problems
}

/** Warns about recipients who cannot be mailed. It is no error, because their link can be shared in other ways. */
async function recipientsOf(
  { db, organizationId }: ProblemContext,
  { recipients }: ProposalDraft,
): Promise<ProposalProblem[]> {
  const problems: ProposalProblem[] = []
  for (const [index, { contact_id, name }] of recipients.entries()) {
    const contact = contact_id ? await findContact(db, organizationId, contact_id) : undefined
    if (!contact?.do_not_contact) continue
    const message = `${name} has unsubscribed (${ContactId.show(contact.id)}). Send no mail; share the link yourself.`
    const path = `recipients.${index}.contactId`
    problems.push({ ...problem('opted_out', path, message), severity: 'warning' })
  }
  return problems
}
