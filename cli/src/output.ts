import { styleText } from 'node:util'
import type { List } from '@capstan/sdk'
import type { Io } from './io.ts'
import { withMoney } from './money.ts'
import { type OutputMode, writeCsv } from './output-mode.ts'
import { layOutTable, wrap } from './table.ts'

export interface Column<Item> {
  title: string
  value: (item: Item) => unknown
}

export interface PageOptions {
  all?: boolean
}

type Page<Item> = Pick<Awaited<ReturnType<List<Item>['page']>>, 'data' | 'hasMore' | 'nextCursor'>

/** Everything there is, as the one page of a list. */
export const wholeList = <Item>(data: Item[]): Page<Item> => ({
  data,
  hasMore: false,
  nextCursor: null,
})

/** Shows results: for people, or with `--json` exactly the server's response. */
export class Output {
  readonly #io: Io
  /** Set before a command begins. */
  mode: OutputMode = { json: false, csv: false, filter: undefined }

  constructor(io: Io) {
    this.#io = io
  }

  /** One resource, a field a line; nested fields under dotted names. */
  one(value: object): void {
    if (this.isJson) this.json(value)
    else this.#fields(value)
  }

  /**
   * The same of a resource with amounts, which people read with their decimals and currency: the one that it names, or
   * this one.
   */
  priced(value: object, currency?: string): void {
    this.one(this.isJson ? value : withMoney(value, currency))
  }

  /** One page of a list as a table, or all of it. */
  async list<Item>(
    list: List<Item>,
    columns: readonly Column<Item>[],
    { all = false }: PageOptions = {},
  ): Promise<void> {
    this.page(all ? wholeList(await list.toArray()) : await list.page(), columns)
  }

  page<Item>(page: Page<Item>, columns: readonly Column<Item>[]): void {
    if (this.isJson) {
      this.json(page)
      return
    }
    if (this.mode.csv) this.#io.out(writeCsv(page.data as object[]))
    else this.#table(page.data, columns)
    if (page.hasMore) this.note(`More results: add --all, or --cursor ${page.nextCursor}`)
  }

  /** One resource, and the items of one of its fields as a table below it. */
  withTable<Item>(value: object, field: string, columns: readonly Column<Item>[]): void {
    const { [field]: items, ...rest } = value as Record<string, unknown>
    if (this.isJson) {
      this.json(value)
    } else {
      this.#fields(rest)
      this.#line('')
      this.#table(items as Item[], columns)
    }
  }

  /** Confirms an action in a sentence; `value` is for programs. */
  done(sentence: string, value: object): void {
    if (this.isJson) this.json(value)
    else this.#line(plain(sentence))
  }

  /** One of many that come over time: a line, or with `--json` an object a line. */
  line(text: string, json: object): void {
    this.#line(this.isJson ? this.#asJson(json) : plainLine(text))
  }

  /**
   * Shows a summary: a sentence, and a table if there are items. With `--json` it prints nothing, because the lines
   * before contain everything.
   */
  summary<Item>(sentence: string, items: readonly Item[], columns: readonly Column<Item>[]): void {
    if (this.isJson) return
    this.#line(plain(sentence))
    if (items.length > 0) this.#line('')
    if (items.length > 0) this.#table(items, columns)
  }

  get isJson(): boolean {
    return this.mode.json
  }

  /** Text as it is, except for what a terminal would obey; its lines are parted where a terminal ends. */
  text(value: string, json: object): void {
    if (this.isJson) {
      this.json(json)
      return
    }
    const { terminal } = this.#io
    for (const line of value.trimEnd().replaceAll(controls, ' ').split('\n')) {
      const [indent = ''] = /^ */.exec(line) ?? []
      const room = Math.min(terminal?.columns ?? Number.POSITIVE_INFINITY, widestText)
      const parts = terminal ? wrap(line.slice(indent.length), room - indent.length) : null
      for (const part of parts ?? [line.slice(indent.length)]) this.#line(indent + part)
    }
  }

  /** An aside, beside the output and never in it. */
  note(text: string): void {
    this.#io.err(`${text}\n`)
  }

  #table<Item>(items: readonly Item[], columns: readonly Column<Item>[]): void {
    if (items.length === 0) {
      this.note('No results.')
      return
    }
    const titles = columns.map(({ title }) => title.toUpperCase())
    const rows = items.map((item) => columns.map(({ value }) => plain(value(item))))
    const [head = [], ...body] = layOutTable([titles, ...rows], this.#io.terminal?.columns)
    this.#line(this.#paint('bold', head.join('  ').trimEnd()))
    for (const cells of body) {
      const shown = cells.map((cell, at) => {
        const colour = columns[at]?.title === 'status' ? colourOf(cell.trim()) : undefined
        return colour ? this.#paint(colour, cell) : cell
      })
      this.#line(shown.join('  ').trimEnd())
    }
  }

  #fields(value: object): void {
    const fields = flatten(value)
    const width = Math.max(...fields.map(([name]) => name.length))
    for (const [name, shown] of fields) {
      const colour = name === 'status' ? colourOf(shown) : undefined
      const text = colour ? this.#paint(colour, shown) : shown
      this.#line(`${this.#paint('dim', name.padEnd(width))}  ${text}`)
    }
  }

  #paint(style: 'bold' | 'dim' | Colour, text: string): string {
    return this.#io.terminal?.hasColors ? styleText(style, text, { validateStream: false }) : text
  }

  /** Prints the server's response unchanged. */
  json(value: object): void {
    this.#line(this.#asJson(value, 2))
  }

  #asJson(value: object, indent = 0): string {
    return this.mode.filter?.(value) ?? JSON.stringify(value, null, indent)
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

/** Longer lines are hard to read. */
const widestText = 100

type Colour = 'green' | 'red' | 'yellow'

/** Colours of a column `status`: done, failed, and pending; also for an HTTP status. */
const colours: readonly (readonly [Colour, RegExp])[] = [
  ['green', /^(?:completed|succeeded|accepted|active|ok|2\d\d)$/],
  ['red', /^(?:failed|declined|expired|degraded|fault|[45]\d\d)$/],
  ['yellow', /^(?:queued|pending|processing|running|delivering|held|partial|paused|warning)$/],
]
const colourOf = (status: string): Colour | undefined =>
  colours.find(([, statuses]) => statuses.test(status))?.[0]

function flatten(value: object, prefix = ''): [name: string, shown: string][] {
  return Object.entries(value).flatMap(([key, item]) => {
    const name = prefix + plain(key)
    const isNested = typeof item === 'object' && item !== null && !Array.isArray(item)
    if (isNested && Object.keys(item).length > 0) return flatten(item, `${name}.`)
    return [[name, isNested ? '-' : plain(item)]] as [string, string][]
  })
}
