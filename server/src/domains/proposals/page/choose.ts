import { requireFound } from '../../../platform/errors.ts'
import { escapeHtml } from '../../../platform/plain-characters.ts'
import type { ProposalDocument } from '../document.ts'
import type { Selection } from '../pricing/schema.ts'
import { makeChoice } from '../signing/choice.ts'
import { findProposal } from '../store.ts'
import { figuresIn } from './figures.ts'
import type { PageContext } from './gate.ts'
import { linesOf } from './lines.ts'
import type { OpenPage } from './links.ts'
import type { ChoiceOnPage } from './present.ts'
import { accepted } from './sign.ts'
import { alsoPaid, instalments, leadingTotal, totalsTable } from './sums.ts'
import type { PageView } from './view.ts'

/**
 * What a choice of the page comes to; nothing is kept.
 *
 * @throws ApiError 422 for what is not offered, 409 when an earlier signer has fixed another choice
 */
export async function choose(
  { platform }: PageContext,
  { link }: OpenPage,
  document: ProposalDocument,
  selection: Selection,
): Promise<ChoiceOnPage> {
  const row = requireFound(
    await findProposal(platform.database.db, link.organizationId, link.proposalId),
  )
  const made = makeChoice(row, document, selection)
  return { ...made.selection, totals: made.totals }
}

/** The parts of the page that follow a choice, as it would write them. */
export function shownParts(view: PageView) {
  const figures = figuresIn(view)
  const total = leadingTotal(view, figures)
  const texts = { total, also: alsoPaid(view, figures), accepted: accepted(view, figures) }
  const escaped = Object.entries(texts).map(([name, text]) => [name, escapeHtml(text)])
  return {
    total,
    html: {
      ...(Object.fromEntries(escaped) as typeof texts),
      sums: totalsTable(view, figures).text,
      payment: instalments(view, figures).text,
    },
    nets: Object.fromEntries(linesOf(view).map(({ item, net }) => [item.id, figures.amount(net)])),
  }
}
