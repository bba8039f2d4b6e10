import type { CatalogItem, NewProposal, Proposal, ProposalChanges } from '@capstan/sdk'

type NewItem = NonNullable<NewProposal['items']>[number]
type NewRecipient = NonNullable<NewProposal['recipients']>[number]
export type Block = Proposal['blocks'][number]
export type BlockType = Block['type']
export type Group = Proposal['groups'][number]

/** A line; `key` names it on the page, for a new one has no id yet. */
export interface EditItem extends NewItem {
  key: string
}

export interface EditRecipient extends NewRecipient {
  key: string
}

const fields = [
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
  'instalments',
  'variables',
  'signing',
  'access',
  'expiresAt',
  'reminders',
] as const

/** What the editor holds of a proposal. Each field is replaced, never changed: equal means unchanged. */
export type Draft = Pick<Proposal, (typeof fields)[number]> & {
  items: readonly EditItem[]
  recipients: readonly EditRecipient[]
}

let serial = 0
export const newKey = (): string => `new-${++serial}`

/** Lines and people keep the keys that they had on the page before they were saved, by their place. */
export function draftOf(proposal: Proposal, before?: Draft): Draft {
  const same = Object.fromEntries(fields.map((field) => [field, proposal[field]]))
  return {
    ...(same as Pick<Proposal, (typeof fields)[number]>),
    items: proposal.items.map((item, at) => ({ ...item, key: before?.items[at]?.key ?? item.id })),
    recipients: proposal.recipients.map((one, at) => ({
      id: one.id,
      name: one.name,
      email: one.email,
      role: one.role,
      order: one.order,
      contactId: one.contactId,
      memberId: one.memberId,
      key: before?.recipients[at]?.key ?? one.id,
    })),
  }
}

/** The fields that differ from what is stored. */
export function changesBetween(stored: Draft, draft: Draft): ProposalChanges {
  const changed = fields.filter((field) => draft[field] !== stored[field])
  const changes: Record<string, unknown> = Object.fromEntries(
    changed.map((field) => [field, draft[field]]),
  )
  if (draft.items !== stored.items) changes['items'] = draft.items.map(withoutKey)
  if (draft.recipients !== stored.recipients) {
    changes['recipients'] = draft.recipients.map(withoutKey)
  }
  return changes as ProposalChanges
}

const withoutKey = <Item extends { key: string }>({ key: _, ...item }: Item) => item

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
