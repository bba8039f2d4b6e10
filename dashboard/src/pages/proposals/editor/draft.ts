import type {
  CatalogItem,
  ContentBlock,
  NewProposal,
  Proposal,
  ProposalChanges,
} from '@capstan/sdk'

export type NewItem = NonNullable<NewProposal['items']>[number]
type NewRecipient = NonNullable<NewProposal['recipients']>[number]
export type Block = Proposal['blocks'][number]
export type BlockType = Block['type']
export type ItemGroup = Proposal['groups'][number]
export type Instalment = Proposal['instalments'][number]
export type Discount = NonNullable<Proposal['discount']>

/** A line; `key` names it on the page, for a new one has no id yet. */
export interface EditItem extends NewItem {
  key: string
}

export interface EditRecipient extends NewRecipient {
  key: string
}

export type EditInstalment = Instalment & { key: string }

export const draftFields = [
  'title',
  'contactId',
  'ownerId',
  'language',
  'currency',
  'taxBehavior',
  'blocks',
  'groups',
  'discount',
  'termMonths',
  'withholding',
  'roundingStep',
  'instalments',
  'variables',
  'signing',
  'access',
  'expiresAt',
  'reminders',
  'knowledge',
] as const

/** Fields of a template beside its draft. */
interface TemplateFields {
  name: string
  description: string | null
  requiredVariables: readonly string[]
}

export const templateFields = ['name', 'description', 'requiredVariables'] as const

type Content = Pick<Proposal, (typeof draftFields)[number]>

/** A proposal, or a template with its draft spread out as if it were one. */
export type Editable = Content &
  Partial<TemplateFields> &
  Pick<Proposal, 'id' | 'updatedAt'> & {
    items: readonly NewItem[]
    recipients: readonly NewRecipient[]
  }

/** The editor's copy. Each field is replaced and never mutated: equal means unchanged. */
export type ProposalDraft = Omit<Content, 'instalments'> &
  Partial<TemplateFields> & {
    items: readonly EditItem[]
    recipients: readonly EditRecipient[]
    instalments: readonly EditInstalment[]
  }

export type DraftChanges = ProposalChanges & Partial<TemplateFields>

/** A template has a name beside the title of its proposals. */
export const isTemplate = ({ name }: ProposalDraft): boolean => name !== undefined

/** Changes the draft by what it is then. */
export type ChangeDraft = (change: (draft: ProposalDraft) => Partial<ProposalDraft>) => void

let serial = 0
// Rows that were typed before a reload keep their keys.
const began = Date.now().toString(36)
export const newKey = (): string => `new-${began}-${++serial}`

/** Lines, people and instalments keep the keys that they had on the page before they were saved, by their place. */
export function draftOf(item: Editable, before?: ProposalDraft): ProposalDraft {
  const own = templateFields.filter((field) => field in item)
  const same = Object.fromEntries([...draftFields, ...own].map((field) => [field, item[field]]))
  return {
    ...(same as Content & Partial<TemplateFields>),
    items: item.items.map((one, at) => ({
      ...one,
      key: before?.items[at]?.key ?? one.id ?? newKey(),
    })),
    recipients: item.recipients.map((one, at) => ({
      ...without(one, ['status', 'delivery', 'transitions']),
      key: before?.recipients[at]?.key ?? one.id ?? newKey(),
    })),
    instalments: item.instalments.map((one, at) => ({
      ...one,
      key: before?.instalments[at]?.key ?? newKey(),
    })),
  }
}

const without = <Item extends object>(item: Item, names: readonly string[]): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name))) as Item

export const newItem = (taxes: EditItem['taxes'] = []): EditItem => ({
  key: newKey(),
  name: '',
  quantity: '1',
  unitAmount: 0,
  taxes,
})

/** A line with the values of a catalog item, in the currency of the proposal where it has a price in it. */
export function itemFrom(catalogItem: CatalogItem, currency: string): EditItem {
  const { id, name, description, unit, taxes, prices } = catalogItem
  const price = prices.find((one) => one.currency === currency)
  return {
    key: newKey(),
    catalogItemId: id,
    name,
    description,
    unit,
    taxes,
    quantity: '1',
    unitAmount: price ? (price.unitAmount ?? null) : 0,
    unitAmountDecimal: price?.unitAmountDecimal ?? null,
    billing: price?.billing ?? 'one_time',
  }
}

export function newBlock(type: BlockType): Block {
  const id = `b${crypto.randomUUID().slice(0, 12)}`
  return type === 'text' || type === 'signature' ? { id, type, text: '' } : { id, type }
}

/** A block of the library by value, under an id of its own. */
export const blockFrom = ({ block }: ContentBlock): Block => ({
  ...(block as Block),
  id: newBlock('text').id,
})

export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** Rows of a spreadsheet: name, quantity and price, parted by tabs. Null where one line was pasted. */
export const rowsIn = (text: string): string[][] | null => {
  const rows = text
    .split(/\r?\n/)
    .filter((row) => row.trim())
    .map((row) => row.split('\t').map((cell) => cell.trim()))
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : null
}
