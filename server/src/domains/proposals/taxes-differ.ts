import type { ProposalDocument } from './document.ts'

/** Each of 500 lines asks it of all of them. */
const answers = new WeakMap<ProposalDocument['items'], boolean>()

/** Whether lines have other taxes than their neighbours, so that each shows its own. */
export function taxesDiffer({ items }: Pick<ProposalDocument, 'items'>): boolean {
  const known = answers.get(items)
  if (known !== undefined) return known
  const differ = new Set(items.map(({ taxes }) => JSON.stringify(taxes))).size > 1
  answers.set(items, differ)
  return differ
}
