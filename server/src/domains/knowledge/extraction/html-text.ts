import type { Warning } from '../warnings.ts'
import { type HtmlPage, hiddenWarnings, readPage } from './html-page.ts'
import { mainContent } from './main-content.ts'
import { toMarkdown } from './markdown.ts'
import { articleBodyOf, isArticle, languageOf, publishedAtOf, titleOf } from './page-metadata.ts'
import { tidyLines } from './plain-text.ts'

/** Text that a page shows if its script has not run. */
const scriptNotice =
  /\b(?:enable|requires?|need|turn on)\b[^.]{0,60}\bjavascript\b|\bjavascript\b[^.]{0,40}\b(?:disabled|required|enabled)\b/i
const maxNoticeChars = 300

/** Extracts the main content and the metadata of a page. `markdown` is empty if the page shows no text. */
export function extractHtml(
  html: string,
  options: { isXml: boolean; url: string | null },
): {
  markdown: string
  title: string | null
  language: string | null
  publishedAt: string | null
  warnings: Warning[]
} {
  const page = readPage(html, { isXml: options.isXml, keepHidden: false })
  const { head } = page
  const title = titleOf(head, options.url)
  let warnings = hiddenWarnings(page)
  let markdown = contentOf(page)
  if (markdown === '') markdown = tidyLines(articleBodyOf(head) ?? '')
  // Some pages hide their text until a script shows it.
  if (markdown === '') {
    markdown = contentOf(readPage(html, { isXml: options.isXml, keepHidden: true }))
    warnings = []
  }
  const named =
    title !== null && head.headings.includes(title) ? withHeading(title, markdown) : null
  return {
    markdown: named ?? markdown,
    title,
    language: languageOf(head),
    publishedAt: publishedAtOf(head),
    warnings,
  }
}

/** Adds the heading that names the page, which is often above the content element. */
function withHeading(title: string, markdown: string): string {
  const beforeCode = markdown.split('```', 1)[0] ?? ''
  return markdown === '' || /^# /m.test(beforeCode) ? markdown : `# ${title}\n\n${markdown}`
}

function contentOf(page: HtmlPage): string {
  const { root, skipped } = mainContent(page, isArticle(page.head))
  const markdown = toMarkdown(root, skipped)
  if (!/[\p{L}\p{N}]/u.test(markdown)) return ''
  return markdown.length <= maxNoticeChars && scriptNotice.test(markdown) ? '' : markdown
}
