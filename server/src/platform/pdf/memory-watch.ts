import { workerData } from 'node:worker_threads'

/** Runs beside the native call, which blocks the thread that would otherwise notice. */
const { maxBytes, parentId } = workerData as { maxBytes: number; parentId: number }

/** How often it looks. */
const watchEveryMs = 50

setInterval(() => {
  const orphaned = process.ppid !== parentId
  if (orphaned || process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL')
}, watchEveryMs)
