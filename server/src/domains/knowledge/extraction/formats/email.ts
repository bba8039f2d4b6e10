import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { readTime } from '../../../../platform/foreign-values.ts'
import { type Warning, warn } from '../../warnings.ts'
import { ExtractionError } from '../extraction-error.ts'
import { hiddenWarnings, readPage } from '../html-page.ts'
import { toMarkdown } from '../markdown.ts'
import { parsePage } from '../page-tree.ts'
import { tidyLines } from '../plain-text.ts'

/** An RFC 5322 message begins with nothing but header fields, of which these are always there. */
const field = /^(?:[!-9;-~]+[ \t]*:|[ \t])/
const headerBytes = 16_384

export function isEmail(body: Uint8Array): boolean {
  const start = Buffer.from(body.subarray(0, headerBytes)).toString('latin1')
  const [head = ''] = start.replace(/^From .*\r?\n/, '').split(/\r?\n\r?\n/, 1)
  const lines = head.split(/\r?\n/)
  // The last line of what was read may be cut.
  if (head.length === start.length) lines.pop()
  if (!lines.every((line) => field.test(line))) return false
  return (
    /^From[ \t]*:/im.test(head) && /^(?:Date|Message-ID|MIME-Version|Received)[ \t]*:/im.test(head)
  )
}

/** A message with its subject as title: who, when, the text, and the names of what is attached. */
export async function extractEmail(body: Uint8Array): Promise<{
  markdown: string
  title: string | null
  publishedAt: string | null
  warnings: Warning[]
}> {
  const email = await PostalMime.parse(body).catch(() => {
    throw new ExtractionError(
      'malformed_file',
      'The e-mail is damaged or nested too deeply; save it again from the mail program.',
    )
  })
  const { text, warnings } = textOf(email)
  const title = email.subject?.replace(/\s+/g, ' ').trim().slice(0, 300) || null
  const attached = email.attachments.map(({ filename }) => filename).filter(Boolean)
  const date = readTime(email.date)?.toISOString() ?? null
  const head = [
    ['From', namesOf(email.from ? [email.from] : [])],
    ['To', namesOf(email.to ?? [])],
    ['Cc', namesOf(email.cc ?? [])],
    ['Date', date ?? ''],
    ['Attachments', attached.join(', ')],
  ]
  const lines = head
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `- ${name}: ${value}`)
  const parts = [title === null ? '' : `# ${title}`, lines.join('\n'), text]
  return {
    // A message without text of its own is no source: sender and date alone answer no question.
    markdown: text === '' && title === null ? '' : parts.filter((part) => part !== '').join('\n\n'),
    title,
    publishedAt: date,
    warnings: [...email.attachments.flatMap(unreadWarnings), ...warnings],
  }
}

/** The plain part, which has no trackers and no layout; else what the HTML part shows. */
function textOf({ text, html }: Email): { text: string; warnings: Warning[] } {
  const plain = tidyLines(text ?? '').trim()
  if (plain !== '' || !html) return { text: plain, warnings: [] }
  const page = readPage(html, { isXml: false, keepHidden: false })
  const shown = toMarkdown(parsePage(page.markup).body, new Set())
  return { text: shown, warnings: hiddenWarnings(page) }
}

/** Pictures of the letter itself and signatures have nothing to read. */
function unreadWarnings({ filename, mimeType, related, disposition }: Attachment): Warning[] {
  const isInline = related === true || (disposition === 'inline' && mimeType.startsWith('image/'))
  if (isInline || signatures.test(mimeType)) return []
  const name = filename || mimeType
  const message = `The attachment ${name} was not read. Add it as a file of its own.`
  return [warn('attachment_not_read', message, name)]
}

const signatures = /^application\/(?:x-)?(?:pgp-signature|pkcs7-signature)$/i

const namesOf = (addresses: readonly Address[]): string =>
  addresses
    .flatMap((one) => one.group ?? [one])
    .map(({ name, address }) => (name ? `${name} <${address}>` : address))
    .join(', ')
