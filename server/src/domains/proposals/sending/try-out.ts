import { canonicalJson } from '../../../platform/canonical-json.ts'
import { ApiError, unavailable } from '../../../platform/errors.ts'
import { PdfError } from '../../../platform/pdf/pdf-task.ts'
import type { Platform } from '../../../platform/platform.ts'
import { expiryAtSending } from '../calendar-day.ts'
import type { ProposalDocument } from '../document.ts'
import { imageIdsOf } from '../images/shown-images.ts'
import { listCharacters, shippedLetters } from '../pdf/printable.ts'
import { listRecipients } from '../recipient-store.ts'
import { findProposal, type ProposalRow } from '../store.ts'
import { buildDocument } from '../variables/build-document.ts'
import { listProblems } from '../variables/problems.ts'
import { readSources } from '../variables/sources.ts'

/** Renders the PDF of an organization's document. */
export type PrintDocument = (
  organizationId: string,
  document: ProposalDocument,
  printed: { createdAt: Date },
) => Promise<Uint8Array>

/** Length below which a document of only shipped letters always prints. It is far below every limit. */
const plainCharacters = 50_000

const isPlain = (document: ProposalDocument, json: string): boolean =>
  imageIdsOf(document).length === 0 && json.length <= plainCharacters && shippedLetters.test(json)

/**
 * Renders a draft once to check that it can be printed, outside the transaction that sends it. Returns the version that
 * was tried, or null if no check is needed.
 *
 * @throws ApiError `validation_error` for characters without a font, or too much content
 */
export async function tryOut(
  { database: { db }, clock }: Pick<Platform, 'database' | 'clock'>,
  print: PrintDocument,
  organizationId: string,
  id: string,
): Promise<number | null> {
  const row = await findProposal(db, organizationId, id)
  if (row?.status !== 'draft') return null
  const draft = { row, recipients: await listRecipients(db, organizationId, id) }
  const reading = { db, organizationId }
  // The number is not drawn yet, so this uses every character of its pattern.
  const sources = await readSources(reading, row)
  const issue = { number: sources.settings.numberPattern, at: clock.now() }
  const expires_at = expiryAtSending(row, sources.settings, issue.at)
  const dated = { ...draft, row: { ...row, expires_at } }
  const built = await buildDocument(reading, dated, issue, sources)
  const { document } = built
  if (isPlain(document, canonicalJson(document))) return null
  const problems = await listProblems({ ...reading, now: issue.at }, draft, built)
  // The transaction names missing pictures better than the engine, which names the path it looked at.
  if (problems.some(({ severity }) => severity === 'error')) return null
  try {
    await print(organizationId, document, { createdAt: issue.at })
  } catch (error) {
    if (error instanceof PdfError) throw refusalOf(error, document)
    throw error
  }
  return row.version
}

/** Requires that the content to send, and its canonical form, is the version that was tried. */
export function requireTried(
  { version }: Pick<ProposalRow, 'version'>,
  document: ProposalDocument,
  json: string,
  tried: number | null,
): void {
  if (tried === version || isPlain(document, json)) return
  throw unavailable('The draft changed while it was being sent. Send the same request again.')
}

function refusalOf({ fault, message, characters }: PdfError, document: ProposalDocument): ApiError {
  if (fault !== 'missing_glyphs') {
    return new ApiError('validation_error', `The proposal cannot be printed: ${message}`, {
      field: 'blocks',
    })
  }
  return new ApiError(
    'validation_error',
    `No font has these characters: ${listCharacters(characters)}. Remove them, or ask the operator to add a font.`,
    { field: placeOf(document, characters) },
  )
}

/** Finds the first part of the draft with one of the characters. */
function placeOf(
  { title, blocks, items }: ProposalDocument,
  characters: readonly string[],
): string {
  const holds = (part: unknown) => characters.some((one) => JSON.stringify(part).includes(one))
  if (holds(title)) return 'title'
  for (const [name, parts] of Object.entries({ blocks, items })) {
    const index = parts.findIndex(holds)
    if (index >= 0) return `${name}.${index}`
  }
  return 'recipients'
}
