import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { DigestInput } from './digest.ts'
import { createDigester } from './digester.ts'

const chunking = { maxTokens: 256, overlapTokens: 0 }
const { signal } = new AbortController()

const input = (text: string): DigestInput => ({
  body: Buffer.from(text),
  contentType: 'text/markdown',
  url: null,
  fileName: null,
  title: null,
  chunking,
  embed: true,
})

const easy = input('# Harbour\n\nShips pass.')
/** Takes a second or so. */
const hard = input('Ships pass the harbour at dawn. '.repeat(60_000))

describe('a digester', () => {
  test('returns text, chunks and vectors, with offsets into the text', async () => {
    await using digester = createDigester()
    const digest = await digester.digest(easy, signal)
    assert.ok(digest.kind === 'digested')
    const [piece] = digest.pieces
    assert.deepEqual([digest.title, digest.pieces.length], ['Harbour', 1])
    assert.equal(digest.extracted.markdown.slice(piece?.charStart, piece?.charEnd), piece?.text)
    assert.equal(piece?.vector?.length, 384)
    assert.equal(piece?.hash.length, 32)
  })

  test('returns the sentence for what has no text', async () => {
    await using digester = createDigester()
    assert.deepEqual(await digester.digest(input('***'), signal), {
      kind: 'refused',
      code: 'no_text',
      message: 'The content has no readable text.',
      links: null,
    })
  })

  test('gives up what takes too long, and goes on with the next', async () => {
    await using digester = createDigester({ timeMs: 50, memoryMb: 1_024 })
    await assert.rejects(digester.digest(hard, signal), {
      message:
        'Reading the text out took longer than 0.05 seconds. Split it, or add its text in parts.',
    })
    await using patient = createDigester()
    assert.equal((await patient.digest(easy, signal)).kind, 'digested')
  })

  test('gives up what takes too much memory, and goes on with the next', async () => {
    await using digester = createDigester({ timeMs: 60_000, memoryMb: 160 })
    const page = input('<p>Ships <b>pass</b>.</p>'.repeat(140_000))
    const huge = { ...page, contentType: 'text/html' }
    await assert.rejects(digester.digest(huge, signal), {
      message:
        'Reading the text out took more than 160 MB of memory. Split it, or add its text in parts.',
    })
    assert.equal((await digester.digest(easy, signal)).kind, 'digested')
  })

  test('ends at once what is called off, and blames nobody', async () => {
    await using digester = createDigester()
    await digester.digest(easy, signal)
    const caller = new AbortController()
    const digest = digester.digest(hard, caller.signal)
    caller.abort()
    await assert.rejects(digest, { name: 'AbortError' })
    assert.equal((await digester.digest(easy, signal)).kind, 'digested')
  })

  test('digests many at once, each for itself', async () => {
    await using digester = createDigester()
    const digests = await Promise.all(
      Array.from({ length: 12 }, (_, n) => digester.digest(input(`# Page ${n}\n\nText.`), signal)),
    )
    assert.deepEqual(
      digests.map((digest) => digest.kind === 'digested' && digest.title),
      Array.from({ length: 12 }, (_, n) => `Page ${n}`),
    )
  })
})
