import type { List } from '@capstan/sdk'
import type { Io } from './io.ts'
import { withMoney } from './money.ts'

export interface Column<Item> {
  title: string
  value: (item: Item) => unknown
}

export interface PageOptions {
  all?: boolean
}

/** Shows what a command got: for people, or with `--json` exactly what the server answered. */
export class Output {
  readonly #io: Io
  readonly #isJson: () => boolean

  constructor(io: Io, isJson: () => boolean) {
    this.#io = io
    this.#isJson = isJson
  }

  /** One resource, a field a line; nested fields under dotted names. */
  one(value: object): void {
    if (this.#isJson()) this.json(value)
    else this.#fields(value)
  }

  /**
   * The same of a resource with amounts, which people read with their decimals and currency: the one that it names, or
   * this one.
   */
  priced(value: object, currency?: string): void {
    this.one(this.#isJson() ? value : withMoney(value, currency))
  }

  /** One page of a list as a table, or all of it. */
  async list<Item>(
    list: List<Item>,
    columns: readonly Column<Item>[],
    { all = false }: PageOptions = {},
  ): Promise<void> {
    const whole = async () => ({
      data: await list.toArray(),
      hasMore: false,
      nextCursor: null,
    })
    const page = all ? await whole() : await list.page()
    if (this.#isJson()) return this.json(page)
    this.#table(page.data, columns)
    if (page.hasMore) this.note(`There are more. Add --all, or --cursor ${page.nextCursor}`)
  }

  /** One resource, and the items of one of its fields as a table below it. */
  withTable<Item>(value: object, field: string, columns: readonly Column<Item>[]): void {
    const { [field]: items, ...rest } = value as Record<string, unknown>
    if (this.#isJson()) {
      this.json(value)
    } else {
      this.#fields(rest)
      this.#line('')
      this.#table(items as Item[], columns)
    }
  }

  /** What was done, in a sentence; `value` is what a program wants of it. */
  done(sentence: string, value: object): void {
    if (this.#isJson()) this.json(value)
    else this.#line(plain(sentence))
  }

  /** One of many that come over time: a line, or with `--json` an object a line. */
  line(text: string, json: object): void {
    this.#line(this.#isJson() ? JSON.stringify(json) : plainLine(text))
  }

  /** What programs have learned from the lines before: a sentence, and a table when there are items. */
  summary<Item>(sentence: string, items: readonly Item[], columns: readonly Column<Item>[]): void {
    if (this.#isJson()) return
    this.#line(plain(sentence))
    if (items.length > 0) this.#line('')
    if (items.length > 0) this.#table(items, columns)
  }

  get isJson(): boolean {
    return this.#isJson()
  }

  /** Text as it is, except for what a terminal would obey. */
  text(value: string, json: object): void {
    if (this.#isJson()) this.json(json)
    else if (value) this.#line(value.trimEnd().replaceAll(controls, ' '))
  }

  /** An aside, beside the output and never in it. */
  note(text: string): void {
    this.#io.err(`${text}\n`)
  }

  #table<Item>(items: readonly Item[], columns: readonly Column<Item>[]): void {
    if (items.length === 0) {
      this.note('There are none.')
      return
    }
    const rows = items.map((item) =>
      columns.map(({ value }, at) => {
        const isLast = at === columns.length - 1
        return short(plain(value(item)), isLast ? longestTail : longestCell)
      }),
    )
    const lines = [columns.map(({ title }) => title.toUpperCase()), ...rows]
    const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
    for (const line of lines) {
      this.#line(
        line
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd(),
      )
    }
  }

  #fields(value: object): void {
    const fields = flatten(value)
    const width = Math.max(...fields.map(([name]) => name.length))
    for (const [name, shown] of fields) this.#line(`${name.padEnd(width)}  ${shown}`)
  }

  /** What the server answered, as it did. */
  json(value: object): void {
    this.#line(JSON.stringify(value, null, 2))
  }

  #line(text: string): void {
    this.#io.out(`${text}\n`)
  }
}

/** Keeps the spaces that set its parts apart. */
const plainLine = (text: string): string => text.replaceAll(controls, ' ')

// What comes from a server may hold sequences that move the cursor or retitle the window.
const controls = /(?![\t\n])\p{Cc}/gu

/** A value in one line. */
export function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-'
  const isList = Array.isArray(value) && value.every((item) => typeof item !== 'object')
  const text = isList
    ? value.join(', ') || '-'
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)
  return text.replaceAll(/\s+/g, ' ').replaceAll(controls, ' ')
}

const longestCell = 60
/** The last column pushes nothing aside. */
const longestTail = 160
const short = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text

function flatten(value: object, prefix = ''): [name: string, shown: string][] {
  return Object.entries(value).flatMap(([key, item]) => {
    const name = prefix + plain(key)
    const isNested = typeof item === 'object' && item !== null && !Array.isArray(item)
    if (isNested && Object.keys(item).length > 0) return flatten(item, `${name}.`)
    return [[name, isNested ? '-' : plain(item)]] as [string, string][]
  })
}
