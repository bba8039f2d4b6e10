/** A mutant that changes nothing that anybody could notice, and why. */
export interface Equivalent {
  file: string
  /** The line it stands in, trimmed, as the source has it. */
  context: string
  original: string
  replacement: string
  reason: string
}

const queues = 'server/src/domains/webhooks/dispatch/endpoint-queues.ts'

export const equivalents: readonly Equivalent[] = [
  {
    file: 'server/src/platform/net/guard.ts',
    context: 'const timer = setTimeout(expire, Math.max(0, deadline - performance.now()))',
    original: '0',
    replacement: '1',
    reason: 'Node waits 1 ms when it is told to wait 0.',
  },
  {
    file: 'server/src/platform/net/redirects.ts',
    context:
      "const becomesGet = status === 303 ? hop.method !== 'HEAD' : status < 303 && hop.method === 'POST'",
    original: '<',
    replacement: '<=',
    reason: 'The branch is not taken for 303.',
  },
  {
    file: 'server/src/domains/tokens/service.ts',
    context: 'const batchTokens = 200',
    original: '200',
    replacement: '201',
    reason: 'How many are read at once; all are read, one after another.',
  },
  {
    file: 'server/src/domains/knowledge/chunking/tokens.ts',
    context: 'setMergeCacheSize(20_000)',
    original: '20_000',
    replacement: '20001',
    reason: 'One entry more in a cache; what it holds is what would be computed.',
  },
  {
    file: 'server/src/domains/knowledge/chunking/tokens.ts',
    context: 'if (text.length < maxRun || !hasLongRun(text)) return countCl100k(text, asPlainText)',
    original: '<',
    replacement: '<=',
    reason: 'A text of 1,000 characters that is one run is one piece: both ways count it whole.',
  },
  {
    file: queues,
    context: 'const longest = lines.reduce((length, line) => Math.max(length, line.length), 0)',
    original: '0',
    replacement: '1',
    reason: 'A line has a webhook at least; and where there is no line, nobody takes the turn.',
  },
  {
    file: queues,
    context: 'for (let turn = 0; turn < longest; turn++) {',
    original: '<',
    replacement: '<=',
    reason: 'In one turn more no line has a webhook left.',
  },
  {
    file: queues,
    context: 'pausedUntilMs: 0,',
    original: '0',
    replacement: '1',
    reason: 'A millisecond after the start of the process, before it can open a queue.',
  },
  {
    file: 'server/src/domains/billing/ledger.ts',
    context: 'if (entry.used > 0) work.count(creditsUsed, {}, entry.used)',
    original: '>',
    replacement: '>=',
    reason: 'Nothing is added to a counter that is shown from the start.',
  },
  {
    file: 'server/src/platform/rates/rates.ts',
    context: 'const before = this.#arrivals.get(key) ?? 0',
    original: '0',
    replacement: '1',
    reason: 'A microsecond after 1970 is as long past as 1970.',
  },
  {
    file: 'server/src/platform/rates/rates.ts',
    context: 'return { before, next: limit ? gcraAdmit(limit, before, nowUs) : 0 }',
    original: '0',
    replacement: '1',
    reason: 'Without a limit only that it is not null is read.',
  },
  {
    file: 'server/src/domains/knowledge/chunking/chunk.ts',
    context: 'if (!last || overlapTokens === 0) return null',
    original: '||',
    replacement: '&&',
    reason: 'There is a last chunk, and no end of it fits into an overlap of 0: null in any case.',
  },
]
