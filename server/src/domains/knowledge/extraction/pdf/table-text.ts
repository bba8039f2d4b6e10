import type { Join } from './hyphens.ts'
import type { Table } from './table-rows.ts'

/** A table as the lines of a GFM table; one without heads of its own gets those given, or empty ones. */
export function tableLines(table: Table, headsBefore: string[][] | null, join: Join): string[] {
  const width = table.rows[0]?.length ?? table.heads?.length ?? 0
  const heads = table.heads ?? (headsBefore?.length === width ? headsBefore : null)
  const grid = [heads ?? Array.from({ length: width }, () => []), ...table.rows]
  const [head = [], ...rows] = grid.map((row) => row.map(join))
  return [lineOf(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(lineOf)]
}

const lineOf = (cells: readonly string[]): string =>
  `|${cells.map((cell) => ` ${cell.replaceAll('|', '\\|').replace(/<(?=[a-z/!?])/gi, '\\<')} |`).join('')}`
