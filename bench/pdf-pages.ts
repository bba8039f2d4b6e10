import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPdfMakers } from './pdf-makers.ts'
import { knownTables, typstOf } from './pdf-reading-tables.ts'
import { report } from './report.ts'

/** What a PDF of 300 pages takes to read, a table on every second one, by processor time and resident memory. */
const pages = 300
const bars = { seconds: 12, megabytes: 350 }
const tables = knownTables.filter(({ rows }) => rows.length < 20 && !rows[0]?.includes('$'))
const sentence = 'The harbour master notes every ship that passes at dawn while ropes are coiled. '

const source = Array.from({ length: pages }, (_, page) => {
  const table = tables[page % tables.length]
  const prose = `= Chapter ${page + 1}\n\n${sentence.repeat(6)}\n\n`.repeat(2)
  const content =
    page % 2 === 0 && table
      ? typstOf(table, '0.5pt').replace(/^#set .*$/gm, '')
      : sentence.repeat(20)
  return `${prose}${content}`
}).join('\n#pagebreak()\n')

await using makers = await startPdfMakers()
const folder = mkdtempSync(join(tmpdir(), 'capstan-bench-pages-'))
try {
  const file = join(folder, 'pages.pdf')
  writeFileSync(file, makers.typst(source))
  const host = new URL('pdf-pages-host.ts', import.meta.url).pathname
  // As the process that reads files for the server.
  const { stdout } = spawnSync(process.execPath, ['--max-semi-space-size=4', host, file], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const taken = JSON.parse(stdout) as { pages: number; seconds: number; megabytes: number }
  report('a long PDF', [
    { name: 'pages', value: String(taken.pages), bar: '≥ 300', reached: taken.pages >= pages },
    {
      name: 'processor time',
      value: `${taken.seconds.toFixed(1)} s`,
      bar: `< ${bars.seconds} s`,
      reached: taken.seconds < bars.seconds,
    },
    {
      name: 'resident memory at most',
      value: `${taken.megabytes.toFixed(0)} MB`,
      bar: `< ${bars.megabytes} MB`,
      reached: taken.megabytes < bars.megabytes,
    },
  ])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
