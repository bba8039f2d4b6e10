import type { Db } from '../../../platform/db/database.ts'
import type { Block } from '../blocks.ts'
import { calendarDay, validUntil } from '../calendar-day.ts'
import type {
  Brand,
  DocumentBlock,
  DocumentDiscount,
  DocumentItem,
  DocumentItemDiscount,
  DocumentTotals,
  Party,
  ProposalDocument,
} from '../document.ts'
import type { ProposalDraft } from '../draft.ts'
import { RecipientId } from '../ids.ts'
import type { Item, ProposalDiscount } from '../pricing/schema.ts'
import type { Totals } from '../pricing/totals-schema.ts'
import type { RecipientRow } from '../recipient-store.ts'
import type { ProposalRow } from '../store.ts'
import { Filling } from './fill.ts'
import type { ProposalProblem } from './problem.ts'
import { readSources, type VariableSources } from './sources.ts'
import { type Issue, valuesOf } from './values.ts'

export interface BuiltDocument {
  document: ProposalDocument
  /** Problems of its texts: each variable without a value, with its field. */
  problems: ProposalProblem[]
  sources: VariableSources
}

export interface Issuing {
  /** The printed number. */
  number: string | null
  /** Time of sending. */
  at: Date
}

/**
 * Builds the current document of a draft: with its number and date when it is sent, with neither in a preview. Sources
 * that are already known are not read again.
 */
export async function buildDocument(
  reading: { db: Db; organizationId: string },
  { row, recipients }: ProposalDraft,
  issuing: Issuing | null,
  known?: VariableSources,
): Promise<BuiltDocument> {
  const sources = known ?? (await readSources(reading, row))
  const { timeZone } = sources.settings.defaults
  const issue: Issue = {
    number: issuing?.number ?? null,
    date: issuing && calendarDay(timeZone, issuing.at),
    validUntil: row.expires_at && validUntil(timeZone, row.expires_at),
  }
  const filling = new Filling(valuesOf(row, sources, issue))
  const { content, language, currency, revision } = row
  const document: ProposalDocument = {
    version: 1,
    ...issue,
    revision,
    title: filling.line(row.title, 'title'),
    ...{ language, currency, taxBehavior: content.taxBehavior },
    ...{ brand: brandOf(sources), from: fromOf(sources), to: toOf(sources, recipients) },
    blocks: blocksOf(row, filling),
    items: content.items.map((item, index) => itemOf(item, `items.${index}`, filling)),
    groups: content.groups.map(({ key, name, selection, min, max }) => ({
      ...{ key, name: name ?? key, selection, min: min ?? null, max: max ?? null },
    })),
    discount: content.discount && discountOf(content.discount),
    termMonths: content.termMonths,
    withholding: content.withholding,
    roundingStep: content.roundingStep,
    totals: totalsOf(row.totals),
    instalments: content.instalments.map(({ label, due, percent }, index) => ({
      label: filling.line(label ?? String(index + 1), `instalments.${index}.label`),
      due: filling.line(due ?? '', `instalments.${index}.due`),
      percent: percent ?? null,
    })),
    signers: signersOf(recipients).map(({ id, name, role }) => ({
      ...{ id: RecipientId.show(id), name, role: role === 'viewer' ? 'signer' : role },
    })),
  }
  return { document, problems: filling.problems, sources }
}

/** Places prices and signatures at the end, unless the author placed them. */
function blocksOf({ content: { blocks, items } }: ProposalRow, filling: Filling): DocumentBlock[] {
  const documentBlocks = blocks.map((block, index) => blockOf(block, `blocks.${index}`, filling))
  const has = (type: Block['type']) => blocks.some((block) => block.type === type)
  if (items.length > 0 && !has('prices')) {
    documentBlocks.push({ id: 'prices', type: 'prices', title: null })
  }
  if (!has('signature')) documentBlocks.push({ id: 'signature', type: 'signature', text: [] })
  return documentBlocks
}

function blockOf(block: Block, path: string, filling: Filling): DocumentBlock {
  const id = block.id ?? ''
  switch (block.type) {
    case 'text':
      return { id, type: 'text', text: filling.text(block.text, `${path}.text`) }
    case 'image': {
      const { imageId, alt = '', caption, width = 100 } = block
      const below = caption === undefined ? null : filling.line(caption, `${path}.caption`)
      return {
        ...{ id, type: 'image', imageId, width, caption: below },
        alt: filling.line(alt, `${path}.alt`),
      }
    }
    case 'knowledge': {
      const text = filling.quote(block.text ?? '', `${path}.text`)
      return { id, type: 'knowledge', text, citations: block.citations ?? [] }
    }
    case 'prices': {
      const title = block.title === undefined ? null : filling.line(block.title, `${path}.title`)
      return { id, type: 'prices', title }
    }
    case 'signature':
      return { id, type: 'signature', text: filling.text(block.text ?? '', `${path}.text`) }
    case 'page_break':
      return { id, type: 'page_break' }
  }
}

function itemOf(item: Item, path: string, filling: Filling): DocumentItem {
  const { catalogItemId: _, name, description, unit, quantityRange, discount, ...plain } = item
  return {
    ...plain,
    name: filling.line(name ?? '', `${path}.name`),
    ...(description
      ? filling.description(description, `${path}.description`)
      : { description: null, descriptionText: null }),
    unit: unit && filling.line(unit, `${path}.unit`),
    quantityRange: quantityRange && { ...quantityRange, step: quantityRange.step ?? '1' },
    discount: discount && itemDiscountOf(discount),
  }
}

const itemDiscountOf = ({
  type,
  percent,
  amount,
}: NonNullable<Item['discount']>): DocumentItemDiscount =>
  type === 'percent' ? { type, percent: percent ?? '0' } : { type, amount: amount ?? 0 }

const discountOf = ({ type, percent, amount, billing }: ProposalDiscount): DocumentDiscount =>
  type === 'percent'
    ? { type, percent: percent ?? '0' }
    : { type, amount: amount ?? 0, billing: billing ?? 'one_time' }

const totalsOf = ({ lines, ...totals }: Totals): DocumentTotals => ({
  ...totals,
  lines: lines.map(({ gross, discount, net, included }) => ({ gross, discount, net, included })),
})

const brandOf = ({ settings: { brand }, organization }: VariableSources): Brand => ({
  name: brand.name ?? organization.name,
  accent: brand.accent,
  logoId: brand.logoImageId,
  footer: brand.footer,
})

const fromOf = ({ settings: { brand }, organization }: VariableSources): Party => ({
  name: brand.name ?? organization.name,
  lines: brand.lines,
})

/** Returns the contact with company and address, or the first signer. */
function toOf({ contact }: VariableSources, recipients: readonly RecipientRow[]): Party {
  const [signer] = signersOf(recipients)
  if (!contact) return { name: signer?.name ?? '', lines: signer ? [signer.email] : [] }
  const { street, postalCode, city, region, country } = contact.address ?? {}
  const place = [postalCode, city].filter(Boolean).join(' ')
  const lines = [contact.company, ...(street?.split(/\r?\n/) ?? []), place, region, country]
  return {
    name: contact.name ?? signer?.name ?? contact.email ?? '',
    lines: lines.flatMap((line) => line || []),
  }
}

/** Sorts signers by signing order, the countersigner last. Viewers are left out. */
const signersOf = (recipients: readonly RecipientRow[]): RecipientRow[] =>
  recipients
    .filter(({ role }) => role !== 'viewer')
    .toSorted(
      (a, b) =>
        Number(a.role === 'countersigner') - Number(b.role === 'countersigner') ||
        a.signing_order - b.signing_order ||
        a.position - b.position,
    )
