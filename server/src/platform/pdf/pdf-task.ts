/** PDF format: PDF/A-3a for archived and sealed documents, PDF/UA-1 for screen readers. */
export type PdfFormat = 'a-3a' | 'ua-1'

export type PdfFiles = Readonly<Record<string, Uint8Array>>

/** A document to render. Equal tasks give equal bytes on every machine with the same fonts. */
export interface PdfTask {
  /** Source of a typst document without imports. It reads `/data.json` and the files. */
  template: string
  /** JSON data. It is never interpreted as code. */
  data: unknown
  /**
   * Reads PNG, JPEG or WebP images, and attachments, by their names in the template. Called when it is the task's turn:
   * hundreds of waiting tasks with 250 MB each would exhaust the memory.
   */
  files?: () => Promise<PdfFiles>
  format: PdfFormat
  /** Date of the document, in place of the machine's date. */
  createdAt: Date
  /** Amounts by which additions can exceed the limits that the document met before. */
  addition?: { pages: number; bytes: number }
}

/** Request to a child process: values that structured cloning copies. */
export interface PdfRequest extends Omit<PdfTask, 'data' | 'files' | 'createdAt' | 'addition'> {
  data: string
  files: PdfFiles
  createdAtSeconds: number
  maxPages: number
}

export type PdfReply =
  | { kind: 'pdf'; bytes: Uint8Array }
  | { kind: 'pages'; pages: number }
  | { kind: 'diagnostics'; messages: string[] }

/** Reason why a document cannot be rendered. A retry gives the same result. */
export type PdfFault =
  /** No font has these characters; see `characters`. */
  | 'missing_glyphs'
  | 'too_many_pages'
  | 'too_large'
  | 'took_too_long'
  | 'too_much_memory'
  /** The template or an image is at fault; the message says which. */
  | 'invalid_document'

export class PdfError extends Error {
  readonly fault: PdfFault
  /** Missing characters, each once, in the document's order; empty except for `missing_glyphs`. */
  readonly characters: readonly string[]

  constructor(fault: PdfFault, message: string, characters: readonly string[] = []) {
    super(message)
    this.fault = fault
    this.characters = characters
  }
}
