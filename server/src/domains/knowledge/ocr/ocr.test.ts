import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { makePdf, type Picture } from '../../../../test/fixtures/pdf.ts'
import { scan } from '../../../../test/fixtures/scan.ts'
import { filePart, formOf } from '../../../../test/form.ts'
import { harness } from '../../../../test/harness.ts'
import { extract } from '../extraction/extract.ts'
import { createOcrBudget, type OcrLimits, ocrLimits } from './budget.ts'
import { configuredOcr, isInstalled, packageName } from './ocr-package.ts'

const grey = '/ColorSpace /DeviceGray /BitsPerComponent 8'
const cover = [{ text: 'A cover page.', y: 700 }]
const huge: Picture = { ...scan(), width: 20_000, height: 20_000, dictionary: grey }

const read = (pages: (typeof cover | Picture[])[], limits: Partial<OcrLimits> = {}) =>
  extract({
    body: makePdf({ pages }),
    contentType: null,
    url: null,
    ocr: createOcrBudget(['eng'], { ...ocrLimits, ...limits }),
  })

const said = ({ warnings }: { warnings: { code: string; message: string; where: unknown }[] }) =>
  warnings.map(({ code, message, where }) => [
    code,
    where,
    message.replace(/^.*read (?:it|them): /, ''),
  ])

describe('scanned pages, with the optional package', {
  skip: isInstalled() ? false : `needs ${packageName}, which is not installed`,
}, () => {
  test('are found by what is written on them, with their page and their tables', async (t) => {
    const app = await harness(t, { settings: { CAPSTAN_OCR_LANGUAGES: 'eng' } })
    const base = await make.base(app)
    const form = formOf([
      filePart(makePdf({ pages: [cover, [scan()]] }), 'report.pdf', 'application/pdf'),
    ])
    const path = `/v1/bases/${base.id}/sources`
    const { body } = await app.owner.send({ method: 'POST', url: path, ...form })
    await app.drain()
    const source = (await app.owner.get(`${path}/${body.id}`)).body
    assert.deepEqual(
      [source.status, source.warnings.map((one: { code: string }) => one.code)],
      ['completed', ['ocr']],
    )
    const { data } = (
      await app.owner.post(`/v1/bases/${base.id}/search`, { query: 'income of harbour Q1' })
    ).body
    assert.equal(data[0].page, 2)
    assert.match(data[0].text, /\| Harbour Q1 \| 3,192 \| 2,356 \| 18 \|/)
  })

  test('are read where the sheet lies askew', async () => {
    const { markdown } = await read([cover, [scan([611.8, 10.7, -13.8, 791.8, 7, -5])]])
    assert.match(markdown, /painted every gate between March and May/)
    assert.match(markdown, /\| Harbour Q1 \| 3,192 \| 2,356 \| 18 \|/)
  })

  test('of too many pixels, or that take too long, are warned of, and the others stay', async () => {
    assert.deepEqual(said(await read([cover, [huge], [scan()]])), [
      [
        'pages_without_text',
        'page 2',
        'it has no picture, or one that is damaged, in JPEG 2000, or of more than 40 million pixels.',
      ],
      ['ocr', 'page 3', 'Page 3 was read by text recognition, which can confuse letters.'],
    ])
    const late = await read([cover, [scan()], [scan()]], { pageCpuMs: 1 })
    assert.equal(late.markdown, 'A cover page.')
    assert.deepEqual(said(late), [
      ['pages_without_text', 'pages 2–3', 'each took more than 0.001 seconds.'],
    ])
  })

  test('beyond the memory and the pages of a source are warned of', async () => {
    const large = await read([cover, [scan()]], { memoryMb: 20 })
    assert.deepEqual(said(large), [
      ['pages_without_text', 'page 2', 'it failed, or needed more than 20 MB.'],
    ])
    const many = await read([cover, [scan()], [scan()]], { pages: 1 })
    assert.deepEqual(
      said(many).map(([code, where]) => [code, where]),
      [
        ['pages_without_text', 'page 3'],
        ['ocr', 'page 2'],
      ],
    )
    const slow = await read([cover, [scan()], [scan()]], { cpuMs: 1 })
    assert.match(String(said(slow)[0]), /page 3,earlier pages used all of its 0.001 seconds/)
  })

  test('need the data of each language at the start', () => {
    assert.deepEqual(configuredOcr(['eng']), ['eng'])
    assert.throws(
      () => configuredOcr(['eng', 'xyz']),
      /the data of xyz is not installed\. Run `npm install @tesseract\.js-data\/xyz` beside/,
    )
  })
})

describe('without the setting', () => {
  test('scanned pages are a warning, whether the package is there or not', async () => {
    const body = makePdf({ pages: [cover, [scan()]] })
    const { markdown, warnings } = await extract({ body, contentType: null, url: null })
    assert.equal(markdown, 'A cover page.')
    assert.deepEqual(
      warnings.map(({ code, where }) => [code, where]),
      [['pages_without_text', 'page 2']],
    )
    assert.equal(configuredOcr([]), null)
  })
})

describe('a server without the package', {
  skip: isInstalled() ? 'it is installed' : false,
}, () => {
  test('does not start with the setting, and says what to install', () => {
    assert.throws(() => configuredOcr(['eng']), /npm install @capstan\/ocr` beside Capstan/)
  })
})
