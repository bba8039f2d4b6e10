/** Declares an operation as a tool of AI clients. Its scope, its schemas and its hints follow from the operation. */
export interface ToolDeclaration<Reply = unknown> {
  name: string
  title: string
  /** Tells a model what the tool does and when to use it. */
  description: string
  /**
   * Fields of the query and of the body that are arguments. The parameters of the path and the cursor of a list always
   * are. A field that is not named here cannot be set by a tool.
   */
  takes?: readonly string[]
  /** The ones of `takes` that a call must name although the operation does not require them. */
  requires?: readonly string[]
  /** Arguments that have another name than their field, by field. */
  renames?: Readonly<Record<string, string>>
  /** The argument that holds the whole body, in place of one argument a field. */
  bodyAs?: string
  /** Fields of that body that a list of tools shows, such as `items.name`; a call may have the others, too. Absent: all. */
  lists?: readonly string[]
  /** Query that each call sends. */
  always?: Readonly<Record<string, unknown>>
  /** Whether repeating a write with the same arguments changes nothing more. `PUT` and `DELETE` are, unless it says no. */
  isIdempotent?: boolean
  /** Whether a write cannot be taken back, so that a client asks first. Those by `PUT`, `PATCH` and `DELETE` are. */
  isDestructive?: boolean
  /** Whether it reaches people or services outside of Capstan. */
  isOpenWorld?: boolean
  /** Returns what a model reads. The reply itself goes with it as structured content. */
  text(reply: Reply, args: Record<string, unknown>): string
}

interface Page<Item> {
  data: readonly Item[]
  nextCursor: string | null
}

/** Returns the `text` of a list: one line an item, then the cursor of the next page. */
export const pageText =
  <Item>(lineOf: (item: Item) => string, none = 'There are none.') =>
  ({ data, nextCursor }: Page<Item>): string =>
    [
      ...(data.length > 0 ? data.map(lineOf) : [none]),
      ...(nextCursor === null ? [] : [`There are more: cursor ${nextCursor}`]),
    ].join('\n')

/** Joins what there is of a line. */
export const lineOf = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join('  ')
