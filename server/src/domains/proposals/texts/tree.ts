/** What an author's text may hold. Whatever else is written stays the text it is. */
export type Inline<Extra = never> =
  | Extra
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'emphasis' | 'strong'; children: Inline<Extra>[] }
  /** Only https, http and mailto. */
  | { type: 'link'; url: string; children: Inline<Extra>[] }
  /** A stored picture, by its id `img_…`. */
  | { type: 'image'; imageId: string; alt: string }
  | { type: 'break' }

export type Alignment = 'left' | 'center' | 'right' | null

export type Block<Extra = never> =
  | { type: 'paragraph'; children: Inline<Extra>[] }
  | { type: 'heading'; level: number; children: Inline<Extra>[] }
  | { type: 'list'; start: number | null; items: Block<Extra>[][] }
  | { type: 'quote'; children: Block<Extra>[] }
  | { type: 'code'; text: string }
  | { type: 'rule' }
  | Table<Extra>

/** `start` of a list is its first number, or null for bullets. */
export interface Table<Extra = never> {
  type: 'table'
  align: Alignment[]
  head: Inline<Extra>[][]
  rows: Inline<Extra>[][][]
}

/** `{{contact.firstName | default: "you"}}`; `path` is null if it is not one that can be filled in. */
export interface Variable {
  type: 'variable'
  /** As it was written, braces included. */
  raw: string
  path: string | null
  format: Format | null
  fallback: string | null
}

export type Format = 'date' | 'money' | 'number'

/** A text as its author wrote it, parsed; JSON. */
export type DraftText = Block<Variable>[]

/** A text with every variable filled in; JSON, and part of what is hashed and signed. */
export type FilledText = Block[]

/** Of one text; a text beyond them is refused, never shortened. */
export const textBounds = { characters: 20_000, nodes: 5_000, depth: 20 }

/** Says what to change, to the author. */
export class TextFault extends Error {}
