import type { ProposalDocument } from '../document.ts'
import type { ProposalDraft } from '../draft.ts'
import { consentOf } from '../evidence/consent.ts'
import { languageOf } from '../page/languages.ts'
import { isChoice } from '../page/lines.ts'
import { proposalPage } from '../page/proposal-page.ts'
import { type PageView, untouched } from '../page/view.ts'
import type { ProposalSettings } from '../settings/schema.ts'

interface PreviewFacts {
  document: ProposalDocument
  settings: ProposalSettings
  /** End of validity that the draft would have if it were sent now. */
  expiresAt: Date | null
  contentSha256: string
  now: Date
}

/**
 * Renders the page that the first signer would get if the draft were sent now: the page itself, without its script and
 * with addresses that lead nowhere.
 */
export function previewPage({ row, recipients }: ProposalDraft, facts: PreviewFacts): string {
  const { document, settings, expiresAt, contentSha256, now } = facts
  const { labels, language, direction } = languageOf(row.language)
  const reader = recipients.find(({ role }) => role === 'signer')
  const isDraft = row.status === 'draft'
  const view: PageView = {
    ...{ token: null, labels, language, direction, locale: row.language },
    ...{ document, totals: document.totals, contentSha256, expiresAt, now },
    timeZone: settings.defaults.timeZone,
    chosen: new Set(
      document.items.filter((item) => isChoice(item) && item.selected).map(({ id }) => id),
    ),
    quantities: {},
    reader: { name: reader?.name ?? '', email: reader?.email ?? '…', role: 'signer' },
    signing: isDraft ? 'open' : 'closed',
    isChoiceFixed: false,
    canComment: isDraft,
    signers: recipients
      .filter(({ role }) => role === 'signer')
      .map((one) => ({ name: one.name, isReader: one === reader, hasSigned: false })),
    threads: [],
    consent: consentOf(settings.consentText, row.language).text,
    notice: null,
    hasPdf: true,
    form: untouched,
  }
  return proposalPage(view).text
}
