import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'

const require = createRequire(import.meta.url)

/** How often a thread is asked for its time. */
const watchEveryMs = 100
/** Of the clock on the wall, for a thread that other work keeps from a core. */
const wallScale = 4

/**
 * The file with the data of a language, such as `deu`, from the package that is installed for it; null when
 * none is.
 *
 * @param {string} language
 * @returns {string | null}
 */
export function languageFile(language) {
  try {
    const folder = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`))
    return join(folder, '4.0.0_best_int', `${language}.traineddata.gz`)
  } catch {
    return null
  }
}

/**
 * Reads pictures in a thread of its own, one after another. A page that takes too long ends the thread, and
 * the next page starts another.
 *
 * @param {{ languages: readonly string[], cpuMs: number, memoryMb: number }} settings `cpuMs` is for one page.
 */
export function createReader({ languages, cpuMs, memoryMb }) {
  /** @type {Worker | null} */
  let thread = null

  function start() {
    const files = languages.map((language) => [language, languageFile(language)])
    const worker = new Worker(new URL('./thread.js', import.meta.url), {
      workerData: { files, memoryMb },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    worker.once('exit', () => {
      if (thread === worker) thread = null
    })
    // Without a listener an error in the thread would be one of the thread that started it.
    worker.on('error', () => {})
    return worker
  }

  return {
    /**
     * @param {{ width: number, height: number, grey: Uint8Array, dpi: number }} picture
     * @returns {Promise<{ result: 'read', blocks: object[], cpuMs: number }
     *   | { result: 'took_too_long' | 'failed', cpuMs: number }>}
     */
    async read(picture) {
      thread ??= start()
      const worker = thread
      const began = await cpuOf(worker)
      const { promise, resolve } = Promise.withResolvers()
      const onExit = () => resolve({ result: 'failed' })
      worker.once('exit', onExit)
      worker.once('message', resolve)
      let spent = 0
      const wall = setTimeout(() => resolve({ result: 'took_too_long' }), wallScale * cpuMs)
      const watch = setInterval(async () => {
        spent = Math.max(spent, (await cpuOf(worker)) - began)
        if (spent > cpuMs) resolve({ result: 'took_too_long' })
      }, watchEveryMs)
      worker.postMessage(picture, [picture.grey.buffer])
      try {
        const answer = await promise
        if (answer.result !== 'read') {
          thread = null
          await worker.terminate()
        } else spent = Math.max(spent, (await cpuOf(worker)) - began)
        return { ...answer, cpuMs: spent }
      } finally {
        clearTimeout(wall)
        clearInterval(watch)
        worker.off('exit', onExit)
        worker.off('message', resolve)
      }
    },
    async [Symbol.asyncDispose]() {
      await thread?.terminate()
    },
  }
}

/** @param {Worker} worker */
async function cpuOf(worker) {
  // A thread that has ended, or has not begun, computed nothing.
  const usage = await worker.cpuUsage().catch(() => null)
  return usage === null ? 0 : (usage.user + usage.system) / 1000
}
