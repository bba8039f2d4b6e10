import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { chromium } from 'playwright-core'

/** Programs that make a PDF of a page of HTML, or of a text in Typst. */
export interface PdfMakers extends AsyncDisposable {
  /** By name; those that are not installed are left out. */
  html: { name: string; make: (html: string) => Promise<Buffer> }[]
  typst: (source: string) => Buffer
  /** Whether the machine has a font of this name. */
  hasFont: (family: string) => boolean
}

const systemFonts = '/usr/share/fonts'
const fontList = '/usr/bin/fc-list'
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/** Chromium; WeasyPrint and LibreOffice where `WEASYPRINT` and `SOFFICE` name them. */
export async function startPdfMakers(): Promise<PdfMakers> {
  const folder = mkdtempSync(join(tmpdir(), 'capstan-bench-pdf-'))
  const html: PdfMakers['html'] = []
  const browser = existsSync(executablePath)
    ? await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    : null
  if (browser) {
    html.push({
      name: 'Chromium',
      make: async (source) => {
        const page = await browser.newPage()
        await page.setContent(source)
        const bytes = await page.pdf({
          format: 'A4',
          margin: { top: '2cm', bottom: '2cm', left: '2cm', right: '2cm' },
        })
        await page.close()
        return bytes
      },
    })
  }
  const [input, output] = [join(folder, 'in.html'), join(folder, 'in.pdf')]
  const addProgram = (name: string, variable: string, args: string[]): void => {
    const program = process.env[variable]
    if (!program) return
    html.push({
      name,
      make: async (source) => {
        writeFileSync(input, source)
        const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
        if (status !== 0) throw new Error(`${name}: ${stderr}`)
        return readFileSync(output)
      },
    })
  }
  addProgram('WeasyPrint', 'WEASYPRINT', [input, output])
  addProgram('LibreOffice', 'SOFFICE', [
    '--headless',
    '--infilter=HTML (StarWriter)',
    '--convert-to',
    'pdf:writer_pdf_Export',
    '--outdir',
    folder,
    input,
  ])
  const compiler = NodeCompiler.create({
    workspace: folder,
    fontArgs: [{ fontPaths: [systemFonts] }],
  })
  const { stdout } = spawnSync(fontList, ['--format', '%{family}\n'], { encoding: 'utf8' })
  const families = new Set((stdout ?? '').split(/[\n,]/))
  return {
    html,
    hasFont: (family) => families.has(family),
    typst: (source) =>
      Buffer.from(compiler.pdf(compiler.compile({ mainFileContent: source }).result as never)),
    async [Symbol.asyncDispose]() {
      await browser?.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
