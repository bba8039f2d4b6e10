import {
  amount,
  filing,
  longLabels,
  negative,
  next,
  notes,
  pick,
  words,
} from './pdf-reading-cells.ts'

/** A table of which the cells are known. */
export interface KnownTable {
  name: string
  /** Rows of heads; each head with the number of columns that it stands over. */
  heads: [string, number][][]
  rows: string[][]
  /** What stands around it. */
  html: (table: string) => string
  css: string
}

const prose = `<p>The figures below are those of the group and its companies. They were drawn up by the board in the
spring and have been looked at by the auditors, who found nothing to add to them. Amounts are in thousands.</p>`
const around = (table: string): string => `${prose}${table}${prose}`
const figures = 'td:not(:first-child),th:not(:first-child){text-align:right}'
const years = (count: number): [string, number][][] => [
  [
    ['', 1],
    ...Array.from({ length: count }, (_, index): [string, number] => [String(2025 - index), 1]),
  ],
]

export const knownTables: readonly KnownTable[] = [
  {
    name: 'ruled',
    heads: years(3),
    rows: filing(12, 3, amount),
    html: around,
    css: `table{border-collapse:collapse;width:100%}td,th{border:1px solid #444;padding:3px 6px}${figures}`,
  },
  {
    name: 'unruled',
    heads: years(3),
    rows: filing(14, 3, amount),
    html: around,
    css: `table{width:100%}th{font-weight:normal}${figures}`,
  },
  {
    name: 'lines below rows',
    heads: years(4),
    rows: filing(14, 4, negative),
    html: around,
    css: `table{border-collapse:collapse;width:100%}tr{border-bottom:1px solid #bbb}${figures}`,
  },
  {
    name: 'brackets and zebra',
    heads: years(4),
    rows: filing(16, 4, negative),
    html: around,
    css: `table{width:100%;border-spacing:0}tr:nth-child(even) td{background:#eef}td,th{padding:2px 4px}${figures}`,
  },
  {
    name: 'signs of a currency in columns',
    heads: [
      [
        ['', 1],
        ['2025', 2],
        ['2024', 2],
      ],
    ],
    rows: filing(12, 2, negative).map(([label = '', a = '', b = '']) => [label, '$', a, '$', b]),
    html: around,
    css: `table{width:100%}td:nth-child(3),td:nth-child(5){text-align:right}th{text-align:right}`,
  },
  {
    name: 'dots before figures',
    heads: years(2),
    rows: filing(14, 2, amount),
    html: around,
    css: `table{width:100%;table-layout:fixed}td:first-child{width:60%;overflow:hidden;white-space:nowrap}${figures}
      td:first-child:after{content:" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . ."}`,
  },
  {
    name: 'long labels',
    heads: years(3),
    rows: filing(10, 3, amount).map((row, index) =>
      index % 3 === 1 ? [longLabels[(index / 3) | 0] ?? '', ...row.slice(1)] : row,
    ),
    html: around,
    css: `table{width:100%}td:first-child{width:38%;padding-bottom:4px}td{vertical-align:bottom}${figures}`,
  },
  {
    name: 'long labels, figures above',
    heads: years(3),
    rows: filing(10, 3, amount).map((row, index) =>
      index % 3 === 1 ? [longLabels[(index / 3) | 0] ?? '', ...row.slice(1)] : row,
    ),
    html: around,
    css: `table{width:100%;border-collapse:collapse}td:first-child{width:38%}td{vertical-align:top;padding:4px;border-bottom:1px solid #ccc}${figures}`,
  },
  {
    name: 'heads over groups',
    heads: [
      [
        ['', 1],
        ['Three months', 2],
        ['Nine months', 2],
      ],
      [
        ['', 1],
        ['2025', 1],
        ['2024', 1],
        ['2025', 1],
        ['2024', 1],
      ],
    ],
    rows: filing(14, 4, negative),
    html: around,
    css: `table{width:100%;border-collapse:collapse}th[colspan]{text-align:center}th[colspan="2"]{border-bottom:1px solid}${figures}th[colspan="2"]{text-align:center}`,
  },
  {
    name: 'heads over groups without lines',
    heads: [
      [
        ['', 1],
        ['Parent company', 2],
        ['Group', 2],
      ],
      [
        ['', 1],
        ['2025', 1],
        ['2024', 1],
        ['2025', 1],
        ['2024', 1],
      ],
    ],
    rows: filing(12, 4, amount),
    html: around,
    css: `table{width:100%}${figures}th[colspan="2"]{text-align:center}`,
  },
  {
    name: 'over pages, heads repeated',
    heads: years(3),
    rows: filing(90, 3, amount),
    html: around,
    css: `table{width:100%;border-collapse:collapse}thead{display:table-header-group}td{border-bottom:1px solid #ddd;padding:3px}${figures}`,
  },
  {
    name: 'over pages, heads once',
    heads: years(3),
    rows: filing(90, 3, amount),
    html: around,
    css: `table{width:100%}thead{display:table-row-group}td{padding:2px}${figures}`,
  },
  {
    name: 'words, ruled',
    heads: [
      [
        ['Harbour', 1],
        ['Season', 1],
        ['Contact', 1],
      ],
    ],
    rows: words.map((word) => [word, pick(notes), `${pick(words)} office`]),
    html: around,
    css: 'table{border-collapse:collapse}td,th{border:1px solid;padding:4px 8px;text-align:left}',
  },
  {
    name: 'words, unruled',
    heads: [
      [
        ['Harbour', 1],
        ['Season', 1],
        ['Contact', 1],
      ],
    ],
    rows: words.map((word) => [word, pick(notes), `${pick(words)} office`]),
    html: around,
    css: 'td,th{padding:3px 20px 3px 0;text-align:left}',
  },
  {
    name: 'sentences in cells, ruled',
    heads: [
      [
        ['Clause', 1],
        ['Duty of the tenant', 1],
        ['Remedy', 1],
      ],
    ],
    rows: words
      .slice(0, 6)
      .map((word, index) => [
        `${index + 1}.1 ${word}`,
        longLabels[index % 4] ?? '',
        longLabels[(index + 1) % 4] ?? '',
      ]),
    html: around,
    css: 'table{border-collapse:collapse;width:100%}td,th{border:1px solid;padding:4px;vertical-align:top;text-align:left}td:first-child{width:20%}',
  },
  {
    name: 'labels and values',
    heads: [
      [
        ['Term', 1],
        ['Value', 1],
      ],
    ],
    rows: [
      ['Currency', 'EUR'],
      ['Start', '1 May 2026'],
      ['Notice period', 'three months'],
      ['Rent', '1,250.00'],
      ['Deposit', '3,750.00'],
      ['Law', 'Portugal'],
    ],
    html: around,
    css: 'table{border-collapse:collapse}td,th{border-bottom:1px solid;padding:4px 30px 4px 0;text-align:left}',
  },
  {
    name: 'small type, many columns',
    heads: years(7),
    rows: filing(18, 7, negative),
    html: around,
    css: `table{width:100%;font-size:7.5pt;border-top:1px solid;border-bottom:1px solid}${figures}`,
  },
  {
    name: 'empty cells and dashes',
    heads: years(4),
    rows: filing(14, 4, () => (next(4) === 0 ? '—' : next(5) === 0 ? '' : amount())),
    html: around,
    css: `table{width:100%}${figures}`,
  },
  {
    name: 'per cent',
    heads: [
      [
        ['', 1],
        ['2025', 1],
        ['Change', 1],
        ['Share', 1],
      ],
    ],
    rows: filing(12, 3, () => `${(next(900) / 10).toFixed(1)} %`),
    html: around,
    css: `table{width:100%;border-collapse:collapse}thead tr{border-bottom:2px solid}${figures}`,
  },
]

export function htmlOf({ heads, rows, css, html }: KnownTable): string {
  const head = heads
    .map(
      (row) =>
        `<tr>${row.map(([text, span]) => `<th colspan="${span}">${text}</th>`).join('')}</tr>`,
    )
    .join('')
  const body = rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')
  const table = `<table><thead>${head}</thead><tbody>${body}</tbody></table>`
  return `<!doctype html><meta charset="utf-8"><style>body{font:10pt 'DejaVu Serif',serif}${css}</style><h1>Annual report</h1>${html(table)}`
}

/** The same table in Typst; `stroke` is its lines. */
export function typstOf({ heads, rows }: KnownTable, stroke: string): string {
  const width = rows[0]?.length ?? 0
  const text = (cell: string): string => `text(${JSON.stringify(cell)})`
  const head = heads.flatMap((row) =>
    row.map(([cell, span]) => `table.cell(colspan: ${span}, ${text(cell)})`),
  )
  const align = `(${Array.from({ length: width }, (_, column) => (column === 0 ? 'left' : 'right')).join(', ')})`
  return `#set page(paper: "a4")\n#set text(size: 10pt)\n= Annual report\n\nThe figures below are those of the group and its companies, drawn up by the board in spring.\n
#table(columns: (${Array.from({ length: width }, (_, column) => (column === 0 ? '2fr' : '1fr')).join(', ')},), align: ${align}, stroke: ${stroke}, table.header(${head.join(', ')}), ${rows.flat().map(text).join(', ')})\n
The auditors have looked at the figures of the group and found nothing to add to them.\n`
}
