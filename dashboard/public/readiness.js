/**
 * What an answer of `/readyz` means, in words; null stands for no answer at all.
 *
 * @param {number | null} status
 * @returns {{ state: 'ready' | 'waiting' | 'away', text: string, nextCheckMs: number }}
 */
export function readiness(status) {
  if (status === 200) return { state: 'ready', text: 'Ready', nextCheckMs: 30_000 }
  if (status === null) return { state: 'away', text: 'No answer', nextCheckMs: 3_000 }
  return { state: 'waiting', text: 'Not ready: the database does not answer', nextCheckMs: 3_000 }
}
