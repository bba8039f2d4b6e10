import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { renderProposal } from '../server/src/domains/proposals/pdf/render-proposal.ts'
import { createPdfRenderer, shippedFonts } from '../server/src/platform/pdf/pdf-renderer.ts'
import type { PdfRequest } from '../server/src/platform/pdf/pdf-task.ts'
import { documentItem, sampleDocument } from '../server/test/fixtures/proposal-document.ts'
import { median, report } from './report.ts'

/**
 * PDFs of one proposal with 60 items, through the renderer and by the bare compiler in this process, each
 * round after the other; and how long this process kept others waiting meanwhile.
 */
const rounds = 30
const items = Array.from({ length: 60 }, (_, index) => documentItem({ id: `itm_${index}` }))
const lines = items.map(() => ({ gross: 840_000, discount: 0, net: 840_000, included: true }))
const document = { ...sampleDocument, items, totals: { ...sampleDocument.totals, lines } }
const createdAt = new Date('2026-11-24T10:00:00Z')
const turn = { organizationId: 'bench' }
const scratchDirectory = mkdtempSync(join(tmpdir(), 'capstan-bench-'))

try {
  await using renderer = createPdfRenderer({ scratchDirectory, maxProcesses: 1 })
  const ours = () => renderProposal(renderer, document, { createdAt, turn })
  const request = await requestOf(document)
  const compiler = NodeCompiler.create({
    workspace: scratchDirectory,
    fontArgs: [{ fontPaths: [shippedFonts] }],
  })
  const bare = () => compile(compiler, request)
  await ours()
  bare()
  const times = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    times.ours.push(await measure(ours))
    times.bare.push(await measure(bare))
  }
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  for (let round = 0; round < rounds; round++) await ours()
  delay.disable()
  const ratio = median(times.ours) / median(times.bare)
  const p99 = delay.percentile(99) / 1e6 - 5
  report('PDF', [
    {
      name: 'PDF of 60 items',
      value: `${median(times.ours).toFixed(0)} ms`,
      bar: '',
      reached: true,
    },
    {
      name: 'against the bare compiler',
      value: `${ratio.toFixed(2)} ×`,
      bar: '≤ 1.3 ×',
      reached: ratio <= 1.3,
    },
    {
      name: 'loop delay meanwhile, p99',
      value: `${p99.toFixed(1)} ms`,
      bar: '< 50 ms',
      reached: p99 < 50,
    },
  ])
} finally {
  rmSync(scratchDirectory, { recursive: true })
}

async function measure(make: () => unknown): Promise<number> {
  const startedAt = performance.now()
  await make()
  return performance.now() - startedAt
}

/** What the renderer is asked for, with the data as the compiler takes it. */
async function requestOf(one: typeof document): Promise<Pick<PdfRequest, 'template' | 'data'>> {
  let asked: Pick<PdfRequest, 'template' | 'data'> | undefined
  const recorder = {
    render: async ({ template, data }: { template: string; data: unknown }) => {
      asked = { template, data: JSON.stringify(data) }
      return new Uint8Array()
    },
    [Symbol.asyncDispose]: async () => undefined,
  }
  await renderProposal(recorder, one, { createdAt, turn })
  if (!asked) throw new Error('nothing was asked for')
  return asked
}

function compile(
  compiler: NodeCompiler,
  { template, data }: Pick<PdfRequest, 'template' | 'data'>,
) {
  compiler.mapShadow(join(scratchDirectory, 'data.json'), Buffer.from(data))
  const compiled = compiler.compile({ mainFileContent: template, resetRead: true })
  if (!compiled.result) throw new Error('not compiled')
  const bytes = compiler.pdf(compiled.result, { pdfStandard: 'a-3a', creationTimestamp: 0 })
  compiler.evictCache(0)
  return bytes
}
