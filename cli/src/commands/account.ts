import type { OverviewQuery } from '@capstan/sdk'
import { type Command, Option } from 'commander'
import type { Cli } from '../cli.ts'
import { type Io, UsageError } from '../io.ts'
import { type Column, wholeList } from '../output.ts'
import { deleteProfile, listProfiles, type Profile, readFirstRun, saveProfile } from '../profile.ts'

const ranges = ['24h', '7d', '30d', '90d'] as const

const profileColumns: Column<{ name: string; url: string }>[] = [
  { title: 'name', value: ({ name }) => name },
  { title: 'server', value: ({ url }) => url },
]

export function addAccountCommands(program: Command, { io, output, connect }: Cli): void {
  program
    .command('login')
    .description('sign in: check a token, and store it with the URL of its server')
    .option('--url <address>', 'URL of the server, such as http://127.0.0.1:8080')
    .option('--token <token>', 'an API token; - reads it from standard input')
    .addHelpText(
      'after',
      '\nWithout options it reads data/first-run.json, if a server was started in this folder, and\nasks for the rest.',
    )
    .action(async (given: Partial<Profile>) => {
      const { url, token } = await completeLogin(io, given)
      const me = await (await connect({ url, token })).account.me()
      const path = await saveProfile(io.env, { url, token })
      const who = `${me.token.name} of ${me.organization.name}`
      output.done(`Signed in as ${who} at ${url}. Stored in ${path}.`, me)
    })

  program
    .command('logout')
    .description('forget the server and the token that `login` stored; the token stays valid')
    .action(async () => {
      const isStored = await deleteProfile(io.env)
      output.done(isStored ? 'Signed out.' : 'You were not signed in.', { signedOut: isStored })
    })

  program
    .command('profiles')
    .description('list the servers that you signed in to; `login --profile <name>` adds one')
    .action(async () => output.page(wholeList(await listProfiles(io.env)), profileColumns))

  program
    .command('me')
    .description('show the token, its organization, plan and limits')
    .action(async () => output.one(await (await connect()).account.me()))

  program
    .command('usage')
    .description('show credits and limits, and what is left of them')
    .action(async () => output.one(await (await connect()).account.usage()))

  program
    .command('overview')
    .description('show the figures of a period, what needs you, and the latest activity')
    .addOption(new Option('--range <range>', 'length of the period').choices([...ranges]))
    .option('--time-zone <zone>', 'time zone in which days begin, such as Europe/Berlin')
    .action(async (query: OverviewQuery) => output.one(await (await connect()).overview.get(query)))
}

/**
 * Completes the profile from the options, the first run of a server in this folder, and the person's answers, in this
 * order.
 */
async function completeLogin(io: Io, given: Partial<Profile>): Promise<Profile> {
  const token = given.token === '-' ? (await io.readInput()).trim() : given.token
  const first = given.url || token ? null : await readFirstRun(io.env)
  if (first) return first
  const asked = async (option: string, question: string): Promise<string> => {
    const answer = (await io.ask?.(question))?.trim()
    if (answer) return answer
    throw new UsageError(`${option} is missing. Add \`--${option}\`.`)
  }
  const url = given.url || (await asked('url', 'URL of the server: '))
  return { url, token: token || (await asked('token', 'API token: ')) }
}
