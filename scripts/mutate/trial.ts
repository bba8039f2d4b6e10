import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Mutant } from './sites.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const hook = fileURLToPath(new URL('hook.ts', import.meta.url))

/** Runs one test file, with a mutant in place or without; true when it passes within its time. */
export async function passes(
  test: string,
  timeoutMs: number,
  mutant: Mutant | null,
): Promise<boolean> {
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_OPTIONS: `--import=${hook}` }
  if (mutant) {
    env['CAPSTAN_MUTANT'] = JSON.stringify({ ...mutant, file: root + mutant.file })
  }
  const options = { cwd: root, env, stdio: 'ignore', detached: true } as const
  const child = spawn(process.execPath, ['--test', test], options)
  // The whole group: a mutant that loops for ever does so in a process that the runner started.
  const end = () => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  const timer = setTimeout(end, timeoutMs)
  const [code] = await once(child, 'close')
  clearTimeout(timer)
  end()
  return code === 0
}
