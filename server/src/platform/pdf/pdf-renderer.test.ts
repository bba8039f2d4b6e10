import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { ApiError } from '../errors.ts'
import { createPdfRenderer, type PdfRendererOptions } from './pdf-renderer.ts'
import { PdfError, type PdfFault, type PdfTask } from './pdf-task.ts'

const task: PdfTask = {
  template: `#set document(title: "A", date: datetime(year: 2026, month: 11, day: 24))
#set text(font: "Noto Sans", lang: "en")
#json("/data.json").text`,
  data: { text: 'Hello' },
  format: 'a-3a',
  createdAt: new Date('2026-11-24T10:00:00Z'),
}

const turn = { organizationId: 'one' }

/** Never ends by itself, and takes no memory worth naming. */
const endless = '#for a in range(1000000) { for b in range(1000000) { let c = a } }'
/** Doubles a text until memory ends. */
const growing = '#let x = "0123456789abcdef"\n#for i in range(60) { x = x + x }'

async function openRenderer(t: TestContext, options: Partial<PdfRendererOptions> = {}) {
  const scratchDirectory = await mkdtemp(join(tmpdir(), 'capstan-test-'))
  const renderer = createPdfRenderer({ scratchDirectory, ...options })
  t.after(async () => {
    await renderer[Symbol.asyncDispose]()
    await rm(scratchDirectory, { recursive: true, force: true })
  })
  return { renderer, scratchDirectory }
}

const faultIs = (fault: PdfFault) => (error: unknown) =>
  error instanceof PdfError && error.fault === fault

describe('the renderer of PDFs', () => {
  it('gives equal bytes for equal tasks, twice and from two processes', async (t) => {
    const { renderer: one } = await openRenderer(t, { maxProcesses: 1 })
    const { renderer: two } = await openRenderer(t, { maxProcesses: 1 })
    const [first, second, third] = [
      await one.render(task, turn),
      await one.render(task, turn),
      await two.render(task, turn),
    ]
    assert.equal(Buffer.from(first).toString('latin1', 0, 5), '%PDF-')
    assert.ok(Buffer.from(first).equals(second))
    assert.ok(Buffer.from(first).equals(third))
    const later = await one.render({ ...task, data: { text: 'Other' } }, turn)
    assert.ok(!Buffer.from(first).equals(later))
  })

  it('writes and starts nothing before the first document, and leaves nothing', async (t) => {
    const { renderer, scratchDirectory } = await openRenderer(t)
    assert.deepEqual(await readdir(scratchDirectory), [])
    await renderer.render(task, turn)
    assert.equal((await readdir(scratchDirectory)).length, 1)
    await renderer[Symbol.asyncDispose]()
    assert.deepEqual(await readdir(scratchDirectory), [])
  })

  it('refuses characters that no font has, each by its name', async (t) => {
    const { renderer } = await openRenderer(t)
    const text = 'Hello 漢字 and 漢 \u{1f431} \ue000 \u2d30'
    await assert.rejects(renderer.render({ ...task, data: { text } }, turn), (error) => {
      assert.ok(error instanceof PdfError)
      assert.equal(error.fault, 'missing_glyphs')
      assert.deepEqual(
        new Set(error.characters),
        new Set(['漢', '字', '\u{1f431}', '\ue000', '\u2d30']),
      )
      assert.match(error.message, /漢 \(U\+6F22\)/)
      assert.match(error.message, /🐱 \(U\+1F431\)/)
      return true
    })
  })

  it('ends a document that takes too long, and makes the next one', async (t) => {
    const { renderer } = await openRenderer(t, { maxProcesses: 1, timeoutMs: 3_000 })
    await assert.rejects(
      renderer.render({ ...task, template: endless }, turn),
      faultIs('took_too_long'),
    )
    // A busy machine can need longer than the bound for the new process: it tries again.
    const render = (): Promise<Uint8Array> =>
      renderer.render(task, turn).catch((error) => {
        if (!faultIs('took_too_long')(error)) throw error
        return render()
      })
    assert.ok(await render())
  })

  it('ends a document that takes too much memory, and makes the next one', async (t) => {
    const { renderer } = await openRenderer(t, { maxProcesses: 1, memoryMb: 300 })
    await assert.rejects(
      renderer.render({ ...task, template: growing }, turn),
      faultIs('too_much_memory'),
    )
    assert.ok(await renderer.render(task, turn))
  })

  it('refuses too many pages and too many bytes', async (t) => {
    const { renderer } = await openRenderer(t, { maxPages: 2 })
    const template = `${task.template}\n#pagebreak()\nb\n#pagebreak()\nc`
    await assert.rejects(renderer.render({ ...task, template }, turn), faultIs('too_many_pages'))
    const { renderer: narrow } = await openRenderer(t, { maxBytes: 1_000 })
    await assert.rejects(narrow.render(task, turn), faultIs('too_large'))
  })

  it('503 when too many wait, and when the signal or the end comes first', async (t) => {
    const { renderer } = await openRenderer(t, { maxProcesses: 1, maxWaiting: 1 })
    const stop = new AbortController()
    const running = renderer.render(
      { ...task, template: endless },
      { ...turn, signal: stop.signal },
    )
    const waiting = renderer.render(task, turn)
    await assert.rejects(
      renderer.render(task, turn),
      (error) => error instanceof ApiError && error.status === 503,
    )
    stop.abort()
    await assert.rejects(running, { name: 'AbortError' })
    assert.ok(await waiting)
    const unfinished = assert.rejects(
      renderer.render({ ...task, template: endless }, turn),
      (error) => error instanceof ApiError && error.status === 503,
    )
    await renderer[Symbol.asyncDispose]()
    await unfinished
  })

  it('makes the document of another organization in its turn, and of who signs at once', async (t) => {
    const { renderer } = await openRenderer(t, { maxProcesses: 1 })
    const stop = new AbortController()
    const made: string[] = []
    const render = async (name: string, more: object) => {
      await renderer.render(task, { organizationId: name, ...more })
      made.push(name)
    }
    const hanging = renderer.render(
      { ...task, template: endless },
      { organizationId: 'noisy', signal: stop.signal },
    )
    const left = new AbortController()
    const gone = assert.rejects(render('noisy', { signal: left.signal }), { name: 'AbortError' })
    const waiting = [render('noisy', {}), render('noisy', {}), render('other', {})]
    left.abort()
    await gone
    await render('signing', { isUrgent: true })
    stop.abort()
    await assert.rejects(hanging, { name: 'AbortError' })
    await Promise.all(waiting)
    assert.deepEqual(made, ['signing', 'noisy', 'other', 'noisy'])
  })

  it('keeps one of two processes from an organization whose documents never end', async (t) => {
    const { renderer } = await openRenderer(t, { maxProcesses: 2 })
    const stop = new AbortController()
    const noisy = { organizationId: 'noisy', signal: stop.signal }
    const hanging = [1, 2].map(() =>
      assert.rejects(renderer.render({ ...task, template: endless }, noisy), {
        name: 'AbortError',
      }),
    )
    await renderer.render(task, { organizationId: 'other' })
    stop.abort()
    await Promise.all(hanging)
  })

  it('reads the files of a document in its turn: those that wait hold none', async (t) => {
    const { renderer } = await openRenderer(t, { maxProcesses: 1 })
    const stop = new AbortController()
    const reads: string[] = []
    const read = (name: string) => async () => {
      reads.push(name)
      return { [name]: Buffer.from(name) }
    }
    const hanging = renderer.render(
      { ...task, template: endless, files: read('first') },
      { ...turn, signal: stop.signal },
    )
    const waiting = [1, 2, 3].map((at) =>
      renderer.render({ ...task, files: read(`next ${at}`) }, turn),
    )
    const other = await openRenderer(t, { maxProcesses: 1 })
    await other.renderer.render(task, turn)
    assert.deepEqual(reads, ['first'])
    stop.abort()
    await assert.rejects(hanging, { name: 'AbortError' })
    await Promise.all(waiting)
    assert.deepEqual(reads, ['first', 'next 1', 'next 2', 'next 3'])
  })

  it('makes the next document where the files of one cannot be read', async (t) => {
    const { renderer } = await openRenderer(t, { maxProcesses: 1 })
    const files = () => Promise.reject(new Error('the database is away'))
    await assert.rejects(renderer.render({ ...task, files }, turn), /the database is away/)
    assert.ok(await renderer.render(task, turn))
  })

  it('renews its process after so many documents', async (t) => {
    const { renderer } = await openRenderer(t, { maxProcesses: 1, documentsPerProcess: 1 })
    const [one, two] = [await renderer.render(task, turn), await renderer.render(task, turn)]
    assert.ok(Buffer.from(one).equals(two))
  })

  it('says what is wrong with a document, and nothing of where it lies', async (t) => {
    const { renderer, scratchDirectory } = await openRenderer(t)
    const template = `${task.template}\n#let show-it() = image("/images/img_1.png")\n#show-it()`
    await assert.rejects(renderer.render({ ...task, template }, turn), (error) => {
      assert.ok(error instanceof PdfError)
      assert.deepEqual([error.fault, error.message], ['invalid_document', 'file not found'])
      assert.ok(!error.message.includes(scratchDirectory))
      return true
    })
  })

  it('reads nothing but the data and the files of the task', async (t) => {
    const { renderer } = await openRenderer(t)
    for (const template of [
      '#read("/etc/passwd")',
      '#read("../../../../etc/passwd")',
      '#import "@preview/cetz:0.4.0": canvas',
    ]) {
      await assert.rejects(
        renderer.render({ ...task, template }, turn),
        faultIs('invalid_document'),
      )
    }
    const [secret] = [`${task.template}\n#read("/a.txt")`]
    const files = async () => ({ 'a.txt': Buffer.from('of the first') })
    assert.ok(await renderer.render({ ...task, template: secret, files }, turn))
    await assert.rejects(
      renderer.render({ ...task, template: secret }, turn),
      faultIs('invalid_document'),
    )
  })
})
