type Place = 'path' | 'query' | 'body'

/** How an operation of the node becomes a request. */
export interface Operation {
  method: string
  /** With `{name}` where a path field stands. */
  path: string
  answer: 'one' | 'page' | 'rows' | 'nothing'
  fields: Record<string, Place>
  /** The collection of what is optional, and where its fields go. */
  more?: string
  morePlace?: Place
  /** Fields that are written as JSON. */
  json: string[]
  times: string[]
  /** Lists whose rows are typed one by one. */
  rows: string[]
  fixed?: Record<string, string>
  /** A 404 is no fault: nothing was found. */
  mayMiss?: boolean
}
