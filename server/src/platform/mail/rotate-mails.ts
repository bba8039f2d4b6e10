import type { Platform } from '../platform.ts'
import { sealMailAnew } from './send-mail.ts'
import { listMailsSealedBy, replaceQueuedMail } from './store.ts'

const batchSize = 100

/**
 * Seals with the current key the queued mails that earlier keys have sealed, those included that wait to be queued. One that is being sent meanwhile
 * keeps its sealing in memory; it is counted again if it has to wait once more.
 */
export async function rotateMails(
  { database, keyring, jobs, clock }: Pick<Platform, 'database' | 'keyring' | 'jobs' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const [, ...earlier] = keyring.keyIds
  await jobs.sweepOutbox(clock.now())
  for (;;) {
    signal.throwIfAborted()
    const waiting = await listMailsSealedBy(database.db, earlier, batchSize)
    if (waiting.length === 0) return
    await database.db.transaction().execute(async (tx) => {
      for (const { jobId, mail } of waiting) {
        await replaceQueuedMail(tx, jobId, sealMailAnew(keyring, mail))
      }
    })
  }
}
