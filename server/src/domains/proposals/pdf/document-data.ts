import { readableAccent } from '../colour.ts'
import type { Citation, DocumentBlock, DocumentSigner, ProposalDocument } from '../document.ts'
import type { Evidence } from '../evidence/schema.ts'
import { directionOf, fill, primaryTag } from '../locales.ts'
import { printText } from '../texts/print.ts'
import { HeadingLevels } from '../texts/tree.ts'
import { type PdfWording, writingOf } from './amounts.ts'
import { evidenceSections } from './evidence.ts'
import { priceSections } from './price-data.ts'

/** A signature to print. */
export interface PrintedSignature {
  signerId: string
  /** The name that was typed for the evidence. */
  name: string
  /** Drawn strokes of points from 0 to 1000; null for a typed signature. */
  strokes: [x: number, y: number][][] | null
  signedAt: string
}

export interface PdfOptions {
  /** Date of the PDF. Equal dates and documents give equal bytes. */
  createdAt: Date
  /** Returns the file name of a stored picture. */
  imageFile: (imageId: string) => string
  /** Marks every page as a draft; for `version=current`. */
  draft?: boolean
  signatures?: readonly PrintedSignature[]
  /** Content of `evidence.json`, printed on the last pages and attached. */
  evidence?: Evidence
  /** Attached evidence if it differs from the printed one, where names without a font are printed as code points. */
  attachment?: Evidence
  /** True if the product's own texts, figures and dates are in English, because no font has the document's language. */
  inEnglish?: boolean
  /** True if it was agreed elsewhere and recorded by a member. */
  manual?: boolean
}

/** Returns everything that the template prints, as final text. */
export function documentData(document: ProposalDocument, options: PdfOptions) {
  const writing = writingOf(document, options)
  const { labels, plain } = writing
  const headings = new HeadingLevels()
  const { number } = document
  return {
    lang: primaryTag(document.language),
    dir: directionOf(document.language),
    paper: /-(US|CA|MX|PH|CL|CO)$/i.test(document.language) ? 'us-letter' : 'a4',
    created: dateParts(options.createdAt),
    accent: readableAccent(document.brand.accent),
    brand: {
      name: plain(document.brand.name),
      logo: document.brand.logoId && options.imageFile(document.brand.logoId),
      footer: plain(document.brand.footer ?? ''),
    },
    draft: options.draft ? labels.draft : null,
    kicker: plain(number === null ? labels.proposal : `${labels.proposal} ${number}`),
    number: plain(number ?? ''),
    title: plain(document.title),
    facts: factsOf(document, writing),
    blocks: document.blocks.map((block) =>
      blockData(block, { document, options, writing, headings }),
    ),
    evidence: options.evidence ? evidenceData(options.evidence, document, writing) : null,
    words: { notIncluded: labels.notIncluded },
  }
}

const dateParts = (time: Date) => ({
  year: time.getUTCFullYear(),
  month: time.getUTCMonth() + 1,
  day: time.getUTCDate(),
  hour: time.getUTCHours(),
  minute: time.getUTCMinutes(),
  second: time.getUTCSeconds(),
})

function factsOf(document: ProposalDocument, { labels, plain, date }: PdfWording) {
  const party = (label: string, { name, lines }: ProposalDocument['from']) => ({
    label,
    name: plain(name),
    lines: lines.map(plain),
  })
  const { validUntil } = document
  const issued = document.date === null ? [] : [`${labels.date}: ${date(document.date)}`]
  const dates =
    validUntil === null
      ? document.date !== null && { label: labels.date, name: date(document.date), lines: [] }
      : { label: labels.validUntil, name: date(validUntil), lines: issued }
  return [
    party(labels.for, document.to),
    party(labels.from, document.from),
    ...(dates ? [dates] : []),
  ]
}

interface Setting {
  document: ProposalDocument
  options: PdfOptions
  writing: PdfWording
  headings: HeadingLevels
}

function blockData(block: DocumentBlock, setting: Setting) {
  const { options, writing, headings, document } = setting
  const print = { imageFile: options.imageFile, headings }
  const { labels, plain } = writing
  switch (block.type) {
    case 'text':
      return { type: block.type, nodes: printText(block.text, print) }
    case 'knowledge':
      return {
        type: block.type,
        nodes: withNotes(printText(block.text, print), block.citations, writing),
      }
    case 'image':
      return {
        type: block.type,
        file: options.imageFile(block.imageId),
        alt: plain(block.alt) || labels.image,
        caption: plain(block.caption ?? ''),
        width: block.width,
      }
    case 'prices':
      return {
        type: block.type,
        level: headings.next(1),
        title: plain(block.title ?? labels.prices),
        columns: columnsOf(document, writing),
        sections: priceSections(document, writing),
        contractValue: contractValueOf(document, writing),
        payment: paymentOf(document, writing),
      }
    case 'signature':
      return {
        type: block.type,
        level: headings.next(1),
        title: labels.signatures,
        nodes: printText(block.text, print),
        signers: document.signers.map((signer) => signerData(signer, setting)),
        manual: options.manual ? labels.recordedElsewhere : null,
      }
    case 'page_break':
      return { type: block.type }
  }
}

/** Places the notes after the last words of the text, if it ends in words. */
function withNotes(nodes: unknown[], citations: Citation[], writing: PdfWording): unknown[] {
  const notes = citations.map((citation) => ({ type: 'note', text: noteOf(citation, writing) }))
  const last = nodes.at(-1) as { type: string; children: unknown[] } | undefined
  if (last?.type !== 'paragraph') return [...nodes, { type: 'paragraph', children: notes }]
  return [...nodes.slice(0, -1), { ...last, children: [...last.children, ...notes] }]
}

function noteOf({ sourceName, page, retrievedAt, url }: Citation, writing: PdfWording): string {
  const { labels, plain, date } = writing
  const label = page === null ? labels.sourceNote : labels.sourcePageNote
  const note = fill(label, {
    source: plain(sourceName),
    page: String(page),
    date: date(retrievedAt),
  })
  return url === null ? note : `${note} ${plain(url)}`
}

const columnsOf = (
  { taxBehavior, currency }: ProposalDocument,
  { labels }: PdfWording,
): string[] => [
  labels.description,
  labels.quantity,
  labels.unitPrice,
  `${taxBehavior === 'inclusive' ? labels.amountGross : labels.amountNet} (${currency})`,
]

function contractValueOf(
  { totals, termMonths }: ProposalDocument,
  { labels, money, number }: PdfWording,
) {
  const recurs = totals.buckets.some(({ billing }) => billing !== 'one_time')
  if (!recurs || termMonths === null || totals.contractValue === null) return null
  const months = number(String(termMonths))
  return { label: fill(labels.contractValue, { months }), amount: money(totals.contractValue) }
}

function paymentOf({ instalments, totals }: ProposalDocument, writing: PdfWording) {
  if (instalments.length === 0) return null
  const { labels, plain, percent, money } = writing
  return {
    title: labels.payment,
    parts: instalments.map((instalment, index) => ({
      label: plain(
        [instalment.percent && percent(instalment.percent), instalment.label]
          .filter(Boolean)
          .join(' '),
      ),
      due: plain(instalment.due),
      amount: money(totals.instalments[index] ?? 0),
      share: Math.max(totals.instalments[index] ?? 0, 1),
    })),
  }
}

function signerData(signer: DocumentSigner, { options, writing }: Setting) {
  const { labels, plain, date } = writing
  const signature = options.signatures?.find(({ signerId }) => signerId === signer.id)
  const written = signature && plain(signature.name)
  return {
    name: plain(signer.name),
    role: labels[signer.role],
    signature: signature
      ? { name: written, alt: `${labels.signature}: ${written}`, strokes: signature.strokes }
      : null,
    signedOn: signature ? fill(labels.signedOn, { date: date(signature.signedAt) }) : null,
  }
}

const evidenceData = (evidence: Evidence, document: ProposalDocument, writing: PdfWording) => ({
  title: writing.labels.completion.title,
  intro: writing.labels.completion.intro,
  sections: evidenceSections(evidence, document, writing),
})
