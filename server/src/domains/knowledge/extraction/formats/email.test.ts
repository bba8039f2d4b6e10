import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { extract } from '../extract.ts'

const read = (text: string, contentType: string | null = null) =>
  extract({ body: Buffer.from(text.replaceAll('\n', '\r\n')), contentType, url: null })

const head = `Received: from mail.example (mail.example [192.0.2.1])
\tby mx.example; Mon, 2 Mar 2026 09:00:00 +0100
From: =?utf-8?q?Ren=C3=A9?= <rene@example.com>
To: Crew: ann@example.com, Bo <bo@example.com>;
Subject: =?utf-8?b?RsOkaHJl?= delayed
Date: Mon, 2 Mar 2026 09:00:00 +0100
MIME-Version: 1.0
`

describe('an email', () => {
  it('gives its subject, who and when, the plain text, and the names of attachments', async () => {
    const mail = `${head}Content-Type: multipart/mixed; boundary="b"

--b
Content-Type: multipart/alternative; boundary="c"

--c
Content-Type: text/plain; charset=iso-8859-1
Content-Transfer-Encoding: quoted-printable

The f=E4hre leaves at ten.
--c
Content-Type: text/html

<p>The HTML</p>
--c--
--b
Content-Type: application/pdf; name="Plan.pdf"
Content-Disposition: attachment; filename="Plan.pdf"
Content-Transfer-Encoding: base64

JVBERi0xLjcK
--b--
`
    assert.deepEqual(await read(mail), {
      markdown:
        '# Fähre delayed\n\n- From: René <rene@example.com>\n- To: ann@example.com, Bo <bo@example.com>\n- Date: 2026-03-02T08:00:00.000Z\n- Attachments: Plan.pdf\n\nThe fähre leaves at ten.',
      title: 'Fähre delayed',
      language: null,
      charset: null,
      publishedAt: '2026-03-02T08:00:00.000Z',
      warnings: [
        {
          code: 'attachment_not_read',
          severity: 'warning',
          message:
            'The attachment Plan.pdf was not read. The PDF is damaged or incomplete. Export it again and add that file.',
          where: 'Plan.pdf',
        },
      ],
    })
  })

  it('reads what is attached, forwarded messages too', async () => {
    const part = (type: string, body: string) => `--b\nContent-Type: ${type}\n\n${body}\n`
    const forwarded = (body: string) =>
      `From: x@example.com\nDate: Mon, 2 Mar 2026 09:00:00 +0100\nSubject: Inner\n${body}`
    const mail = `${head}Content-Type: multipart/mixed; boundary="b"

${part('text/plain', 'See below.')}${part('text/csv; name="fees.csv"', 'length,fee\n8 m,12')}${part(
  'message/rfc822',
  forwarded('\nAbout walruses.'),
)}${part('application/zip; name="a.zip"', 'no archive')}--b--
`
    const { markdown, warnings } = await read(mail)
    assert.match(markdown, /- Attachments: fees.csv, message\/rfc822, a.zip\n/)
    assert.match(markdown, /See below.\n\n## fees.csv\n\n- length: 8 m; fee: 12\n/)
    assert.match(markdown, /## message\/rfc822\n\n# Inner\n[^#]*About walruses\./)
    assert.deepEqual(
      warnings.map(({ code, where }) => [code, where]),
      [],
    )
    let deep = forwarded('\nThe innermost.')
    for (let depth = 0; depth < 8; depth++) {
      const boundary = `b${depth}`
      deep = forwarded(
        `Content-Type: multipart/mixed; boundary="${boundary}"\n\n--${boundary}\nContent-Type: text/plain\n\nLevel ${depth}.\n--${boundary}\nContent-Type: message/rfc822\n\n${deep}\n--${boundary}--\n`,
      )
    }
    const nested = await read(deep)
    assert.match(nested.markdown, /Level 7\.[\s\S]*Level 2\./)
    assert.doesNotMatch(nested.markdown, /innermost/)
    assert.match(nested.warnings.at(-1)?.message ?? '', /nested in more than 5 other messages/)
  })

  it('gives what its HTML shows when it has no plain text', async () => {
    const mail = `${head}Content-Type: text/html; charset=utf-8

<html><style>p{}</style><h2>Times</h2><ul><li>ten</li></ul><img src="https://track.example/1"></html>`
    assert.match((await read(mail)).markdown, /\n\n## Times\n\n- ten$/)
  })

  it('is a text when it only looks like one, or is given as one', async () => {
    const text = 'From: the editor\n\nDear readers,'
    assert.equal((await read(text)).markdown, text)
    const quoted = `${head}\nHello`
    assert.match((await read(quoted, 'text/markdown')).markdown, /^Received:/)
  })

  it('has no text when nobody wrote any', async () => {
    const empty = 'From: a@example.com\nDate: Mon, 2 Mar 2026 09:00:00 +0100\n\n\n'
    await assert.rejects(read(empty), { code: 'no_text' })
  })
})
