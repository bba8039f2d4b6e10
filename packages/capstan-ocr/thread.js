import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'

const require = createRequire(import.meta.url)
const createCore = require('tesseract.js-core/tesseract-core-simd-lstm')

const { files, memoryMb } = workerData

/** Of the engines that Tesseract has: the neural one, whose data the packages have. */
const neuralNetwork = 1
/** Finds columns and blocks by itself, in a page that stands upright. */
const automatic = '3'
const pageBytes = 65_536

// The memory of WebAssembly is outside of what Node bounds for a thread.
let isFull = false
const grow = WebAssembly.Memory.prototype.grow
WebAssembly.Memory.prototype.grow = function bounded(pages) {
  if (this.buffer.byteLength + pages * pageBytes > memoryMb * 1_000_000) {
    isFull = true
    throw new RangeError(`more than ${memoryMb} MB`)
  }
  return grow.call(this, pages)
}

const loading = load()
// Each picture is answered with it.
loading.catch(() => {})

async function load() {
  const core = await createCore({ TesseractProgress() {}, print() {}, printErr() {} })
  for (const [language, file] of files) {
    core.FS.writeFile(`./${language}.traineddata`, gunzipSync(readFileSync(file)))
  }
  const api = new core.TessBaseAPI()
  const languages = files.map(([language]) => language).join('+')
  if (api.Init(null, languages, neuralNetwork) !== 0) throw new Error('no data of these languages')
  api.SetVariable('tessedit_pageseg_mode', automatic)
  return { core, api }
}

parentPort.on('message', async (picture) => {
  try {
    const { core, api } = await loading
    parentPort.postMessage({ result: 'read', blocks: read(core, api, picture) })
  } catch {
    parentPort.postMessage({ result: 'failed' })
  }
})

function read(core, api, { width, height, grey, dpi }) {
  const header = Buffer.from(`P5\n${width} ${height}\n255\n`)
  core.FS.writeFile('/input', Buffer.concat([header, grey]))
  if (api.SetImageFile(1, 0) === 1) throw new Error('no picture')
  api.SetVariable('user_defined_dpi', String(Math.round(dpi)))
  if (api.Recognize(null) !== 0) throw new Error('no result')
  // Tesseract may go on without what it got no memory for.
  if (isFull) throw new RangeError('no memory')
  return JSON.parse(api.GetJSONText()).blocks ?? []
}
