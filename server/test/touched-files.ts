import { Session } from 'node:inspector/promises'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(import.meta.dirname, '../src')

/** Returns the files of the server in which `act` calls a function, by V8's precise coverage. */
export async function touchedFiles(act: () => Promise<unknown>): Promise<string[]> {
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    // Takes what ran before.
    await session.post('Profiler.takePreciseCoverage')
    await act()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    return result
      .filter(({ url, functions }) => url.startsWith('file:') && functions.some(wasCalled))
      .map(({ url }) => relative(root, fileURLToPath(url)))
      .filter((name) => !name.startsWith('..'))
      .sort()
  } finally {
    session.disconnect()
  }
}

/** The function without a name at the start of a file is the file itself, which runs when it is imported. */
const wasCalled = ({ functionName, ranges: [range] }: Called): boolean =>
  (functionName !== '' || range?.startOffset !== 0) && (range?.count ?? 0) > 0

interface Called {
  functionName: string
  ranges: readonly { startOffset: number; count: number }[]
}
