import { threadId, type Worker } from 'node:worker_threads'

/** Shared with the worker thread: its id, and its CPU time in ms when it began. */
export type CpuMeter = Float64Array

export const createMeter = (): CpuMeter =>
  new Float64Array(new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT))

/** Starts the meter. Call it in the thread, because the thread did other work before. */
export function startMeter(meter: CpuMeter): void {
  meter[1] = msOf(process.threadCpuUsage())
  meter[0] = threadId
}

/** Returns the CPU time of the thread since it began; 0 before that and after it has ended. */
export async function cpuMsOf(meter: CpuMeter, threads: readonly Worker[]): Promise<number> {
  const [id = 0, beganAt = 0] = meter
  const thread = threads.find((one) => id !== 0 && one.threadId === id)
  // The thread has ended.
  const usage = await thread?.cpuUsage().catch(() => null)
  return usage ? msOf(usage) - beganAt : 0
}

const msOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000
