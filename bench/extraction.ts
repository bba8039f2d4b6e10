import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { decodeText } from '../server/src/domains/knowledge/extraction/charset.ts'
import { extractHtml } from '../server/src/domains/knowledge/extraction/html-text.ts'
import { report } from './report.ts'

/**
 * Extraction measured on saved pages with the content that people expect of them: precision, recall and
 * F1 over words (multisets, macro average), and pages a second on one core, against Readability alone
 * and against all visible text. `BENCH_PAGES` or the first argument is a folder with one folder a page,
 * each with `source.html` and `expected.html`; `bench/extraction-pages.ts` makes one. Half of the pages, by a
 * hash of the name, may be looked at to improve the reader; the bar is for the other half.
 */
const folder = resolve(process.argv[2] ?? process.env['BENCH_PAGES'] ?? 'bench/data/pages')
const rounds = 2
const bars = { f1: 0.92, pagesPerSecond: 40 }

interface Page {
  name: string
  /** Nobody looks at it to improve the reader. */
  isHeldOut: boolean
  source: Buffer
  expected: Map<string, number>
}

interface Extractor {
  name: string
  read: (source: Buffer) => string
}

const extractors: Extractor[] = [
  { name: 'all visible text', read: (source) => visibleText(source.toString()) },
  { name: 'Readability on linkedom', read: readable },
  {
    name: 'ours',
    read: (source) =>
      extractHtml(decodeText(source, 'text/html').text, { isXml: false, url: null }).markdown,
  },
]

function readable(source: Buffer): string {
  const { document } = parseHTML(source.toString())
  return visibleText(new Readability(document).parse()?.content ?? '')
}

/** Text of an HTML fragment with its elements set apart, so that no words run together. */
function visibleText(html: string): string {
  const { document } = parseHTML(`<html><body>${html}</body></html>`)
  for (const element of [
    ...document.querySelectorAll('script, style, noscript, template, title'),
  ]) {
    element.remove()
  }
  const inline = /^(?:a|abbr|b|bdi|code|em|i|mark|s|small|span|strong|sub|sup|u)$/
  const pieces: string[] = []
  const visit = (parent: { childNodes: Iterable<never> }): void => {
    for (const node of parent.childNodes as Iterable<{
      nodeType: number
      data: string
      localName: string
      childNodes: Iterable<never>
    }>) {
      if (node.nodeType === 3) pieces.push(node.data)
      if (node.nodeType !== 1) continue
      const gap = inline.test(node.localName) ? '' : ' '
      pieces.push(gap)
      visit(node)
      pieces.push(gap)
    }
  }
  visit(document.body as never)
  return pieces.join('')
}

function wordsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}_]+/gu)) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

const total = (counts: Map<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)

function compare(
  found: Map<string, number>,
  expected: Map<string, number>,
): { precision: number; recall: number; f1: number } {
  let shared = 0
  for (const [word, count] of found) shared += Math.min(count, expected.get(word) ?? 0)
  const precision = shared / Math.max(1, total(found))
  const recall = shared / Math.max(1, total(expected))
  return { precision, recall, f1: (2 * shared) / Math.max(1, total(found) + total(expected)) }
}

function readPages(): Page[] {
  const names = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/source.html`))
  return names.toSorted().map((name) => ({
    name,
    isHeldOut: (createHash('sha256').update(name).digest()[0] ?? 0) % 2 === 1,
    source: readFileSync(`${folder}/${name}/source.html`),
    expected: wordsOf(visibleText(readFileSync(`${folder}/${name}/expected.html`, 'utf8'))),
  }))
}

function score({ read }: Extractor, pages: readonly Page[]) {
  const sums = { precision: 0, recall: 0, f1: 0 }
  for (const { name, source, expected } of pages) {
    const { precision, recall, f1 } = compare(wordsOf(read(source)), expected)
    sums.precision += precision / pages.length
    sums.recall += recall / pages.length
    sums.f1 += f1 / pages.length
    if (process.env['BENCH_PAGES_EACH']) console.log(f1.toFixed(3), name)
  }
  return sums
}

/** By the time of the processor, which other work on the machine does not use up; best round of each. */
function pagesPerSecond(pages: readonly Page[]): number[] {
  const best = extractors.map(() => 0)
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { read }] of extractors.entries()) {
      const start = process.threadCpuUsage()
      for (const { source } of pages) read(source)
      const { user, system } = process.threadCpuUsage(start)
      const rate = (1e6 * pages.length) / (user + system)
      best[index] = Math.max(best[index] ?? 0, rate)
    }
  }
  return best
}

function run(): void {
  const pages = readPages()
  const heldOut = pages.filter(({ isHeldOut }) => isHeldOut)
  const looked = pages.filter(({ isHeldOut }) => !isHeldOut)
  const scores = extractors.map((extractor) => score(extractor, heldOut))
  const ours = extractors.at(-1) as Extractor
  const rates = pagesPerSecond(pages)
  console.log(
    `extraction on ${folder}: ${pages.length} pages, ${heldOut.length} of them held out\n`,
  )
  console.log('| | precision | recall | F1 | pages/s |\n| --- | --- | --- | --- | --- |')
  for (const [index, { name }] of extractors.entries()) {
    const { precision = 0, recall = 0, f1 = 0 } = scores[index] ?? {}
    const figures = [precision, recall, f1].map((figure) => figure.toFixed(3)).join(' | ')
    console.log(`| ${name} | ${figures} | ${rates[index]?.toFixed(0)} |`)
  }
  console.log(
    '\n| ours, by the maker of the page | pages | F1 | held out |\n| --- | --- | --- | --- |',
  )
  for (const [maker, made] of Map.groupBy(pages, ({ name }) => name.replace(/-\d+$/, ''))) {
    const kept = made.filter(({ isHeldOut }) => isHeldOut)
    const [all, held] = [score(ours, made), score(ours, kept)].map(({ f1 }) => f1.toFixed(3))
    console.log(`| ${maker} | ${made.length} | ${all} | ${held} |`)
  }
  console.log(`\nours, on the pages that were looked at: F1 ${score(ours, looked).f1.toFixed(3)}`)
  const f1 = scores.at(-1)?.f1 ?? 0
  const rate = rates.at(-1) ?? 0
  report('extraction', [
    {
      name: 'F1, pages held out',
      value: f1.toFixed(3),
      bar: `≥ ${bars.f1}`,
      reached: f1 >= bars.f1,
    },
    {
      name: 'pages/s on one core',
      value: rate.toFixed(0),
      bar: `≥ ${bars.pagesPerSecond}`,
      reached: rate >= bars.pagesPerSecond,
    },
  ])
}

if (existsSync(folder)) run()
else console.log(`extraction: no pages at ${folder}; nothing was measured.`)
