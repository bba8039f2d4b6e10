/** A row that was not imported, and why. */
export interface ErrorRow {
  line: number
  column: string | null
  message: string
}

const wantedRows = 20

/** The first rows of the errors file; the rest of it is left on the server. */
export async function readErrorRows(file: ReadableStream<Uint8Array>): Promise<ErrorRow[]> {
  const reader = file
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .getReader()
  let text = ''
  for (let lines = 0; lines <= wantedRows; ) {
    const { done, value } = await reader.read()
    if (done) break
    text += value
    // A quoted cell may have lines of its own: only whole records count.
    lines = recordsOf(text).length - 1
  }
  void reader.cancel()
  return recordsOf(text)
    .slice(1, wantedRows + 1)
    .map(([line, column, , message = '']) => ({
      line: Number(line),
      column: column || null,
      message,
    }))
}

const cellPattern = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|\n)/g

/** RFC 4180, complete records alone. */
function recordsOf(text: string): string[][] {
  const records: string[][] = []
  let record: string[] = []
  for (const [, cell = '', end] of text.matchAll(cellPattern)) {
    record.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === ',') continue
    records.push(record)
    record = []
  }
  return records
}
