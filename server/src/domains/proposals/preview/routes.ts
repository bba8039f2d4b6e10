import { LRUCache } from 'lru-cache'
import { Type } from 'typebox'
import type { Db } from '../../../platform/db/database.ts'
import { notFound, requireFound } from '../../../platform/errors.ts'
import {
  type Operation,
  operation,
  type ReadContext,
} from '../../../platform/operations/operation.ts'
import { PathId } from '../../../platform/operations/schemas.ts'
import { escapeHtml } from '../../../platform/plain-characters.ts'
import { expiryAtSending, validUntil } from '../calendar-day.ts'
import type { DocumentBlock, DocumentBucket, ProposalDocument } from '../document.ts'
import { changeDraft, draftSha256Of, makeDraft, type ProposalDraft } from '../draft.ts'
import { dueRows } from '../due-rows.ts'
import { ProposalId } from '../ids.ts'
import { localeOf } from '../locales.ts'
import { amountsDue } from '../pricing/totals.ts'
import { listRecipients } from '../recipient-store.ts'
import { NewProposal, ProposalChanges } from '../schema.ts'
import { withEmpty } from '../service.ts'
import { findProposal, findProposalHead, type ProposalBody } from '../store.ts'
import { beginWithTemplate } from '../templates/store.ts'
import { formatDate, formatMoney, formatNumber } from '../texts/formats.ts'
import { renderHtml } from '../texts/html.ts'
import { HeadingLevels } from '../texts/tree.ts'
import { findProblems } from '../variables/problems.ts'
import { type Issuer, readIssuer, readSources } from '../variables/sources.ts'
import {
  draftFields,
  PreviewQuery,
  ProposalPreview,
  ProposalProblems,
  totalsText,
} from './preview-tool.ts'

const path = '/v1/proposals'
const params = Type.Object({ proposalId: PathId(ProposalId, 'Identifier of the revision.') })
const shared = {
  effect: 'read',
  tag: 'Proposals',
  scope: 'proposals:read',
} as const

export const previewOperations: readonly Operation[] = [
  operation(
    {
      ...shared,
      method: 'POST',
      path: `${path}/preview`,
      operationId: 'previewProposal',
      summary: 'Preview a proposal',
      description:
        'Computes the totals of a draft, renders it and lists the problems that would prevent sending it. Nothing is stored.',
      query: PreviewQuery,
      body: NewProposal,
      reply: ProposalPreview,
      tool: {
        name: 'compute_totals',
        title: 'Compute totals',
        description:
          'Computes the exact totals of items, discounts and taxes, and lists the problems that would prevent sending. Nothing is stored.',
        bodyAs: 'draft',
        lists: draftFields,
        always: { html: false },
        text: (preview, { draft }) => totalsText(preview, draft as NewProposal),
      },
    },
    async (reader, { query, body }) => {
      const [issuer, begun] = await Promise.all([
        readIssuer(reader),
        beginWithTemplate(reader, body),
      ])
      const ownerId = reader.principal.person?.memberId
      const draft = await makeDraft(reader, begun, { settings: issuer.settings, ownerId })
      return { ...(await preview(reader, draft, query, issuer)).reply, contentSha256: null }
    },
  ),
  operation(
    {
      ...shared,
      method: 'POST',
      path: `${path}/{proposalId}/preview`,
      operationId: 'previewStoredProposal',
      summary: 'Preview changes to a proposal',
      description:
        'Previews the proposal with the fields that you send, like the preview of an unsaved draft. Nothing is stored.',
      params,
      query: PreviewQuery,
      body: Type.Union([ProposalChanges, Type.Null()]),
      reply: ProposalPreview,
    },
    async (reader, { params: { proposalId }, query, body }) => {
      const [issuer, draft] = await Promise.all([readIssuer(reader), getDraft(reader, proposalId)])
      const wanted = body ? await changeDraft(reader, draft, withEmpty(body)) : draft
      const { reply, document } = await preview(reader, wanted, query, issuer)
      const isHashed = query.html && draft.row.status === 'draft'
      return { ...reply, contentSha256: isHashed ? draftSha256Of(document) : null }
    },
  ),
  operation(
    {
      ...shared,
      method: 'GET',
      path: `${path}/{proposalId}/problems`,
      operationId: 'listProposalProblems',
      summary: 'List problems',
      description:
        'Lists every problem of a draft, such as variables without a value, open choices and missing signers. An error prevents sending; a warning does not.',
      params,
      reply: ProposalProblems,
    },
    async (reader, { params: { proposalId } }) => {
      const { problems } = await findProblems(reader, await getDraft(reader, proposalId))
      return { data: problems }
    },
  ),
]

async function preview(
  reader: ReadContext,
  draft: ProposalDraft,
  { html }: { html: boolean },
  issuer: Issuer,
) {
  const sources = await readSources(reader, draft.row, issuer)
  const { document, problems } = await findProblems(reader, draft, sources)
  const expiresAt = expiryAtSending(draft.row, sources.settings, reader.now)
  const until = expiresAt && validUntil(sources.settings.defaults.timeZone, expiresAt)
  const shown = html ? previewHtml(document, until) : null
  const { totals, content } = draft.row
  const dues = amountsDue(totals.buckets, content)
  const reply = { totals, amountsDue: dues, html: shown, problems }
  return { document, reply }
}

/**
 * Renders a draft for its author as an HTML fragment, without links, buttons or a signature form. `until` is the end of
 * validity that it would have if it were sent now.
 */
function previewHtml(document: ProposalDocument, until: string | null): string {
  const { title, language } = document
  const options = {
    imageUrl: (id: string) => `/v1/proposal-images/${encodeURIComponent(id)}`,
    headings: new HeadingLevels(),
  }
  const blocks = document.blocks.map((block) => blockHtml(block, document, options))
  const end = until && formatDate(until, language)
  const validity = end
    ? `<p>${escapeHtml(`${localeOf(language).locale.page.validUntil} ${end}`)}</p>\n`
    : ''
  return `<article lang="${escapeHtml(language)}">\n<h1>${escapeHtml(title)}</h1>\n${validity}${blocks.join('\n')}\n</article>`
}

function blockHtml(
  block: DocumentBlock,
  document: ProposalDocument,
  options: Parameters<typeof renderHtml>[1],
): string {
  switch (block.type) {
    case 'text':
    case 'knowledge':
    case 'signature':
      return `<section>${renderHtml(block.text, options)}</section>`
    case 'image': {
      const caption = block.caption ? `<figcaption>${escapeHtml(block.caption)}</figcaption>` : ''
      const source = escapeHtml(options.imageUrl(block.imageId))
      return `<figure><img src="${source}" alt="${escapeHtml(block.alt)}">${caption}</figure>`
    }
    case 'prices':
      return pricesHtml(document, block.title, options)
    case 'page_break':
      return '<hr>'
  }
}

function pricesHtml(
  document: ProposalDocument,
  title: string | null,
  options: Parameters<typeof renderHtml>[1],
): string {
  const { items, totals, currency, language } = document
  const money = (amount: number) => escapeHtml(formatMoney(amount, { language, currency }))
  const rows = items.map((item, index) => {
    const line = totals.lines[index]
    const about = renderHtml(item.descriptionText ?? [], options)
    const quantity = escapeHtml(formatNumber(item.quantity, { language, currency }))
    const net = money(line?.net ?? 0)
    return `<tr><th scope="row">${escapeHtml(item.name)}${about}</th><td>${quantity}</td><td>${net}</td></tr>`
  })
  const heading = title ? `<h2>${escapeHtml(title)}</h2>` : ''
  const total = `<p><strong>${money(totals.firstTotal)}</strong></p>`
  const dues = totals.buckets.map((bucket) => dueHtml(document, bucket, money))
  return `<section>${heading}<table><tbody>${rows.join('')}</tbody></table>${total}${dues.join('')}</section>`
}

function dueHtml(
  document: ProposalDocument,
  bucket: DocumentBucket,
  money: (amount: number) => string,
): string {
  const { language, currency } = document
  const labels = localeOf(language).locale.page
  const percent = (decimal: string) => `${formatNumber(decimal, { language, currency })}\u202f%`
  const base = (amount: number) => formatMoney(amount, { language, currency })
  const rows = dueRows(document, bucket, { labels, percent, base })
  if (!rows) return ''
  const period = bucket.billing === 'one_time' ? '' : `${labels.each[bucket.billing]}: `
  return [...rows.changes, rows.due]
    .map(({ label, amount }) => `<p>${escapeHtml(`${period}${label}`)}: ${money(amount)}</p>`)
    .join('')
}

/**
 * Caches proposal bodies by version. The editor requests a preview after each keystroke, and reading 500 stored lines
 * took a third of its time. A version never changes. A parsed body takes about 6 times its text in memory.
 */
const bodies = new LRUCache<string, ProposalBody>({ maxSize: 2_000_000 })

/**
 * Reads a stored proposal with its recipients.
 *
 * @throws ApiError 404
 */
async function getDraft(
  { db, organizationId }: { db: Db; organizationId: string },
  id: string,
): Promise<ProposalDraft> {
  const [head, recipients] = await Promise.all([
    findProposalHead(db, organizationId, id),
    listRecipients(db, organizationId, id),
  ])
  if (!head) throw notFound()
  const body = bodies.get(keyOf(organizationId, head))
  if (body) return { row: { ...head, ...body }, recipients }
  const row = requireFound(await findProposal(db, organizationId, id))
  const { content, totals, search } = row
  const size = JSON.stringify([content, totals, search]).length
  bodies.set(keyOf(organizationId, row), { content, totals, search }, { size })
  return { row, recipients }
}

const keyOf = (organizationId: string, { id, version }: { id: string; version: number }): string =>
  `${organizationId} ${id} ${version}`
