import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { UsageError } from './io.ts'

/** The one door to the environment; nothing else in the CLI may read it. */
export const environment = (): Env => ({ ...process.env })

type Env = Record<string, string | undefined>

/** The address of a server, and the token for it. */
export interface Profile {
  url: string
  token: string
}

/** The principal of a command: an organization's token, or the operator key. */
interface Role {
  /** In `$XDG_CONFIG_HOME/capstan`, by default `~/.config/capstan`. */
  file: string
  variable: string
  login: string
}

const member: Role = {
  file: 'profile.json',
  variable: 'CAPSTAN_TOKEN',
  login: 'capstan login --url <address> --token <token>',
}
const operator: Role = {
  file: 'operator.json',
  variable: 'CAPSTAN_OPERATOR_KEY',
  login: 'capstan operator login --url <address> --key <key>',
}

const pathOf = (env: Env, { file }: Role): string =>
  join(env['XDG_CONFIG_HOME'] || join(env['HOME'] || homedir(), '.config'), 'capstan', file)

/** `CAPSTAN_URL` and `CAPSTAN_TOKEN`, and from the profile file what they leave open. */
export const readProfile = (env: Env): Promise<Profile> => readAs(member, env)

/** The same with `CAPSTAN_OPERATOR_KEY`, whose value is the token. */
export const readOperatorProfile = (env: Env): Promise<Profile> => readAs(operator, env)

async function readAs(role: Role, env: Env): Promise<Profile> {
  const { CAPSTAN_URL: url } = env
  const token = env[role.variable]
  if (url && token) return { url, token }
  const saved = await readSaved(pathOf(env, role))
  if (!saved) {
    throw new UsageError(
      `Not signed in. Run \`${role.login}\`, or set CAPSTAN_URL and ${role.variable}.`,
    )
  }
  // What was saved belongs to the saved server: it is not shown to another one.
  if (url && url !== saved.url) {
    throw new UsageError(
      `CAPSTAN_URL differs from the server you signed in to: set ${role.variable} as well.`,
    )
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

export const saveProfile = (env: Env, profile: Profile): Promise<string> =>
  save(pathOf(env, member), profile)

export const saveOperatorProfile = (env: Env, profile: Profile): Promise<string> =>
  save(pathOf(env, operator), profile)

/** Replaces the file as a whole, so that only its owner can read it at any moment. */
async function save(path: string, profile: Profile): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}`
  await writeFile(draft, `${JSON.stringify(profile, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  await rename(draft, path)
  return path
}
