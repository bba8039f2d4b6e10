export const idBytes = 16

/** Returns the id of a document as a UUID. Ids are stored in sequence, 16 bytes each. */
export function chunkIdAt(ids: Uint8Array, document: number): string {
  const hex = Buffer.from(ids.buffer, document * idBytes, idBytes).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
