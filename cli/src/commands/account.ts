import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { saveProfile } from '../profile.ts'

export function addAccountCommands(program: Command, { io, output, connect }: Cli): void {
  program
    .command('login')
    .description('keep the address of a server and a token, once they are found to work')
    .requiredOption('--url <address>', 'where the server is, such as http://127.0.0.1:8080')
    .requiredOption('--token <token>', 'an API token; - reads it from standard input')
    .action(async ({ url, token: given }) => {
      const token = given === '-' ? (await io.readInput()).trim() : given
      const me = await (await connect({ url, token })).account.me()
      const path = await saveProfile(io.env, { url, token })
      const who = `${me.token.name} of ${me.organization.name}`
      output.done(`You are ${who} at ${url}. This is kept in ${path}.`, me)
    })

  program
    .command('me')
    .description('show the token, its organization, plan and limits')
    .action(async () => output.one(await (await connect()).account.me()))

  program
    .command('usage')
    .description('show credits, limits and what is left of them')
    .action(async () => output.one(await (await connect()).account.usage()))
}
