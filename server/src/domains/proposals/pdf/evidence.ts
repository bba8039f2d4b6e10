import type { ProposalDocument } from '../document.ts'
import { dueRows } from '../due-rows.ts'
import type { Evidence, SignatureEvidence } from '../evidence/schema.ts'
import { fill, localeOf, primaryTag } from '../locales.ts'
import type { Billing } from '../pricing/schema.ts'
import { keepTimes } from '../texts/formats.ts'
import type { PdfWording } from './amounts.ts'

/** A section of the certificate of completion: sentences with facts below them. */
export interface EvidenceSection {
  heading: string
  sentences: string[]
  rows: EvidenceRow[]
}

export interface EvidenceRow {
  label: string
  value: string
  /** True for an id or a hash, which readers compare character by character. */
  isCode: boolean
}

/**
 * Writes the evidence in words, as a court needs it: the agreement, and for each signature the signer, the time, how
 * they were identified and the content they saw. The attached `evidence.json` has the same for programs. Unknown facts
 * are left out.
 */
export function evidenceSections(
  evidence: Evidence,
  document: ProposalDocument,
  writing: PdfWording,
): EvidenceSection[] {
  const { completion } = writing.labels
  const setting = { document, writing, time: timesIn(document.language) }
  return [
    {
      heading: completion.document,
      sentences: [],
      rows: [
        row(completion.name, writing.plain(evidence.title)),
        ...some(completion.number, evidence.number && writing.plain(evidence.number)),
        code(completion.id, evidence.proposalId),
        code(completion.content, evidence.contentSha256),
        ...some(completion.sent, evidence.sentSha256, true),
      ],
    },
    agreedIn(evidence, setting),
    ...evidence.signatures.map((signature) => signatureSection(signature, setting)),
  ]
}

interface Setting {
  document: ProposalDocument
  writing: PdfWording
  /** A moment with its zone, precise to the second. */
  time: (at: string) => string
}

const row = (label: string, value: string): EvidenceRow => ({ label, value, isCode: false })
const code = (label: string, value: string): EvidenceRow => ({ label, value, isCode: true })
const some = (label: string, value: string | null | undefined, isCode = false): EvidenceRow[] =>
  value ? [{ label, value, isCode }] : []

const moments = keepTimes({ dateStyle: 'long', timeStyle: 'long' })

/** Writes times in the language of the surrounding text. */
function timesIn(language: string): (at: string) => string {
  const isOwn = localeOf(language).tag === primaryTag(language)
  const format = moments({ language: isOwn ? language : 'en', timeZone: 'UTC' })
  return (at) => format.format(new Date(at))
}

/** Describes the choice by the names of its lines, and its totals. */
function agreedIn({ selection, totals }: Evidence, setting: Setting): EvidenceSection {
  const { writing, document } = setting
  const { completion, total, billing, contractValue, payment } = writing.labels
  const quantities = new Map(Object.entries(selection.quantities))
  const lines = document.items.flatMap((item) => {
    const quantity = quantities.get(item.id)
    if (!selection.itemIds.includes(item.id) && quantity === undefined) return []
    const count = quantity && `${writing.number(quantity)}${item.unit ? ` ${item.unit}` : ''}`
    return writing.plain(count ? `${item.name}: ${count}` : item.name)
  })
  const hasOnePeriod = totals.buckets.length === 1
  const nameOf = (period: Billing) => (hasOnePeriod ? total : `${total}, ${billing[period]}`)
  const sums = totals.buckets.flatMap((bucket) => [
    row(nameOf(bucket.billing), writing.money(bucket.total)),
    ...bucket.taxes.map((tax) => row(taxLabel(tax, setting), writing.money(tax.amount))),
    ...dueOf(bucket, setting),
  ])
  const months = writing.number(String(document.termMonths))
  const isInAll = !hasOnePeriod && document.termMonths !== null && totals.contractValue !== null
  return {
    heading: completion.agreed,
    sentences: lines.length === 0 ? [completion.asOffered] : [],
    rows: [
      ...lines.map((line) => row(completion.chosen, line)),
      ...sums,
      ...(isInAll
        ? [row(fill(contractValue, { months }), writing.money(totals.contractValue ?? 0))]
        : []),
      ...totals.instalments.map((amount, index) => {
        const { label = '', due = '' } = document.instalments[index] ?? {}
        const about = [label, due].filter(Boolean).join(', ')
        return row(`${payment} ${index + 1}`, writing.plain(`${writing.money(amount)} ${about}`))
      }),
    ],
  }
}

function dueOf(
  bucket: ProposalDocument['totals']['buckets'][number],
  { document, writing }: Setting,
): EvidenceRow[] {
  const { labels, percent, money, plain } = writing
  const rows = dueRows(document, bucket, { labels, percent, base: money })
  if (!rows) return []
  return [...rows.changes, rows.due].map(({ label, amount }) => row(plain(label), money(amount)))
}

function taxLabel(
  { name, percent, base }: ProposalDocument['totals']['buckets'][number]['taxes'][number],
  { document, writing }: Setting,
): string {
  const { labels, plain } = writing
  const isInclusive = document.taxBehavior === 'inclusive'
  return fill(isInclusive ? labels.taxIncluded : labels.taxOf, {
    name: plain(name),
    percent: writing.percent(percent),
    base: writing.money(base),
  })
}

function signatureSection(signature: SignatureEvidence, setting: Setting): EvidenceSection {
  const { writing } = setting
  const { completion } = writing.labels
  const { plain } = writing
  const { address, userAgent, consent, linkId, requestId, recorded } = signature
  return {
    heading: plain(signature.name),
    sentences: [actOf(signature, setting), ...identityOf(signature, setting)].map(plain),
    rows: [
      ...some(completion.note, recorded?.note ? plain(recorded.note) : null),
      ...some(completion.address, address),
      ...some(completion.browser, userAgent && plain(userAgent)),
      ...some(completion.consent, consent && plain(consent.text)),
      ...some(completion.consentHash, consent?.sha256, true),
      code(completion.recipient, signature.recipientId),
      ...some(completion.link, linkId, true),
      ...some(completion.request, requestId, true),
    ],
  }
}

/** Describes the action and its time. */
function actOf(
  { source, name, at, signature, recorded }: SignatureEvidence,
  { document, writing, time }: Setting,
): string {
  const { completion } = writing.labels
  const when = { name, time: time(at) }
  if (source === 'manual') {
    const { by = name, recordedBy = document.brand.name } = recorded ?? {}
    return fill(completion.recorded, { ...when, by, recordedBy })
  }
  if (source === 'member') {
    return fill(completion.countersigned, { ...when, organization: document.brand.name })
  }
  if (signature?.type === 'typed') return fill(completion.typed, { ...when, text: signature.text })
  return fill(completion.drawn, when)
}

/** Describes how the signer was identified. */
function identityOf(
  { source, mailedTo, sentAt, viewedAt, codeUsed }: SignatureEvidence,
  { writing, time }: Setting,
): string[] {
  const { completion } = writing.labels
  if (source !== 'recipient' || mailedTo === null) return []
  const times = {
    address: mailedTo,
    sent: sentAt ? time(sentAt) : '',
    viewed: viewedAt ? time(viewedAt) : '',
  }
  return [
    fill(sentAt ? completion.linkSent : completion.linkFor, times),
    ...(viewedAt ? [fill(completion.viewed, times)] : []),
    codeUsed ? completion.codeUsed : completion.noCode,
    completion.shown,
  ]
}
