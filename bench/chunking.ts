import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Chunk, chunk } from '../server/src/domains/knowledge/chunking/chunk.ts'
import { countTokens } from '../server/src/domains/knowledge/chunking/tokens.ts'
import { openCorpus } from '../server/test/corpus.ts'

/**
 * Chunking measured as in Chroma's "Evaluating Chunking": every question is searched in the chunks of
 * all corpora by keywords, and what counts is how much of its excerpts the five best chunks cover.
 * `BENCH_CHUNKING` or the first argument is a folder with `corpora/*.md` and `questions.csv`.
 */
const folder = resolve(process.argv[2] ?? process.env['BENCH_CHUNKING'] ?? 'bench/data/chunking')
const settings = { maxTokens: 256, overlapTokens: Number(process.argv[3] ?? 0) }
const retrieved = 5
const recallBar = 0.88

interface Range {
  start: number
  end: number
}

interface Question {
  text: string
  corpus: string
  excerpts: Range[]
}

/** One line a question: text, JSON list of excerpts, corpus; quoted as RFC 4180 says. */
function readQuestions(): Question[] {
  const fields = /("(?:[^"]|"")*"|[^,\n]*)(,|\r?\n|$)/g
  const records: string[][] = [[]]
  for (const [, field = '', separator] of readFileSync(`${folder}/questions.csv`, 'utf8').matchAll(
    fields,
  )) {
    records.at(-1)?.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field)
    if (separator === '') break
    if (separator !== ',') records.push([])
  }
  return records
    .slice(1)
    .flatMap(([text = '', references = '', corpus = '']) =>
      references === '' ? [] : [{ text, corpus, excerpts: excerptsOf(references) }],
    )
}

const excerptsOf = (references: string): Range[] =>
  (JSON.parse(references) as { start_index: number; end_index: number }[]).map((reference) => ({
    start: reference.start_index,
    end: reference.end_index,
  }))

const length = (ranges: readonly Range[]): number =>
  ranges.reduce((sum, { start, end }) => sum + end - start, 0)

/** The ranges without their overlaps, in order. */
function union(ranges: readonly Range[]): Range[] {
  const merged: Range[] = []
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else merged.push({ ...range })
  }
  return merged
}

const overlap = (ones: readonly Range[], others: readonly Range[]): number =>
  union(ones).reduce(
    (sum, one) =>
      sum +
      union(others).reduce(
        (inner, other) =>
          inner + Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start)),
        0,
      ),
    0,
  )

interface Placed extends Range {
  corpus: string
}

/** Excerpts are given in code points. */
function codePointRanges(text: string, chunks: readonly Chunk[]): Range[] {
  let units = 0
  let points = 0
  const pointAt = new Map<number, number>()
  for (const character of text) {
    pointAt.set(units, points++)
    units += character.length
  }
  pointAt.set(units, points)
  return chunks.map(({ charStart, charEnd }) => ({
    start: pointAt.get(charStart) ?? 0,
    end: pointAt.get(charEnd) ?? 0,
  }))
}

function chunkCorpora(): { name: string; text: string; chunks: Chunk[] }[] {
  const names = [...new Set(readQuestions().map(({ corpus }) => corpus))]
  return names.map((name) => {
    const text = readFileSync(`${folder}/corpora/${name}.md`, 'utf8')
    return { name, text, chunks: chunk(text, settings) }
  })
}

const megabytesPerSecond = (texts: readonly string[], work: (text: string) => void): number => {
  const start = performance.now()
  for (const text of texts) work(text)
  const units = texts.reduce((sum, text) => sum + text.length, 0)
  return units / 1000 / (performance.now() - start)
}

/** After the first pass, which compiles the code; beside the speed of counting the tokens of each line once. */
function speeds(texts: readonly string[]): string {
  const chunking = megabytesPerSecond(texts, (text) => chunk(text, settings))
  const counting = megabytesPerSecond(texts, (text) => {
    for (const line of text.split(/(?<=\n)/)) countTokens(line)
  })
  return `${chunking.toFixed(1)} MB/s, ${(chunking / counting).toFixed(2)} of the speed of counting tokens alone`
}

async function run(): Promise<void> {
  const corpora = chunkCorpora()
  const chunks = corpora.flatMap((corpus) => corpus.chunks)
  const tokens = chunks.reduce((sum, { tokenCount }) => sum + tokenCount, 0)
  const speed = speeds(corpora.map(({ text }) => text))
  await using base = await openCorpus()
  const places = new Map<string, Placed>()
  for (const { name, text, chunks: ofCorpus } of corpora) {
    const ranges = codePointRanges(text, ofCorpus)
    const sourceId = await base.add({ name, chunks: ofCorpus, metadata: { corpus: name } })
    for (const [index, range] of ranges.entries()) {
      places.set(`${sourceId} ${ofCorpus[index]?.charStart}`, { ...range, corpus: name })
    }
  }
  const sums = { recall: 0, precision: 0, iou: 0 }
  const questions = readQuestions()
  for (const { text, corpus, excerpts } of questions) {
    const hits = await base.search(text, { mode: 'keyword', limit: retrieved })
    const found = hits.flatMap(
      ({ sourceId, charStart }) => places.get(`${sourceId} ${charStart}`) ?? [],
    )
    const shared = overlap(
      found.filter((place) => place.corpus === corpus),
      excerpts,
    )
    const wanted = length(union(excerpts))
    sums.recall += shared / wanted
    sums.precision += shared / length(found)
    sums.iou += shared / (wanted + length(found) - shared)
  }
  const percent = (sum: number): string => `${((100 * sum) / questions.length).toFixed(1)} %`
  console.log(`chunking on ${folder}: ${questions.length} questions, n = ${retrieved}`)
  console.log(
    `${settings.maxTokens} tokens, overlap ${settings.overlapTokens}: ${chunks.length} chunks of ${(tokens / chunks.length).toFixed(0)} tokens, ${speed}`,
  )
  console.log(
    `recall ${percent(sums.recall)} (bar ${100 * recallBar} %)  precision ${percent(sums.precision)}  IoU ${percent(sums.iou)}`,
  )
}

if (existsSync(`${folder}/questions.csv`)) await run()
else console.log(`chunking: no questions at ${folder}; nothing was measured.`)
