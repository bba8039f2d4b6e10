import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { localModel } from '../server/src/domains/knowledge/models/local.ts'
import {
  isInstalled,
  readModelDirectory,
} from '../server/src/domains/knowledge/models/local-directory.ts'

/**
 * Texts a second of a local model by batch and threads. `CAPSTAN_EMBEDDING_DIR` is the directory of the
 * model; `BENCH_RETRIEVAL` a folder with `documents.jsonl` {title?, text}, whose passages are embedded.
 */
const directory = process.env['CAPSTAN_EMBEDDING_DIR']
const file = `${resolve(process.env['BENCH_RETRIEVAL'] ?? 'bench/data/cranfield')}/documents.jsonl`
const passagesCount = 64

if (!directory || !existsSync(file) || !isInstalled()) {
  console.log(
    'embedding: needs CAPSTAN_EMBEDDING_DIR, @huggingface/transformers and a collection; nothing was measured.',
  )
} else {
  const files = readModelDirectory(directory)
  const passages = readFileSync(file, 'utf8')
    .trim()
    .split('\n', passagesCount)
    .map((line) => JSON.parse(line) as { title?: string; text: string })
    .map(({ title, text }) => `${title ?? ''}\n${text}`)
  console.log(`embedding, ${files.name} (${files.precision}), ${passagesCount} passages`)
  for (const threads of [1, 2]) {
    for (const batchSize of [1, 8, 32, 64]) {
      await using model = localModel({ files, batchSize, threads })
      await model.embed(passages.slice(0, 2))
      const startedAt = performance.now()
      await model.embed(passages)
      const perSecond = passagesCount / ((performance.now() - startedAt) / 1000)
      const queriedAt = performance.now()
      await model.embed(['what does a wing in a slipstream do'])
      const queryMs = performance.now() - queriedAt
      console.log(
        `${threads} thread(s), batches of ${batchSize}: ${perSecond.toFixed(0)} passages/s, a query ${queryMs.toFixed(0)} ms`,
      )
    }
  }
}
