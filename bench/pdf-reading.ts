import { extract } from '../server/src/domains/knowledge/extraction/extract.ts'
import { startPdfMakers } from './pdf-makers.ts'
import { htmlOf, type KnownTable, knownTables, typstOf } from './pdf-reading-tables.ts'
import { plainTexts } from './pdf-reading-texts.ts'
import { report } from './report.ts'
import { orderedF1, wordsIn } from './word-order.ts'

/**
 * How PDFs are read: cells of known tables in the right row and column, words in reading order in scripts
 * that run from right to left, text that must not become a table. Chromium and Typst make the files, and
 * WeasyPrint and LibreOffice where `WEASYPRINT` and `SOFFICE` name their programs.
 */
const verbose = process.argv.includes('--each')

interface Score {
  right: number
  all: number
  lost: number
}

const plain = (text: string): string =>
  text
    .replace(/\\(?=[|<])/g, '')
    .replace(/\s+/g, '')
    .normalize('NFKC')

/** Rows of the tables in Markdown, heads included. */
const tableRows = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|(?: --- \|)+$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map(plain),
    )

/** A sign in a column of its own may stand with its figure. */
function expectedRows({ rows }: KnownTable): string[][] {
  const joined = (row: string[]): string[] =>
    row.reduce<string[]>((cells, cell) => {
      if (cells.at(-1) === '$') cells[cells.length - 1] = `$${cell}`
      else cells.push(cell)
      return cells
    }, [])
  return rows.map((row) => joined(row.map(plain)))
}

function scoreTable(table: KnownTable, markdown: string): Score {
  const found = tableRows(markdown)
  let [right, all, at] = [0, 0, 0]
  for (const row of expectedRows(table)) {
    const label = row[0] ?? ''
    const index = found.findIndex((cells, place) => place >= at && cells[0] === label)
    const cells = found[index] ?? []
    if (index >= 0) at = index + 1
    for (const [column, cell] of row.entries()) {
      if (cell === '') continue
      all += 1
      if (cells[column] === cell) right += 1
    }
  }
  // A column is found by its heads: all that stand over it.
  const width = expectedRows(table)[0]?.length ?? 0
  for (let column = 1; column < width; column += 1) {
    for (const row of table.heads) {
      const head = headOver(row, column, width)
      if (head === '') continue
      all += 1
      if (found.some((cells, place) => place < 4 && cells[column]?.includes(plain(head))))
        right += 1
    }
  }
  const text = plain(markdown)
  const lost = table.rows.flat().filter((cell) => !text.includes(plain(cell))).length
  return { right, all, lost }
}

function headOver(row: [string, number][], column: number, width: number): string {
  let at = 0
  const columns = row.reduce((sum, [, span]) => sum + span, 0)
  for (const [text, span] of row) {
    at += columns > width && span === 2 ? 1 : span
    if (column < at) return text
  }
  return ''
}

const read = async (body: Buffer): Promise<string> =>
  (await extract({ body, contentType: null, url: null })).markdown

await using makers = await startPdfMakers()
const total: Score = { right: 0, all: 0, lost: 0 }
async function measure(name: string, table: KnownTable, body: Buffer): Promise<void> {
  const markdown = await read(body)
  const score = scoreTable(table, markdown)
  total.right += score.right
  total.all += score.all
  total.lost += score.lost
  const share = score.right / score.all
  console.log(
    `${share < 0.95 || score.lost ? '!' : ' '} ${(100 * share).toFixed(1).padStart(5)} % ${score.lost} lost  ${table.name}, ${name}`,
  )
  if (verbose && share < 0.95) console.log(markdown)
}
for (const table of knownTables) {
  for (const { name, make } of makers.html) await measure(name, table, await make(htmlOf(table)))
  for (const stroke of ['0.5pt', 'none', '(x: none, y: 0.5pt)']) {
    if (!table.rows[0]?.includes('$')) {
      await measure(`Typst, stroke ${stroke}`, table, makers.typst(typstOf(table, stroke)))
    }
  }
}

let [tables, documents, worst] = [0, 0, 1]
for (const text of plainTexts) {
  for (const { name, make } of makers.html) {
    const markdown = await read(await make(text.html))
    const rows = tableRows(markdown).length
    documents += 1
    if (rows > 0) tables += 1
    const f1 = orderedF1(wordsIn(text.text), wordsIn(markdown))
    if (text.isOrdered) worst = Math.min(worst, f1)
    console.log(
      `${rows > 0 || f1 < 0.98 ? '!' : ' '} ${f1.toFixed(3)} ${rows} rows  ${text.name}, ${name}`,
    )
    if (verbose && (rows > 0 || f1 < 0.98)) console.log(markdown)
  }
}
const share = total.right / total.all
report('reading of PDFs', [
  {
    name: 'cells in their row and column',
    value: `${(100 * share).toFixed(1)} %`,
    bar: '≥ 80 %',
    reached: share >= 0.8,
  },
  { name: 'cells lost', value: String(total.lost), bar: '0', reached: total.lost === 0 },
  {
    name: `documents without a table that got one, of ${documents}`,
    value: String(tables),
    bar: '0',
    reached: tables === 0,
  },
  {
    name: 'words in reading order, F1 of the worst',
    value: worst.toFixed(3),
    bar: '≥ 0.98',
    reached: worst >= 0.98,
  },
])
