/** Declares an operation as a tool for AI clients. Its scope, its schemas and its hints follow from the operation. */
export interface ToolDeclaration<Reply = unknown> {
  name: string
  title: string
  /** Tells a model what the tool does and when to use it. */
  description: string
  /**
   * Fields of the query and the body that are arguments. The parameters of the path and a list's cursor are always
   * arguments. A tool cannot set a field that is not listed here.
   */
  takes?: readonly string[]
  /** Fields of `takes` that a call must set although the operation does not require them. */
  requires?: readonly string[]
  /** Arguments with another name than their field, by field. */
  renames?: Readonly<Record<string, string>>
  /** Argument that contains the whole body, in place of one argument per field. */
  bodyAs?: string
  /**
   * Fields of that body that a list of tools shows, such as `items.name`. A call can set the others too. Absent: all.
   */
  lists?: readonly string[]
  /** Query that each call sends. */
  always?: Readonly<Record<string, unknown>>
  /** True if repeating a write with the same arguments changes nothing more. By default true for `PUT` and `DELETE`. */
  isIdempotent?: boolean
  /** True if a write cannot be undone, so that a client asks first. By default true for `PUT`, `PATCH` and `DELETE`. */
  isDestructive?: boolean
  /** True if it reaches people or services outside Capstan. */
  isOpenWorld?: boolean
  /** Returns the text for the model. The reply itself is sent with it as structured content. */
  text(reply: Reply, args: Record<string, unknown>): string
}

interface Page<Item> {
  data: readonly Item[]
  nextCursor: string | null
}

/** Returns the `text` of a list: one line per item, then the cursor of the next page. */
export const pageText =
  <Item>(lineOf: (item: Item) => string, none = 'No results.') =>
  ({ data, nextCursor }: Page<Item>): string =>
    [
      ...(data.length > 0 ? data.map(lineOf) : [none]),
      ...(nextCursor === null ? [] : [`More results: cursor ${nextCursor}`]),
    ].join('\n')

/** Joins the parts of a line that are not empty. */
export const lineOf = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join('  ')
