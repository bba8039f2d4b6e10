/** A file that can be read from anywhere. */
export interface RandomFile {
  bytes: number
  /** From `start`, up to but not including `end`. Each piece may be overwritten by the next. */
  read(start: number, end: number): AsyncIterable<Uint8Array>
}
