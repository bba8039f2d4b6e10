/** Thrown if a body gives no text. `message` is a sentence for the person who added the source. */
export class ExtractionError extends Error {
  override readonly name = 'ExtractionError'
  readonly code:
    | 'no_text'
    | 'unsupported_type'
    | 'binary_content'
    | 'too_large'
    | 'too_hard'
    | 'encrypted'
    | 'malformed_file'

  constructor(code: ExtractionError['code'], message: string) {
    super(message)
    this.code = code
  }
}
