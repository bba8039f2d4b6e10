import { Worker } from 'node:worker_threads'
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler'
import type { PdfReply, PdfRequest } from './pdf-task.ts'

/**
 * Arguments of this separate process: an empty directory, the memory limit in MB, and the directories with fonts. A
 * render is native code that nothing in its process can interrupt.
 */
const [workspace = '', maxMemoryMb = '600', ...fontPaths] = process.argv.slice(2)

new Worker(new URL('./memory-watch.ts', import.meta.url), {
  workerData: { maxBytes: Number(maxMemoryMb) * 1_000_000, parentId: process.ppid },
}).unref()

const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] })

process.on('message', (request: PdfRequest) => {
  process.send?.(render(request))
})
process.on('disconnect', () => process.exit())

function render({
  template,
  data,
  files,
  format,
  createdAtSeconds,
  maxPages,
}: PdfRequest): PdfReply {
  compiler.resetShadow()
  compiler.mapShadow(`${workspace}/data.json`, Buffer.from(data))
  for (const [name, bytes] of Object.entries(files)) {
    compiler.mapShadow(`${workspace}/${name}`, Buffer.from(bytes))
  }
  try {
    const compiled = compiler.compile({ mainFileContent: template, resetRead: true })
    const document = compiled.result
    if (!document) return diagnosticsOf(compiled.takeDiagnostics())
    if (document.numOfPages > maxPages) return { kind: 'pages', pages: document.numOfPages }
    const bytes = compiler.pdf(document, {
      pdfStandard: format,
      creationTimestamp: createdAtSeconds,
    })
    return { kind: 'pdf', bytes }
  } catch (error) {
    return {
      kind: 'diagnostics',
      messages: [error instanceof Error ? error.message : String(error)],
    }
  } finally {
    // What the engine remembers of one document speeds up no other, and grows.
    compiler.evictCache(0)
  }
}

function diagnosticsOf(error: NodeError | null): PdfReply {
  const messages = (error?.shortDiagnostics ?? []).map((diagnostic) =>
    typeof diagnostic === 'string' ? diagnostic : JSON.stringify(diagnostic),
  )
  return { kind: 'diagnostics', messages }
}
