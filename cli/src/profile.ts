import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { UsageError } from './io.ts'

/** Returns the environment. No other code in the CLI reads it. */
export const environment = (): Env => ({ ...process.env })

type Env = Record<string, string | undefined>

/** URL of a server, and the token for it. */
export interface Profile {
  url: string
  token: string
}

/** The principal of a command: an organization's token, or the operator key. */
interface Role {
  /** Credential in `first-run.json`, which the first start of a server writes. */
  key: 'apiToken' | 'operatorKey'
  /** In `$XDG_CONFIG_HOME/capstan`, by default `~/.config/capstan`. */
  file: string
  variable: string
  login: string
}

const member: Role = {
  key: 'apiToken',
  file: 'profile.json',
  variable: 'CAPSTAN_TOKEN',
  login: 'capstan login --url <address> --token <token>',
}
const operator: Role = {
  key: 'operatorKey',
  file: 'operator.json',
  variable: 'CAPSTAN_OPERATOR_KEY',
  login: 'capstan operator login --url <address> --key <key>',
}

const folderOf = (env: Env): string =>
  join(env['XDG_CONFIG_HOME'] || join(env['HOME'] || homedir(), '.config'), 'capstan')

/** Each named profile has a folder of its own; the one without a name lies above them. */
function pathOf(env: Env, { file }: Role): string {
  const { CAPSTAN_PROFILE: name } = env
  if (!name) return join(folderOf(env), file)
  if (/^[\w-]{1,64}$/.test(name)) return join(folderOf(env), name, file)
  throw new UsageError('A profile name must have 1 to 64 letters, digits, _ and -.')
}

/** The environment of a command with `--profile`: what was saved under that name counts, and no other variable. */
export const withProfile = (env: Env, name: string): Env => {
  const { CAPSTAN_URL: _url, CAPSTAN_TOKEN: _token, CAPSTAN_OPERATOR_KEY: _key, ...others } = env
  return { ...others, CAPSTAN_PROFILE: name }
}

/** Names of the profiles that someone signed in with, and the address of each; the one without a name is `default`. */
export async function listProfiles(env: Env): Promise<{ name: string; url: string }[]> {
  const folder = folderOf(env)
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const profiles = ['', ...names.toSorted()].map(async (name) => {
    const saved = await readSaved(join(folder, name, member.file))
    return saved ? [{ name: name || 'default', url: saved.url }] : []
  })
  return (await Promise.all(profiles)).flat()
}

/**
 * `CAPSTAN_URL` and `CAPSTAN_TOKEN`, and from the profile file what they leave open. Without both: the `first-run.json` of a
 * server that was started in this folder.
 */
export const readProfile = (env: Env): Promise<Profile> => readAs(member, env)

/** The same with `CAPSTAN_OPERATOR_KEY`, whose value is the token. */
export const readOperatorProfile = (env: Env): Promise<Profile> => readAs(operator, env)

async function readAs(role: Role, env: Env): Promise<Profile> {
  const { CAPSTAN_URL: url, CAPSTAN_PROFILE: name } = env
  const token = env[role.variable]
  if (url && token) return { url, token }
  const saved = await readSaved(pathOf(env, role))
  if (!saved && name) {
    const login = role.login.replace('login', `login --profile ${name}`)
    throw new UsageError(`Not signed in as ${name}. Run \`${login}\`.`)
  }
  const known = saved ?? (await readFirstRun(env, role))
  if (!known) {
    throw new UsageError(
      `Not signed in. Run \`${role.login}\`, or set CAPSTAN_URL and ${role.variable}.`,
    )
  }
  // What was saved belongs to the saved server: it is not shown to another one.
  if (url && url !== known.url) {
    throw new UsageError(
      `CAPSTAN_URL differs from the server you signed in to. Set ${role.variable} as well.`,
    )
  }
  return { url: known.url, token: token || known.token }
}

/** Null where no server was started in this folder. */
export function readFirstRun(env: Env, { key } = member): Promise<Profile | null> {
  return readSaved(join(env['CAPSTAN_DATA_DIR'] || 'data', 'first-run.json'), key)
}

async function readSaved(path: string, key = 'token'): Promise<Profile | null> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}.`)
  }
  try {
    const { url, [key]: token } = JSON.parse(text)
    if (typeof url === 'string' && typeof token === 'string') return { url, token }
  } catch {
    // Told below, without what the file holds.
  }
  throw new UsageError(`${path} has no URL and token. Run \`capstan login\` again.`)
}

/** Removes the file; false when there was none. */
export async function deleteProfile(env: Env): Promise<boolean> {
  try {
    await rm(pathOf(env, member))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
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
