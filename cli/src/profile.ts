import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { UsageError } from './io.ts'

/** The one door to the environment. */
// biome-ignore lint/style/noProcessEnv: it is read here and nowhere else in the CLI
export const environment = (): Env => ({ ...process.env })

type Env = Record<string, string | undefined>

/** Which server, and as whom. */
export interface Profile {
  url: string
  token: string
}

/** `$XDG_CONFIG_HOME/capstan/profile.json`, by default in `~/.config`. */
const profilePath = (env: Env): string =>
  join(env['XDG_CONFIG_HOME'] || join(env['HOME'] || homedir(), '.config'), 'capstan/profile.json')

/** `CAPSTAN_URL` and `CAPSTAN_TOKEN`, and from the profile file what they leave open. */
export async function readProfile(env: Env): Promise<Profile> {
  const { CAPSTAN_URL: url, CAPSTAN_TOKEN: token } = env
  if (url && token) return { url, token }
  const saved = await readSaved(profilePath(env))
  if (!saved) {
    throw new UsageError(
      'No server is known yet. Run `capstan login --url <address> --token <token>`, or set CAPSTAN_URL and CAPSTAN_TOKEN.',
    )
  }
  // The saved token belongs to the saved server: it is not shown to another one.
  if (url && url !== saved.url) {
    throw new UsageError(`CAPSTAN_URL is not the server of the profile: set CAPSTAN_TOKEN as well.`)
  }
  return { url: saved.url, token: token || saved.token }
}

async function readSaved(path: string): Promise<Profile | null> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}.`)
  }
  try {
    const { url, token } = JSON.parse(text)
    if (typeof url === 'string' && typeof token === 'string') return { url, token }
  } catch {
    // Told below, without what the file holds.
  }
  throw new UsageError(`${path} is no profile: run \`capstan login\` again.`)
}

/** Replaces the file as a whole, so that nobody but its owner can read it at any moment. */
export async function saveProfile(env: Env, profile: Profile): Promise<string> {
  const path = profilePath(env)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}`
  await writeFile(draft, `${JSON.stringify(profile, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  await rename(draft, path)
  return path
}
