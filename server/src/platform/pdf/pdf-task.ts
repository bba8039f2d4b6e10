/** PDF/A-3a for what is kept and sealed, PDF/UA-1 for what a screen reader shall be promised. */
export type PdfFormat = 'a-3a' | 'ua-1'

export type PdfFiles = Readonly<Record<string, Uint8Array>>

/** A document to be made. Equal tasks give equal bytes on every machine with the same fonts. */
export interface PdfTask {
  /** Source of a typst document without imports; it reads `/data.json` and the files. */
  template: string
  /** JSON; inert, however it looks. */
  data: unknown
  /**
   * Reads PNG, JPEG or WebP, and attachments, by the name under which the template reads them. Asked when it is the
   * task's turn: hundreds that wait with 250 MB each would be the end of the server.
   */
  files?: () => Promise<PdfFiles>
  format: PdfFormat
  /** What the document gives as its date; never that of the machine. */
  createdAt: Date
  /** How far it may go beyond the bounds that it was within before something was added. */
  addition?: { pages: number; bytes: number }
}

/** What goes to a child process: values that structured cloning copies. */
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

/** Why a document cannot be made, as it stands; another try gives the same. */
export type PdfFault =
  /** No font has these characters; they are in `characters`. */
  | 'missing_glyphs'
  | 'too_many_pages'
  | 'too_large'
  | 'took_too_long'
  | 'too_much_memory'
  /** The template or an image is at fault; the message says which. */
  | 'invalid_document'

export class PdfError extends Error {
  readonly fault: PdfFault
  /** Each once, in the order of the document; empty but for `missing_glyphs`. */
  readonly characters: readonly string[]

  constructor(fault: PdfFault, message: string, characters: readonly string[] = []) {
    super(message)
    this.fault = fault
    this.characters = characters
  }
}
