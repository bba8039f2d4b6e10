import type { ContactImport } from '@capstan/sdk'
import type { Io } from './io.ts'

const width = 24
const eraseLine = '\r\u001b[K'

/** One line on a terminal: rows, their rate, the time left, rows with faults. */
export class ImportBar {
  readonly #io: Io
  readonly #start = performance.now()
  constructor(io: Io) {
    this.#io = io
  }

  show({ progress }: Pick<ContactImport, 'progress'>): void {
    const { columns } = this.#io
    if (columns === undefined) return
    const seconds = (performance.now() - this.#start) / 1000
    const line = lineOf(progress, seconds)
    this.#io.err(`${eraseLine}${line.slice(0, Math.max(columns - 1, 0))}`)
  }

  clear(): void {
    if (this.#io.columns !== undefined) this.#io.err(eraseLine)
  }
}

/** `████░░ 1,500 rows, 500/s, 12 s left, 3 with errors` */
function lineOf(progress: ContactImport['progress'], seconds: number): string {
  const { rowsRead, failed, bytesRead, bytesTotal } = progress
  const share = bytesTotal > 0 ? Math.min(bytesRead / bytesTotal, 1) : 0
  const filled = Math.round(width * share)
  const rate = seconds > 0 ? Math.round(rowsRead / seconds) : 0
  const left = share > 0 ? Math.ceil((seconds * (1 - share)) / share) : null
  const parts = [
    `${rowsRead.toLocaleString('en')} rows`,
    `${rate.toLocaleString('en')}/s`,
    ...(left === null ? [] : [`${left} s left`]),
    ...(failed > 0 ? [`${failed.toLocaleString('en')} with errors`] : []),
  ]
  return `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${parts.join(', ')}`
}
