import { workerData } from 'node:worker_threads'

/** Runs beside the native call, which blocks the thread that would otherwise notice. */
const { maxBytes, parentId } = workerData as { maxBytes: number; parentId: number }

/** Of 50 documents made by a process within its bound, this took less than 1 % of a core. */
const watchEveryMs = 50

setInterval(() => {
  const orphaned = process.ppid !== parentId
  if (orphaned || process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL')
}, watchEveryMs)
