import { extract } from '../server/src/domains/knowledge/extraction/extract.ts'
import { startPdfMakers } from './pdf-makers.ts'
import { type Part, type RightToLeftText, rightToLeftTexts } from './pdf-rtl-texts.ts'
import { report } from './report.ts'
import { orderedF1, wordsIn } from './word-order.ts'

/**
 * How PDFs of Arabic, Hebrew, Persian and Urdu are read: F1 over words in the order in which they are read.
 * Every text is set in two fonts by Typst, Chromium, WeasyPrint and LibreOffice; a maker or font that is
 * missing is left out. Joiners without width are counted apart, because most makers do not write them.
 */
const verbose = process.argv.includes('--each')
const fonts: Record<RightToLeftText['language'], readonly string[]> = {
  ar: ['Noto Naskh Arabic', 'Amiri', 'DejaVu Sans'],
  fa: ['Noto Naskh Arabic', 'DejaVu Sans'],
  ur: ['Noto Naskh Arabic', 'Noto Nastaliq Urdu'],
  he: ['Noto Sans Hebrew', 'Noto Serif Hebrew', 'DejaVu Sans'],
}
const bar = 0.98

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function htmlOf({ language, parts }: RightToLeftText, font: string): string {
  const css = `body{font:11pt '${font}'}table{border-collapse:collapse}td,th{border:1px solid #444;padding:2px 8px}`
  const body = parts.map(partHtml).join('\n')
  return `<!doctype html><html dir="rtl" lang="${language}"><meta charset="utf-8"><style>${css}</style><body>${body}</body></html>`
}

function partHtml(part: Part): string {
  if ('h' in part) return `<h1>${escaped(part.h)}</h1>`
  if ('p' in part) return `<p>${escaped(part.p)}</p>`
  if ('list' in part) {
    return `<ul>${part.list.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`
  }
  const rows = part.rows.map((row, index) => {
    const tag = index === 0 ? 'th' : 'td'
    return `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`
  })
  return `<table>${rows.join('')}</table>`
}

const quoted = (text: string): string => JSON.stringify(text)

function typstOf({ language, parts }: RightToLeftText, font: string): string {
  const body = parts.map((part) => {
    if ('h' in part) return `#heading(${quoted(part.h)})`
    if ('p' in part) return `#par(${quoted(part.p)})`
    if ('list' in part) return `#list(${part.list.map(quoted).join(', ')})`
    return `#table(columns: ${part.rows[0]?.length}, ${part.rows.flat().map(quoted).join(', ')})`
  })
  return `#set text(lang: "${language}", font: ${quoted(font)}, size: 11pt)\n${body.join('\n\n')}`
}

const textOf = ({ parts }: RightToLeftText): string =>
  parts
    .flatMap((part) =>
      'h' in part ? part.h : 'p' in part ? part.p : 'list' in part ? part.list : part.rows.flat(),
    )
    .join('\n')

const withoutJoiners = (text: string): string => text.replace(/[\u200c\u200d]/g, '')
/** Marks of one letter have no order of their own, and NFC gives them one. */
const words = (text: string): string[] => wordsIn(text.normalize('NFC'))

await using makers = await startPdfMakers()
const all = [
  ...makers.html.map(({ name, make }) => ({
    name,
    make: (text: RightToLeftText, font: string) => make(htmlOf(text, font)),
  })),
  {
    name: 'Typst',
    make: async (text: RightToLeftText, font: string) => makers.typst(typstOf(text, font)),
  },
]
const scores = new Map<string, { exact: number[]; joined: number[] }>()
for (const text of rightToLeftTexts) {
  for (const font of fonts[text.language].filter(makers.hasFont)) {
    for (const { name, make } of all) {
      const { markdown } = await extract({
        body: await make(text, font),
        contentType: null,
        url: null,
      })
      const expected = textOf(text)
      const exact = orderedF1(words(expected), words(markdown))
      const joined = orderedF1(words(withoutJoiners(expected)), words(withoutJoiners(markdown)))
      const key = `${groupOf(text, font)}, ${name}`
      const score = scores.get(key) ?? { exact: [], joined: [] }
      scores.set(key, score)
      score.exact.push(exact)
      score.joined.push(joined)
      const isShort = joined < bar
      console.log(
        `${isShort ? '!' : ' '} ${exact.toFixed(3)} ${joined.toFixed(3)}  ${text.name}, ${name}, ${font}`,
      )
      if (verbose && isShort) console.log(markdown)
    }
  }
}
/** What the bar is for, and two kinds that are harder. */
function groupOf({ name, language }: RightToLeftText, font: string): string {
  if (name.includes('all vowel')) return `${language} with all vowel signs`
  return font.includes('Nastaliq') ? `${language} in Nastaliq` : language
}
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
report(
  'reading from right to left',
  [...scores].sort().map(([name, { exact, joined }]) => ({
    name: `${name}: mean, worst of ${joined.length}; with joiners`,
    value: `${mean(joined).toFixed(3)}, ${Math.min(...joined).toFixed(3)}; ${mean(exact).toFixed(3)}`,
    bar: `≥ ${bar}`,
    reached: mean(joined) >= bar,
  })),
)
