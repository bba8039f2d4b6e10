import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { ownedTable } from '../../platform/db/owned-table.ts'
import type { Writing } from '../../platform/db/pending-writes.ts'
import type { ProposalsTable } from '../../platform/db/tables.generated.ts'
import type { Block } from './blocks.ts'
import type {
  Group,
  Instalment,
  Item,
  ProposalDiscount,
  Selection,
  TaxBehavior,
  Withholding,
} from './pricing/schema.ts'
import type { Totals } from './pricing/totals-schema.ts'
import type {
  Access,
  Knowledge,
  ProposalMetadata,
  Reminders,
  Signing,
  Transitions,
  Variables,
} from './schema.ts'
import type { Status } from './states.ts'

export const columns = [
  'id',
  'root_id',
  'previous_id',
  'revision',
  'number',
  'title',
  'status',
  'contact_id',
  'owner_id',
  'template_id',
  'language',
  'currency',
  'content',
  'totals',
  'first_total',
  'signing',
  'access',
  'expires_at',
  'reminders',
  'reminders_sent',
  'reminded_at',
  'base_id',
  'knowledge',
  'choice',
  'content_sha256',
  'sent_sha256',
  'sealed_sha256',
  'transitions',
  'reason',
  'metadata',
  'version',
  'search',
  'created_at',
  'updated_at',
] as const

/** Content by the author, besides the fields with columns of their own. */
export interface Content {
  taxBehavior: TaxBehavior
  /** Blocks, each with an id. */
  blocks: Block[]
  items: Item[]
  groups: Group[]
  discount: ProposalDiscount | null
  termMonths: number | null
  withholding: Withholding | null
  /** In minor units. */
  roundingStep: number | null
  instalments: Instalment[]
  variables: Variables
}

/** Result of adding the sealed document to the base; ids are in the API's form. */
export type KnowledgeOutcome = Omit<Knowledge, 'baseId'>

/** Types that the API's validation guarantees for columns that the database types as text and JSON. */
interface TypedColumns {
  status: Status
  content: Content
  totals: Totals
  signing: Signing
  access: Access
  reminders: Reminders | null
  knowledge: KnowledgeOutcome | null
  choice: Required<Selection> | null
  transitions: Transitions
  metadata: ProposalMetadata
}

export type ProposalRow = Omit<
  Pick<Selectable<ProposalsTable>, (typeof columns)[number]>,
  keyof TypedColumns
> &
  TypedColumns

/** Columns to write. `version` is incremented automatically. */
export type ProposalColumns = Omit<ProposalRow, 'id' | 'created_at' | 'version'>

export const proposalRows = ownedTable<'proposals', ProposalRow>('proposals', {
  columns,
  json: [
    ...(['content', 'totals', 'signing', 'reminders'] as const),
    ...(['knowledge', 'choice', 'transitions', 'metadata'] as const),
  ],
  locksReferences: true,
})

/**
 * Store functions of proposals. Every action begins with `lockProposal`, because recipients, links and signatures have
 * no lock of their own. `deleteProposal` also deletes these, the comments and the mails.
 */
export const { find: findProposal, lock: lockProposal, remove: deleteProposal } = proposalRows

export const insertProposal = (writing: Writing, organizationId: string, row: ProposalRow): void =>
  proposalRows.insert(writing, { organization_id: organizationId, ...row })

/** Updates a proposal and increments its version, also in the row that it returns. */
export function updateProposal(
  writing: Writing,
  organizationId: string,
  row: ProposalRow,
  change: Partial<ProposalColumns>,
): ProposalRow {
  const version = row.version + 1
  proposalRows.update(writing, organizationId, row.id, { ...change, version })
  return { ...row, ...change, version }
}

/**
 * Stores the sent PDF unless an acceptance already did. It does not increment the version: the bytes follow from the
 * sent content, so concurrent preparations stay valid.
 */
export const putSentPdf = (
  writing: Writing,
  organizationId: string,
  id: string,
  sha256: string,
): void =>
  proposalRows.update(writing, organizationId, { id, sent_sha256: null }, { sent_sha256: sha256 })

/** Columns that grow with a proposal and change only with its version. */
const bodyColumns = ['content', 'totals', 'search'] as const
export type ProposalBody = Pick<ProposalRow, (typeof bodyColumns)[number]>
type ProposalHead = Omit<ProposalRow, keyof ProposalBody>

const headColumns = columns.filter((name) => !(bodyColumns as readonly string[]).includes(name))

export const findProposalHead = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<ProposalHead | undefined> =>
  db
    .selectFrom('proposals')
    .select(headColumns)
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .$castTo<ProposalHead>()
    .executeTakeFirst()
