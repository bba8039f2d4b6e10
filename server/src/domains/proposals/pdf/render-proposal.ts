import { readFileSync } from 'node:fs'
import { canonicalJson } from '../../../platform/canonical-json.ts'
import type { PdfRenderer } from '../../../platform/pdf/pdf-renderer.ts'
import { PdfError, type PdfFiles, type PdfFormat } from '../../../platform/pdf/pdf-task.ts'
import type { RenderTurn } from '../../../platform/pdf/render-pool.ts'
import type { ProposalDocument } from '../document.ts'
import { formatDate, formatNumber } from '../texts/formats.ts'
import { documentData, type PdfOptions } from './document-data.ts'

const template = readFileSync(new URL('./proposal.typ', import.meta.url), 'utf8')

/** Room for the evidence of twenty signers with drawings of 5,000 points, their pages and `evidence.json`. */
const ofEvidence = { pages: 60, bytes: 8_000_000 }

export interface ProposalPdfOptions extends Omit<PdfOptions, 'imageFile'> {
  /** Reads the pictures that the document uses, by `img_…`: PNG, JPEG or WebP. */
  images?: () => Promise<PdfFiles>
  /** Format of the PDF. Default: `a-3a`, which is stored and sealed. */
  format?: PdfFormat
  turn: RenderTurn
}

/**
 * Renders the PDF of a document. Equal arguments give equal bytes. A signer's name in characters that no font has is
 * printed as code points, and the evidence has it exactly. Dates and figures of a language without a font are in
 * English. Elsewhere such a character is a `PdfError`.
 */
export async function renderProposal(
  renderer: PdfRenderer,
  document: ProposalDocument,
  options: ProposalPdfOptions,
): Promise<Uint8Array> {
  try {
    return await render(renderer, document, options)
  } catch (error) {
    if (!(error instanceof PdfError) || error.fault !== 'missing_glyphs') throw error
    const missing = new Set(error.characters)
    const next =
      nameCharacters(options, missing) ??
      (!options.inEnglish && isOfOurs(document, missing) ? { ...options, inEnglish: true } : null)
    if (!next) throw error
    return await renderProposal(renderer, document, next)
  }
}

function render(
  renderer: PdfRenderer,
  document: ProposalDocument,
  { images, format = 'a-3a', turn, ...options }: ProposalPdfOptions,
): Promise<Uint8Array> {
  const imageFile = (imageId: string) => `images/${imageId}`
  const evidence = options.attachment ?? options.evidence
  const files = async (): Promise<PdfFiles> => {
    const named = Object.entries((await images?.()) ?? {})
    return {
      ...Object.fromEntries(named.map(([id, bytes]) => [imageFile(id), bytes])),
      ...(evidence && { 'evidence.json': new TextEncoder().encode(canonicalJson(evidence)) }),
    }
  }
  return renderer.render(
    {
      template,
      data: documentData(document, { ...options, imageFile }),
      files,
      format,
      createdAt: options.createdAt,
      ...(evidence && { addition: ofEvidence }),
    },
    turn,
  )
}

/**
 * Returns true if a character may come from the product's own text in the document's language, such as `年` in a
 * Japanese date.
 */
function isOfOurs(document: ProposalDocument, missing: ReadonlySet<string>): boolean {
  const { language } = document
  const months = Array.from({ length: 12 }, (_, month) =>
    formatDate(new Date(Date.UTC(2026, month, 28)).toISOString(), language),
  )
  const until = document.validUntil && formatDate(document.validUntil, language)
  const ours = `${months.join('')}${until}${formatNumber('1234567890.5', document)}`
  return [...ours].some((character) => missing.has(character))
}

/** Returns null if no character comes from a signer. */
function nameCharacters(
  options: ProposalPdfOptions,
  characters: ReadonlySet<string>,
): ProposalPdfOptions | null {
  let found = false
  const name = (text: string) =>
    Array.from(text, (character) => {
      if (!characters.has(character)) return character
      found = true
      return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
    }).join('')
  const { signatures = [], evidence } = options
  const named = signatures.map((signature) => ({ ...signature, name: name(signature.name) }))
  const printed = evidence && (mapStrings(evidence, name) as typeof evidence)
  if (!found) return null
  const attachment = options.attachment ?? evidence
  return {
    ...options,
    signatures: named,
    ...(printed && { evidence: printed }),
    ...(attachment && { attachment }),
  }
}

function mapStrings(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value)
  if (Array.isArray(value)) return value.map((entry) => mapStrings(entry, map))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, mapStrings(entry, map)]),
  )
}
