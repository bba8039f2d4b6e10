export const idBytes = 16

/** Writes the id of a document as a UUID: ids stand one after the other, 16 bytes each. */
export function chunkIdAt(ids: Uint8Array, document: number): string {
  const hex = Buffer.from(ids.buffer, document * idBytes, idBytes).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
