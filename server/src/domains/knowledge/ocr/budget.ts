/** Limits of recognition for one source, shared by its attachments. */
export const ocrLimits = {
  pages: 100,
  /** CPU time in the recognition thread; a page of dense type takes 3 s. */
  cpuMs: 180_000,
  pageCpuMs: 20_000,
  /** CPU time of the thread that unpacks the pictures, which has 30 s for all its work. */
  unpackCpuMs: 20_000,
  /** Elapsed time in total. */
  wallMs: 360_000,
  memoryMb: 768,
}

export type OcrLimits = typeof ocrLimits

/** Budget of one source. */
export interface OcrBudget {
  languages: readonly string[]
  limits: OcrLimits
  spend(spent: { cpuMs: number }): void
  /** Returns why no other page is read; null while there is budget left. */
  exhausted(): string | null
}

export function createOcrBudget(
  languages: readonly string[],
  limits: OcrLimits = ocrLimits,
): OcrBudget {
  const startedAt = performance.now()
  const unpackingAt = threadCpuMs()
  let [pages, cpuMs] = [0, 0]
  return {
    languages,
    limits,
    spend(spent) {
      pages += 1
      cpuMs += spent.cpuMs
    },
    exhausted() {
      if (pages >= limits.pages) return `it reads up to ${limits.pages} pages of a source`
      const isOver =
        cpuMs >= limits.cpuMs ||
        threadCpuMs() - unpackingAt >= limits.unpackCpuMs ||
        performance.now() - startedAt >= limits.wallMs
      return isOver ? `earlier pages used all of its ${limits.cpuMs / 1000} seconds` : null
    },
  }
}

function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
