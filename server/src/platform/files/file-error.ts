/** What keeps a file from being read, in words for whoever uploaded it. */
export class FileError extends Error {
  override readonly name = 'FileError'
  readonly code: 'malformed_file' | 'too_large' | 'unknown_format'
  /** The line of the file, from 1, where it is known. */
  readonly line: number | null

  constructor(code: FileError['code'], message: string, line: number | null = null) {
    super(message)
    this.code = code
    this.line = line
  }
}
