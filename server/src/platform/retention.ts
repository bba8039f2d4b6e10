/** Returns the time `days` before now. Older data has exceeded its retention. */
export const daysBefore = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * 86_400_000)

/**
 * Deletes in batches until one is not full, so that no transaction locks many rows or takes long. A job passes its
 * signal; its next run deletes the rest.
 *
 * @param deleteBatch deletes up to that many rows and returns how many it deleted
 */
export async function deleteInBatches(
  batchRows: number,
  deleteBatch: (limit: number) => Promise<number>,
  signal?: AbortSignal,
): Promise<void> {
  let deleted = batchRows
  while (deleted === batchRows && !signal?.aborted) deleted = await deleteBatch(batchRows)
}
