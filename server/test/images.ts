import { crc32, deflateSync } from 'node:zlib'
import type { Answer } from './client.ts'
import { filePart, formOf } from './form.ts'
import type { Harness } from './harness.ts'

/** A PNG of one colour that readers open (https://www.w3.org/TR/png-3). */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const rows = Buffer.alloc(Math.min((width * 3 + 1) * height, 1_000_000), 0)
  const chunks = [
    chunkOf('IHDR', header),
    chunkOf('IDAT', deflateSync(rows)),
    chunkOf('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

export const uploadImage = (
  { owner }: Pick<Harness, 'owner'>,
  content: Buffer,
  name = 'logo.png',
): Promise<Answer> => {
  const form = formOf([filePart(content, name, 'image/png')])
  return owner.send({ method: 'POST', url: '/v1/proposal-images', ...form })
}

let serial = 0

/** An image that nobody has yet: an equal one would be the same. */
export const storeTestImage = async (app: Pick<Harness, 'owner'>): Promise<{ id: string }> =>
  (await uploadImage(app, pngOf(++serial, 1))).body
