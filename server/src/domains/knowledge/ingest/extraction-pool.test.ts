import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { getPriority } from 'node:os'
import { describe, test } from 'node:test'
import type { ExtractionInput } from './extract-and-chunk.ts'
import { createExtractionPool } from './extraction-pool.ts'

const chunking = { maxTokens: 256, overlapTokens: 0 }
const { signal } = new AbortController()

const input = (text: string): ExtractionInput => ({
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

/** Of the threads of this process. */
const listPriorities = (): number[] =>
  readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)))

/** Elsewhere a priority is of the process as a whole. */
const onLinux = { skip: process.platform !== 'linux' }

describe('the extraction pool', () => {
  test('returns text, chunks and vectors, with offsets into the text', async () => {
    await using extractionPool = createExtractionPool()
    const extraction = await extractionPool.extractAndChunk(easy, signal, 'ours')
    assert.ok(extraction.kind === 'extracted')
    const [piece] = extraction.chunks
    assert.deepEqual([extraction.title, extraction.chunks.length], ['Harbour', 1])
    assert.equal(extraction.extracted.markdown.slice(piece?.charStart, piece?.charEnd), piece?.text)
    assert.equal(piece?.vector?.length, 384)
    assert.equal(piece?.hash.length, 32)
  })

  test('reads in threads that step back for the one that answers', onLinux, async () => {
    await using extractionPool = createExtractionPool()
    await extractionPool.extractAndChunk(easy, signal, 'ours')
    assert.ok(listPriorities().includes(10))
    assert.ok(getPriority() < 10)
  })

  test(
    'reads in as many threads as memory is kept for, and keeps the others waiting',
    onLinux,
    async () => {
      const countThreads = () => listPriorities().filter((priority) => priority === 10).length
      // Those of tests before that have not ended yet.
      const others = countThreads()
      await using extractionPool = createExtractionPool(undefined, 1)
      const both = [easy, easy].map((one) => extractionPool.extractAndChunk(one, signal, 'ours'))
      for (const { kind } of await Promise.all(both)) assert.equal(kind, 'extracted')
      assert.ok(countThreads() <= others + 1)
    },
  )

  test('returns the sentence for what has no text', async () => {
    await using extractionPool = createExtractionPool()
    assert.deepEqual(await extractionPool.extractAndChunk(input('***'), signal, 'ours'), {
      kind: 'refused',
      code: 'no_text',
      message: 'The content has no readable text.',
      links: null,
    })
  })

  test('gives up what takes too long, and goes on with the next', async () => {
    await using extractionPool = createExtractionPool({ cpuMs: 50, memoryMb: 1_024 })
    await assert.rejects(extractionPool.extractAndChunk(hard, signal, 'ours'), {
      code: 'took_too_long',
      message:
        'Extracting the text took more than 0.05 seconds of CPU time. Split it, or add its text in parts.',
    })
    await using patient = createExtractionPool()
    assert.equal((await patient.extractAndChunk(easy, signal, 'ours')).kind, 'extracted')
  })

  test('refuses a text of more chunks than a source may have', async () => {
    await using extractionPool = createExtractionPool()
    const words = input('Ships pass the harbour at dawn, and boats moor. '.repeat(20_001))
    const tiny = { ...words, embed: false, chunking: { maxTokens: 16, overlapTokens: 0 } }
    assert.deepEqual(await extractionPool.extractAndChunk(tiny, signal, 'ours'), {
      kind: 'refused',
      code: 'too_many_chunks',
      message:
        'The text has 20,001 chunks, but a source can have up to 20,000. Split it into several sources, or raise chunking.maxTokens of the base.',
      links: null,
    })
  })

  test('gives up what takes too much memory, and goes on with the next', async () => {
    await using extractionPool = createExtractionPool({ cpuMs: 60_000, memoryMb: 160 })
    const page = input('<p>Ships <b>pass</b>.</p>'.repeat(140_000))
    const huge = { ...page, contentType: 'text/html' }
    await assert.rejects(extractionPool.extractAndChunk(huge, signal, 'ours'), {
      message:
        'Extracting the text took more than 160 MB of memory. Split it, or add its text in parts.',
    })
    assert.equal((await extractionPool.extractAndChunk(easy, signal, 'ours')).kind, 'extracted')
  })

  test('ends at once what is called off, and blames nobody', async () => {
    await using extractionPool = createExtractionPool()
    await extractionPool.extractAndChunk(easy, signal, 'ours')
    const caller = new AbortController()
    const extraction = extractionPool.extractAndChunk(hard, caller.signal, 'ours')
    caller.abort()
    await assert.rejects(extraction, { name: 'AbortError' })
    assert.equal((await extractionPool.extractAndChunk(easy, signal, 'ours')).kind, 'extracted')
  })

  test('digests many at once, each for itself', async () => {
    await using extractionPool = createExtractionPool()
    const digests = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        extractionPool.extractAndChunk(input(`# Page ${n}\n\nText.`), signal, 'ours'),
      ),
    )
    assert.deepEqual(
      digests.map((extraction) => extraction.kind === 'extracted' && extraction.title),
      Array.from({ length: 12 }, (_, n) => `Page ${n}`),
    )
  })

  test('reads a page of another organization before those that were there first', async () => {
    await using extractionPool = createExtractionPool(undefined, 1)
    const order: string[] = []
    const read = (organizationId: string) =>
      extractionPool.extractAndChunk(easy, signal, organizationId).then(() => {
        order.push(organizationId)
      })
    await Promise.all([...Array.from({ length: 5 }, () => read('noisy')), read('other')])
    assert.equal(order.indexOf('other'), 2)
  })
})
