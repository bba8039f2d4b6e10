import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { describe, it } from 'node:test'
import { boundary, filePart, formOf, openUploads } from '../../../../test/form.ts'
import { readForm } from './multipart.ts'

const maxBytes = 50 * 1024 * 1024
const limits = { maxBytes, directory: tmpdir() }

const headers = formOf([]).headers as Record<string, string>

/** The form of a body that comes in pieces of this size. */
async function read(body: Buffer | Iterable<Buffer>, pieceBytes = 65_536, more = {}) {
  const pieces = function* () {
    if (!Buffer.isBuffer(body)) return yield* body
    for (let at = 0; at < body.length; at += pieceBytes) yield body.subarray(at, at + pieceBytes)
  }
  await using form = await closing(
    readForm(Readable.from(pieces()), { ...headers, ...more }, limits),
  )
  const parts: Buffer[] = []
  for await (const part of form.file.parts(1_000)) parts.push(Buffer.from(part))
  const { name, mediaType, bytes, sha256 } = form.file
  return { name, mediaType, bytes, sha256, content: Buffer.concat(parts), fields: form.fields }
}

async function closing<F extends { file: { close(): Promise<void> } }>(reading: Promise<F>) {
  const form = await reading
  return Object.assign(form, { [Symbol.asyncDispose]: () => form.file.close() })
}

const readParts = (...parts: Parameters<typeof formOf>[0]) => read(formOf(parts).payload)
const refused = (reading: Promise<unknown>, code: string, field?: string) =>
  assert.rejects(reading, { name: 'Error', code, ...(field && { field }) })

describe('a form', () => {
  it('is read alike in whatever pieces it comes', async () => {
    const content = Buffer.from(Array.from({ length: 3000 }, (_, n) => n % 256))
    const { payload } = formOf([
      { name: 'name', content: 'Hafen – 港' },
      filePart(content, 'a.bin', 'Application/X-Thing'),
      {
        name: 'metadata',
        content: '{"a":1}',
        type: 'application/json',
        parameters: 'filename="m.json"',
      },
    ])
    for (const pieceBytes of [1, 7, 100, 1_000_000]) {
      assert.deepEqual(await read(payload, pieceBytes), {
        name: 'a.bin',
        mediaType: 'application/x-thing',
        bytes: 3000,
        sha256: createHash('sha256').update(content).digest('hex'),
        content,
        fields: new Map([
          ['name', 'Hafen – 港'],
          ['metadata', '{"a":1}'],
        ]),
      })
    }
  })

  for (const [parameters, name] of [
    ['filename="Ängste & 港.pdf"', 'Ängste & 港.pdf'],
    ["filename*=UTF-8''%C3%84ngste%20%26.pdf", 'Ängste &.pdf'],
    ['filename="../../etc/passwd"', 'passwd'],
    ['filename="C:\\\\docs\\\\rules.pdf"', 'rules.pdf'],
    ['filename="a\u0007\u202eb.txt"', 'ab.txt'],
    ['filename=".."', 'file'],
    ['filename=""', 'file'],
    ['', 'file'],
    [`filename="${'é'.repeat(300)}"`, 'é'.repeat(255)],
  ] as const) {
    it(`names its file ${name.slice(0, 20)} for ${parameters.slice(0, 40) || 'no name'}`, async () => {
      const form = await readParts({ name: 'file', content: 'x', parameters })
      assert.equal(form.name, name)
    })
  }

  it('declares no media type that is none', async () => {
    for (const type of ['nonsense', `${'a'.repeat(101)}/b`]) {
      const { mediaType } = await readParts(filePart('x', 'a', type))
      assert.equal(mediaType, 'application/octet-stream')
    }
  })
})

describe('a form that is refused', () => {
  const file = filePart('x')

  it('has no file, two of them, or an empty one', async () => {
    await refused(readParts({ name: 'name', content: 'a' }), 'validation_error', 'file')
    await refused(readParts(file, file), 'validation_error', 'file')
    await refused(readParts(filePart('')), 'validation_error', 'file')
  })

  it('gives a field twice, too long, or with too many others', async () => {
    const name = { name: 'name', content: 'a' }
    await refused(readParts(name, name, file), 'validation_error', 'name')
    await refused(
      readParts({ ...name, content: 'a'.repeat(65_537) }, file),
      'validation_error',
      'name',
    )
    const many = Array.from({ length: 21 }, (_, n) => ({ name: `n${n}`, content: 'a' }))
    await refused(readParts(...many, file), 'malformed_request')
  })

  it('is larger than 50 MiB, as its length says or as it turns out', async () => {
    const none: Iterable<Buffer> = {
      [Symbol.iterator]: () => {
        throw new Error('something was read')
      },
    }
    await refused(read(none, 1, { 'content-length': '99999999' }), 'payload_too_large')
    const start = formOf([filePart('x')]).payload.subarray(0, -10)
    const piece = Buffer.alloc(1024 * 1024)
    let sent = 0
    const endless = function* () {
      yield start
      for (; sent < 2 * maxBytes; sent += piece.length) yield piece
    }
    await refused(read(endless()), 'payload_too_large')
  })

  it('is no form, or breaks off anywhere', async () => {
    await refused(
      readForm(Readable.from([]), { 'content-type': 'multipart/form-data' }, limits),
      'malformed_request',
    )
    await refused(read(Buffer.from('hello')), 'malformed_request')
    await refused(read(Buffer.from(`--${boundary}`)), 'malformed_request')
    const { payload } = formOf([{ name: 'name', content: 'a' }, file])
    for (let length = 0; length < payload.length - 4; length += 7) {
      await refused(read(payload.subarray(0, length)), 'malformed_request')
    }
  })

  it('comes slower than 8 KiB a second, or stops in the middle', async (t) => {
    t.mock.timers.enable({ apis: ['setInterval'] })
    const { payload } = formOf([filePart(Buffer.alloc(1_000_000))])
    for (const [firstBytes, laterBytes] of [
      [500_000, 0],
      [500_000, 100_000],
    ] as const) {
      const stream = new Readable({ read() {} })
      const reading = readForm(stream, headers, limits)
      const arrive = async (from: number, bytes: number) => {
        stream.push(payload.subarray(from, from + bytes))
        await new Promise(setImmediate)
        t.mock.timers.tick(15_000)
      }
      await arrive(0, firstBytes)
      await Promise.all([
        refused(reading, 'malformed_request'),
        laterBytes === 0 ? t.mock.timers.tick(15_000) : arrive(firstBytes, laterBytes),
      ])
    }
  })

  it('leaves nothing on the disk, and neither does one that is taken', async () => {
    await readParts(file)
    await refused(readParts(file, file), 'validation_error')
    const name = { name: 'name', content: 'a' }
    await refused(readParts(file, name, name), 'validation_error', 'name')
    const stream = new Readable({ read() {} })
    const reading = readForm(stream, headers, limits)
    stream.push(formOf([file]).payload.subarray(0, 120))
    stream.destroy(new Error('hung up'))
    await assert.rejects(reading)
    const names = (await readdir(tmpdir())).filter((one) => one.startsWith('capstan-upload-'))
    assert.deepEqual([names, await openUploads()], [[], 0])
  })
})
