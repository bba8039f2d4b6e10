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
