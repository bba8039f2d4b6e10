import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { saveProfile } from '../profile.ts'

export function addAccountCommands(program: Command, { io, output, connect }: Cli): void {
  program
    .command('login')
    .description('sign in: check a token, and store it with the address of its server')
    .requiredOption('--url <address>', 'address of the server, such as http://127.0.0.1:8080')
    .requiredOption('--token <token>', 'an API token; - reads it from standard input')
    .action(async ({ url, token: given }) => {
      const token = given === '-' ? (await io.readInput()).trim() : given
      const me = await (await connect({ url, token })).account.me()
      const path = await saveProfile(io.env, { url, token })
      const who = `${me.token.name} of ${me.organization.name}`
      output.done(`Signed in as ${who} at ${url}. Stored in ${path}.`, me)
    })

  program
    .command('me')
    .description('show the token, its organization, plan and limits')
    .action(async () => output.one(await (await connect()).account.me()))

  program
    .command('usage')
    .description('show credits and limits, and how much is left')
    .action(async () => output.one(await (await connect()).account.usage()))
}
