import assert from 'node:assert/strict'

/** The parts of a mail with their type, decoded. */
function partsOf(message: string): { type: string; content: Buffer }[] {
  const [head = '', ...rest] = message.split('\r\n\r\n')
  const headers = head.replaceAll(/\r\n[ \t]+/g, ' ')
  const body = rest.join('\r\n\r\n')
  const type = /^content-type: *([^;\r\n]+)/im.exec(headers)?.[1]?.toLowerCase() ?? 'text/plain'
  const [, boundary] = /^content-type:.*?boundary="?([^";\r\n]+)/im.exec(headers) ?? []
  if (boundary !== undefined) {
    const inner = body.split(`--${boundary}`).slice(1, -1)
    return inner.flatMap((part) => partsOf(part.replace(/^\r\n/, '')))
  }
  const encoding = /^content-transfer-encoding: *(\S+)/im.exec(headers)?.[1]?.toLowerCase()
  return [{ type, content: decode(body, encoding) }]
}

function decode(body: string, encoding: string | undefined): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding !== 'quoted-printable') return Buffer.from(body)
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return Buffer.from(bytes, 'latin1')
}

/** What a mail carries of this type. */
export function partOf(message: string, type: string): Uint8Array<ArrayBuffer> {
  const part = partsOf(message).find((one) => one.type === type)
  assert.ok(part, `the mail has no ${type}`)
  return new Uint8Array(part.content)
}

const textOf = (message: string): string =>
  Buffer.from(partOf(message, 'text/plain')).toString('utf8')

/** The link to the page of a proposal. */
export function linkIn(message: string): string {
  const [link] = /https?:\/\/\S+\/p\/[0-9A-Za-z]+/.exec(textOf(message)) ?? []
  assert.ok(link, textOf(message))
  return link
}
