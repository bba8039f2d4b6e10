import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { readTime } from '../../../../platform/foreign-values.ts'
import { type Warning, warn } from '../../warnings.ts'
import { ExtractionError } from '../extraction-error.ts'
import { hiddenWarnings, readPage } from '../html-page.ts'
import { toMarkdown } from '../markdown.ts'
import { parsePage } from '../page-tree.ts'
import { tidyLines } from '../plain-text.ts'

/** Header fields, which begin every RFC 5322 message. These are always present. */
const field = /^(?:[!-9;-~]+[ \t]*:|[ \t])/
const headerBytes = 16_384

export function isEmail(body: Uint8Array): boolean {
  const start = Buffer.from(body.subarray(0, headerBytes)).toString('latin1')
  const [head = ''] = start.replace(/^From .*\r?\n/, '').split(/\r?\n\r?\n/, 1)
  const lines = head.split(/\r?\n/)
  // The last line that was read may be incomplete.
  if (head.length === start.length) lines.pop()
  if (!lines.every((line) => field.test(line))) return false
  return (
    /^From[ \t]*:/im.test(head) && /^(?:Date|Message-ID|MIME-Version|Received)[ \t]*:/im.test(head)
  )
}

/** Reads an attachment like a source of its own. */
type ReadAttachment = (file: {
  body: Uint8Array
  contentType: string
  fileName: string
}) => Promise<{ markdown: string; warnings: readonly Warning[] }>

/** Extracts a message with its subject as the title: sender, date, text, and each attachment under its name. */
export async function extractEmail(
  body: Uint8Array,
  readAttachment: ReadAttachment,
): Promise<{
  markdown: string
  title: string | null
  publishedAt: string | null
  warnings: Warning[]
}> {
  const email = await PostalMime.parse(body, { forceRfc822Attachments: true }).catch(() => {
    throw new ExtractionError(
      'malformed_file',
      'The email is damaged or nested too deeply. Save it again from the mail program.',
    )
  })
  const { text, warnings } = textOf(email)
  const title = email.subject?.replace(/\s+/g, ' ').trim().slice(0, 300) || null
  const attached = email.attachments.filter(isAttached)
  const files = await readAll(attached, readAttachment)
  const date = readTime(email.date)?.toISOString() ?? null
  const head = [
    ['From', namesOf(email.from ? [email.from] : [])],
    ['To', namesOf(email.to ?? [])],
    ['Cc', namesOf(email.cc ?? [])],
    ['Date', date ?? ''],
    ['Attachments', attached.map(nameOf).join(', ')],
  ]
  const lines = head
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `- ${name}: ${value}`)
  const parts = [title === null ? '' : `# ${title}`, lines.join('\n'), text, ...files.texts]
  return {
    // A message without text is not a source: sender and date alone answer no question.
    markdown:
      text === '' && title === null && files.texts.length === 0
        ? ''
        : parts.filter((part) => part !== '').join('\n\n'),
    title,
    publishedAt: date,
    warnings: [...files.warnings, ...warnings],
  }
}

/** Returns the plain part, which has no trackers and no layout; otherwise the text of the HTML part. */
function textOf({ text, html }: Email): { text: string; warnings: Warning[] } {
  const plain = tidyLines(text ?? '').trim()
  if (plain !== '' || !html) return { text: plain, warnings: [] }
  const page = readPage(html, { isXml: false, keepHidden: false })
  const shown = toMarkdown(parsePage(page.markup).body, new Set())
  return { text: shown, warnings: hiddenWarnings(page) }
}

/** Returns false for inline pictures and signatures, which have nothing to read. */
const isAttached = ({ mimeType, related, disposition }: Attachment): boolean => {
  const isInline = related === true || (disposition === 'inline' && mimeType.startsWith('image/'))
  return !isInline && !signatures.test(mimeType)
}

const signatures = /^application\/(?:x-)?(?:pgp-signature|pkcs7-signature)$/i

const nameOf = ({ filename, mimeType }: Attachment): string => filename || mimeType

const maxAttachments = 50

async function readAll(
  attachments: readonly Attachment[],
  readAttachment: ReadAttachment,
): Promise<{ texts: string[]; warnings: Warning[] }> {
  const texts: string[] = []
  const warnings: Warning[] = []
  for (const [index, attachment] of attachments.entries()) {
    const name = nameOf(attachment)
    const body = Buffer.from(attachment.content as ArrayBuffer)
    const file = { body, contentType: attachment.mimeType, fileName: name }
    try {
      if (index >= maxAttachments) throw tooMany()
      const read = await readAttachment(file)
      texts.push(`## ${name.replace(/\s+/g, ' ')}\n\n${read.markdown}`)
      warnings.push(...read.warnings.map((one) => ({ ...one, where: one.where ?? name })))
    } catch (error) {
      if (!(error instanceof ExtractionError)) throw error
      const message = `The attachment ${name} was not read. ${error.message}`
      warnings.push(warn('attachment_not_read', message, name))
    }
  }
  return { texts, warnings }
}

const tooMany = (): ExtractionError =>
  new ExtractionError(
    'too_large',
    `The message has more than ${maxAttachments} attachments. Add the others as files of their own.`,
  )

const namesOf = (addresses: readonly Address[]): string =>
  addresses
    .flatMap((one) => one.group ?? [one])
    .map(({ name, address }) => (name ? `${name} <${address}>` : address))
    .join(', ')
