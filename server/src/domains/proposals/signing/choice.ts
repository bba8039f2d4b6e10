import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '../../../platform/errors.ts'
import type { ProposalDocument } from '../document.ts'
import type { Pricing, Selection } from '../pricing/schema.ts'
import { applySelection, selectionOf } from '../pricing/selection.ts'
import { computeTotals } from '../pricing/totals.ts'
import type { Totals } from '../pricing/totals-schema.ts'
import type { ProposalRow } from '../store.ts'

export interface MadeChoice {
  /** The complete form: every line that was chosen, every quantity that could be. */
  selection: Required<Selection>
  totals: Totals
  /** What was sent, with the choice in it. */
  document: ProposalDocument
}

/**
 * What a selection makes of the proposal that was sent. The first acceptance binds the later ones.
 *
 * @throws ApiError 422 for what is not offered, 409 for another choice than the one that is made
 */
export function makeChoice(
  row: Pick<ProposalRow, 'currency' | 'content' | 'choice'>,
  document: ProposalDocument,
  wanted: Selection | undefined,
): MadeChoice {
  const pricing: Pricing = { currency: row.currency, ...row.content }
  const applied = applySelection(pricing, wanted ?? row.choice ?? {})
  const selection = selectionOf(applied)
  if (row.choice && !isDeepStrictEqual(selection, row.choice)) {
    const message =
      'Somebody has signed with another choice, which all signers share. Load the page again to see it.'
    throw new ApiError('invalid_transition', message, { field: 'selection' })
  }
  const totals = computeTotals(applied)
  const chosen = new Map((applied.items ?? []).map((item) => [item.id, item]))
  const items = document.items.map((item) => {
    const { selected = item.selected, quantity = item.quantity } = chosen.get(item.id) ?? {}
    return { ...item, selected, quantity }
  })
  return { selection, totals, document: { ...document, items, totals } }
}
