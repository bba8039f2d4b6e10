/** Reason why a file cannot be read, in words for the person who uploaded it. */
export class FileError extends Error {
  override readonly name = 'FileError'
  readonly code: 'malformed_file' | 'too_large' | 'unknown_format'
  /** Line of the file, from 1, if known. */
  readonly line: number | null

  constructor(code: FileError['code'], message: string, line: number | null = null) {
    super(message)
    this.code = code
    this.line = line
  }
}
