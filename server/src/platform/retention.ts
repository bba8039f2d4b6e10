/** The time `days` before now: what is older has outlived its retention. */
export const daysBefore = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * 86_400_000)

/**
 * Deletes in batches until one is not full, so that no transaction holds many rows or lasts long. A job
 * passes its signal: what is left then is deleted by its next run.
 *
 * @param deleteBatch deletes at most that many rows and returns how many it deleted
 */
export async function deleteInBatches(
  batchRows: number,
  deleteBatch: (limit: number) => Promise<number>,
  signal?: AbortSignal,
): Promise<void> {
  let deleted = batchRows
  while (deleted === batchRows && !signal?.aborted) deleted = await deleteBatch(batchRows)
}
