import { createContext, type ReactNode } from 'react'

/** A kind of block that a slash in a text inserts after it. */
export interface Insertable {
  label: string
  icon: ReactNode
  /** The text around the cursor is given, so that the block can come between. */
  insert(afterId: string, parts: TextParts): void
}

export interface TextParts {
  before: string
  rest: string
}

export const InsertableBlocks = createContext<readonly Insertable[]>([])
