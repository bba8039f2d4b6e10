import type { Io } from '../io.ts'
import { plain } from '../output.ts'

export interface Counts {
  /** Steps: one to add each, and one more to wait for it. */
  done: number
  total: number
  added: number
  replaced: number
  removed: number
  unchanged: number
  present: number
  searchable: number
  failed: number
}

const barWidth = 24
const eraseLine = '\r\u001b[K'

/** One line on a terminal that is written over and over; nothing where there is no terminal. */
export class ProgressBar {
  readonly #io: Io
  constructor(io: Io) {
    this.#io = io
  }

  show(counts: Counts, now: string): void {
    const { columns } = this.#io
    if (columns === undefined) return
    const line = `${bar(counts)} ${sentence(counts)}  ${plain(now)}`
    this.#io.err(`${eraseLine}${line.slice(0, Math.max(columns - 1, 0))}`)
  }

  clear(): void {
    if (this.#io.columns !== undefined) this.#io.err(eraseLine)
  }
}

function bar({ done, total }: Counts): string {
  const filled = Math.round((barWidth * done) / Math.max(total, 1))
  return `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`
}

/** `12 added, 3 were there already, 1 failed`, without what there is none of. */
export function sentence(counts: Counts): string {
  const { added, replaced, removed, unchanged, present, searchable, failed } = counts
  const parts = [
    [added, 'added'],
    [replaced, 'replaced'],
    [removed, 'removed'],
    [unchanged, 'unchanged'],
    [present, present === 1 ? 'already existed' : 'already existed'],
    [searchable, 'searchable'],
    [failed, 'failed'],
  ] as const
  const phrases = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`)
  return phrases.join(', ') || 'nothing to do'
}
