/** A file with random access. */
export interface RandomFile {
  bytes: number
  /** Reads from `start` up to but not including `end`. Each piece can be overwritten by the next. */
  read(start: number, end: number): AsyncIterable<Uint8Array>
}
