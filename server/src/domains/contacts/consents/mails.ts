import { defineMail } from '../../../platform/mail/template.ts'

const dayMs = 86_400_000

interface ConsentRequest {
  organization: string
  purpose: string
  wording: string | null
  /** The address of the link, without its last part. */
  link: string
}

/** Mail programs show the headers as a button (RFC 2369, RFC 8058). */
export const requestConsent = defineMail({
  name: 'contacts.request_consent',
  validForMs: 7 * dayMs,
  render: ({ organization, purpose, wording, link }: ConsentRequest) => ({
    subject: `Confirm: ${purpose} by ${organization}`,
    text: `Hello,

${organization} asks for your consent to send you e-mail.

For: ${purpose}
${wording === null ? '' : `\n${wording}\n`}
If you agree, open this page and confirm:

${link}/confirm

The link works once, for seven days. If you do not agree, ignore this mail: nothing changes.

To get no more e-mail from ${organization}:

${link}/unsubscribe
`,
    headers: {
      'List-Unsubscribe': `<${link}/unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
})
