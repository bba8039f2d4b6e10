import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, test } from 'node:test'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { acceptedCodings, ResponseBody } from './response-body.ts'

const megabyte = 1_048_576

/** Feeds the chunks as a socket would, waiting when told to pause. */
async function read(coding: string | undefined, maxBytes: number, chunks: Iterable<Buffer>) {
  const ended = Promise.withResolvers<'complete' | 'oversize' | 'broken'>()
  let resumed = Promise.resolve()
  let resume = (): void => {}
  let isOver = false
  let chunksRead = 0
  const end = (how: 'complete' | 'oversize' | 'broken') => () => {
    isOver = true
    resume()
    ended.resolve(how)
  }
  const body = new ResponseBody(coding, maxBytes, {
    onComplete: end('complete'),
    onOversize: end('oversize'),
    onBroken: end('broken'),
    onRefused: end('broken'),
    onPause: () => {
      resumed = new Promise((resolve) => {
        resume = resolve
      })
    },
    onResume: () => resume(),
  })
  for (const chunk of chunks) {
    if (isOver) break
    body.write(chunk)
    chunksRead++
    await resumed
  }
  if (!isOver) body.end()
  const how = await ended.promise
  return { how, bytes: body.stop(), chunksRead }
}

function* pieces(bytes: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

function* repeated(chunk: Buffer): Generator<Buffer> {
  for (;;) yield chunk
}

describe('a body', () => {
  const text = Buffer.from('Grüße, 世界 🌍. '.repeat(500))
  const codings: [name: string, coding: string | undefined, wire: Buffer][] = [
    ['plain bytes', undefined, text],
    ['identity', 'identity', text],
    ['gzip', 'gzip', gzipSync(text)],
    ['gzip under its old name', ' X-GZIP ', gzipSync(text)],
    ['deflate', 'deflate', deflateSync(text)],
    ['deflate without its wrapper', 'deflate', deflateRawSync(text)],
  ]
  for (const [name, coding, wire] of codings) {
    for (const size of [1, 7, wire.length]) {
      test(`as ${name}, ${size} bytes at a time, is read whole`, async () => {
        const { how, bytes } = await read(coding, megabyte / 2, pieces(wire, size))
        assert.equal(how, 'complete')
        assert.deepEqual(bytes, text)
      })
    }

    test(`as ${name} is cut at the exact byte, even inside a character`, async () => {
      for (const bound of [0, 1, 4, 11, text.length - 1]) {
        const { how, bytes } = await read(coding, bound, pieces(wire, 13))
        assert.equal(how, 'oversize')
        assert.deepEqual(bytes, text.subarray(0, bound))
      }
    })

    test(`as ${name} of exactly the bound is complete`, async () => {
      const { how, bytes } = await read(coding, text.length, pieces(wire, 1_000))
      assert.deepEqual([how, bytes.length], ['complete', text.length])
    })
  }

  test('without a byte is complete, whatever its coding says', async () => {
    for (const coding of [undefined, 'gzip', 'br', 'deflate']) {
      assert.deepEqual((await read(coding, 10, [])).how, 'complete')
    }
  })

  test('in an unknown coding, or in several, is kept as it came', async () => {
    const wire = gzipSync(text)
    for (const coding of ['zstd', 'gzip, gzip', 'sdch']) {
      const { how, bytes } = await read(coding, megabyte, pieces(wire, 100))
      assert.equal(how, 'complete')
      assert.deepEqual(bytes, wire)
    }
  })

  test('in brotli is decoded only where a large body is wanted', async () => {
    const wire = brotliCompressSync(text)
    assert.deepEqual((await read('br', megabyte, [wire])).bytes, text)
    assert.deepEqual((await read('br', megabyte - 1, [wire])).bytes, wire)
    assert.equal(acceptedCodings(megabyte), 'gzip, deflate, br')
    assert.equal(acceptedCodings(megabyte - 1), 'gzip, deflate')
  })
})

describe('a broken body', () => {
  test('keeps what could be decoded before the fault', async () => {
    const text = randomBytes(100_000)
    const wire = Buffer.from(gzipSync(text))
    wire.fill(0xff, 80_000)
    const { how, bytes } = await read('gzip', megabyte, pieces(wire, 10_000))
    assert.equal(how, 'broken')
    // Up to where the fault is felt; just before it, damaged bytes can still pass for data.
    assert.ok(bytes.subarray(0, 40_000).equals(text.subarray(0, 40_000)))
  })

  test('that is no gzip at all is broken', async () => {
    assert.equal((await read('gzip', 100, [Buffer.from('plain text')])).how, 'broken')
  })

  test('that ends early is broken', async () => {
    const wire = gzipSync('some text')
    assert.equal((await read('gzip', 100, [wire.subarray(0, wire.length - 3)])).how, 'broken')
  })
})

describe('a bomb', () => {
  // Each member of 10 KB holds 10 MB of zeros; members in a row are one body (RFC 1952, 2.2).
  const member = gzipSync(Buffer.alloc(10 * megabyte))

  test('ends at the bound, with no more read than the decoder holds', async () => {
    const { how, bytes, chunksRead } = await read('gzip', 16_384, repeated(member))
    assert.deepEqual([how, bytes.length], ['oversize', 16_384])
    assert.ok((chunksRead - 1) * member.length <= 65_536)
  })

  test('that decodes to nothing ends when it has cost more than the bound on the wire', async () => {
    const empty = gzipSync('')
    const chunk = Buffer.concat(Array.from({ length: 500 }, () => empty))
    const { how, bytes, chunksRead } = await read('gzip', 16_384, repeated(chunk))
    assert.deepEqual([how, bytes.length], ['oversize', 0])
    assert.ok(chunksRead * chunk.length <= 16_384 + 65_536 + chunk.length)
  })
})
