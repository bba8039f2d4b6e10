import assert from 'node:assert/strict'

/** What no two runs have the same: ids, hashes, tokens of links and hooks, cursors. */
const changing =
  /^(?:[a-z]+_[0-9a-z]{26}|[0-9a-f]{64})$|\/p\/([0-9A-Za-z]{60,80})$|(in_[0-9A-Za-z]{22})$/
const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

/** What stands for the printed ids, hashes and tokens of a page. */
export class Known {
  readonly #real: Map<string, string>

  constructor(addresses: Iterable<readonly [printed: string, real: string]>) {
    this.#real = new Map(addresses)
  }

  fill(text: string): string {
    return [...this.#real].reduce(
      (filled, [printed, real]) => filled.replaceAll(printed, real),
      text,
    )
  }

  /** Checks that an answer has what is printed of it, and learns its ids. */
  check(printed: string, shown: unknown, place: string): void {
    const expected = JSON.parse(printed)
    this.#learn(expected, shown)
    const real = JSON.parse(this.fill(printed))
    assert.partialDeepStrictEqual(asPrinted(real, shown), real, place)
  }

  #learn(printed: unknown, shown: unknown): void {
    if (typeof printed === 'string' && typeof shown === 'string') {
      const [whole, link, hook] = changing.exec(printed) ?? []
      const token = link ?? hook
      if (whole === undefined || this.#real.has(token ?? printed)) return
      const [, shownLink, shownHook] = changing.exec(shown) ?? []
      this.#real.set(token ?? printed, token ? (shownLink ?? shownHook ?? '') : shown)
    } else if (typeof printed === 'object' && printed !== null) {
      for (const [name, value] of Object.entries(printed))
        this.#learn(value, (shown as Record<string, unknown> | undefined)?.[name])
    }
  }
}

/** With what is printed where no two runs have the same: in place of `…`, and of times. */
function asPrinted(printed: unknown, shown: unknown): unknown {
  if (typeof shown === 'string' && typeof printed === 'string')
    return printed === '…' || (time.test(printed) && time.test(shown)) ? printed : shown
  if (typeof shown !== 'object' || shown === null || typeof printed !== 'object') return shown
  const same = printed as Record<string, unknown> | null
  const entries = Object.entries(shown).map(([name, value]) => [
    name,
    asPrinted(same?.[name], value),
  ])
  return Array.isArray(shown) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

/** Checks that what a command says has each line of what is printed; ids, numbers and times may be others. */
export function checkText(printed: string, said: string, place: string): void {
  for (const line of printed.trimEnd().split('\n')) {
    const pattern = line
      .replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
      .replaceAll(/\b([a-z]+)_[0-9a-z]{26}\b|\d+/g, (_, kind) =>
        kind ? `${kind}_[0-9a-z]{26}` : '\\d+',
      )
      .replaceAll('…', '.*')
    assert.match(said.replaceAll('\r', ''), new RegExp(`^${pattern}`, 'm'), place)
  }
}
