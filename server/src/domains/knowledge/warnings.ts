/**
 * Warnings about text that may be missing or wrong in a source that was read. `warning`: content of the text is missing
 * or uncertain. `info`: content was left out by a rule. The codes are public (`warnings[].code`), and docs/knowledge.md
 * lists them from here.
 */
export const warningCatalogue = {
  encoding_guessed: [
    'warning',
    'The file declares no encoding, or a wrong one. The text was read in the encoding that its bytes suggest.',
    'Check the text. If letters are wrong, set `encoding` and refresh the source, or save the file as UTF-8.',
  ],
  characters_lost: [
    'warning',
    'Some bytes are not text in the encoding of the file, so they were replaced by `�`.',
    'Save the file as UTF-8 and add it again.',
  ],
  pages_without_text: [
    'warning',
    'Some pages of a PDF are pictures without text, such as scans.',
    'Run text recognition over them and add the result, or ask the operator to [turn it on](#scanned-pages).',
  ],
  ocr_uncertain: [
    'warning',
    'Text recognition is not sure about the text of a page.',
    'Compare its text with the page, or scan it again at 300 dots an inch.',
  ],
  characters_unreadable: [
    'warning',
    'Text of a PDF was left out, because its font does not identify its characters.',
    'Export the PDF again with searchable text, or run text recognition over it.',
  ],
  columns_not_read: [
    'warning',
    'A sheet has values beyond its first 500 columns, which were not read.',
    'Move them to the left, or to another sheet.',
  ],
  part_missing: [
    'warning',
    'The file lists a chapter or sheet that it does not contain.',
    'Export the file again and add it.',
  ],
  attachment_not_read: [
    'warning',
    'The text of an attachment was not read.',
    'Add the attachment as a file of its own.',
  ],
  pages_failed: [
    'warning',
    'Some pages of a sitemap or crawl failed.',
    'List the failed pages, whose `error` says why, and retry them.',
  ],
  page_limit_reached: [
    'warning',
    'A sitemap or crawl has more pages than `maxPages`.',
    'Add the site with a larger `maxPages`, or narrow `include` and `exclude`.',
  ],
  sitemap_incomplete: [
    'warning',
    'A part of a sitemap could not be read, or the sitemap is larger than 50 MiB or 50,000 addresses.',
    'Check the sitemaps that the index lists, then refresh.',
  ],
  pages_left_out: [
    'info',
    'Pages of a sitemap or crawl were left out: robots.txt or `noindex` excludes robots, another source has them, or you deleted them.',
    'Add the page as a source of its own, if you are allowed to.',
  ],
  ocr: [
    'info',
    'Text recognition read scanned pages, and it can confuse letters.',
    'Compare figures and names with the page before you rely on them.',
  ],
  hidden_part_skipped: [
    'info',
    'A part of a web page or email is hidden, and nothing on it opens the part.',
    'Add the text itself, if you need it.',
  ],
  hidden_sheet_skipped: [
    'info',
    'A sheet of a workbook is hidden.',
    'Unhide the sheet and add the file again.',
  ],
  more_warnings: ['info', 'There are more than 50 warnings.', 'Split the content to see all.'],
} as const satisfies Record<
  string,
  readonly [severity: 'warning' | 'info', meaning: string, advice: string]
>

export type WarningCode = keyof typeof warningCatalogue

/** A warning as it is stored with a source and shown. */
export interface Warning {
  code: WarningCode
  severity: 'warning' | 'info'
  /** The missing or uncertain content and what to do, in one or two sentences. */
  message: string
  /** The page, sheet or part, such as `page 2`; null for the whole source. */
  where: string | null
}

export const warn = (code: WarningCode, message: string, where: string | null = null): Warning => ({
  code,
  severity: warningCatalogue[code][0],
  message,
  where,
})

const maxWarnings = 50
const maxWhereChars = 200
const maxMessageChars = 1_000

/** Limits warnings to 50, with severity `warning` first; the last one counts the rest. */
export function boundWarnings(warnings: readonly Warning[]): Warning[] {
  const ordered = [
    ...warnings.filter(({ severity }) => severity === 'warning'),
    ...warnings.filter(({ severity }) => severity === 'info'),
  ]
  const cut = ordered.map((one) => ({
    ...one,
    message: one.message.slice(0, maxMessageChars).toWellFormed(),
    where: one.where?.slice(0, maxWhereChars).toWellFormed() ?? null,
  }))
  if (cut.length <= maxWarnings) return cut
  const more = cut.length - maxWarnings + 1
  const message = `${more} more warnings are not listed. Split the content to see all.`
  return [...cut.slice(0, maxWarnings - 1), warn('more_warnings', message)]
}
