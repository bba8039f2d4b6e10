import { workerData } from 'node:worker_threads'

/** Limits for a thread next to the native call, which blocks the main thread. */
const { maxBytes, parentId } = workerData as { maxBytes: number; parentId: number }

/** Interval of the check in ms. */
const watchEveryMs = 50

setInterval(() => {
  const orphaned = process.ppid !== parentId
  if (orphaned || process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL')
}, watchEveryMs)
