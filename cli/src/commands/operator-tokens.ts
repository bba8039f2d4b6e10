import type { IssuedToken, OrganizationToken } from '@capstan/sdk'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { count, paged, several } from '../options.ts'
import type { Column } from '../output.ts'

const columns: Column<OrganizationToken>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'name', value: ({ name }) => name },
  { title: 'ends in', value: ({ lastFour }) => lastFour },
  { title: 'scopes', value: ({ scopes }) => scopes },
  { title: 'last used', value: ({ lastUsedAt }) => lastUsedAt },
  { title: 'revoked', value: ({ revokedAt }) => revokedAt },
]

export function addTokens(operator: Command, { output, operate }: Cli): void {
  const showValue = (token: IssuedToken) => {
    output.one(token)
    output.note('Keep the token: it is not shown again.')
  }
  const tokens = operator.command('tokens').description('API tokens of an organization')
  paged(tokens.command('list <organization>'))
    .description('list tokens, newest first, without their values')
    .action(async (organization, { all, ...query }) =>
      output.list((await operate()).tokens.list(organization, query), columns, { all }),
    )
  tokens
    .command('issue <organization>')
    .description('create a token; its value is shown once')
    .requiredOption('--name <name>', 'name of the token')
    .requiredOption('--scope <scope>', 'scope of the token; repeatable', several)
    .option('--expires-at <time>', 'when it expires')
    .option('--network <cidr>', 'network that can use it; repeatable', several)
    .action(async (organization, { scope: scopes, network, ...fields }) => {
      const token = { ...fields, scopes, ...(network && { allowedNetworks: network }) }
      showValue(await (await operate()).tokens.issue(organization, token))
    })
  tokens
    .command('rotate <organization> <token>')
    .description('replace the value of a token; the new one is shown once')
    .option('--overlap-hours <n>', 'hours in which the old value stays valid; default: 0', count)
    .action(async (organization, token, rotation) =>
      showValue(await (await operate()).tokens.rotate(organization, token, rotation)),
    )
  tokens
    .command('revoke <organization> <token>')
    .description('revoke a token immediately')
    .action(async (organization, id) => {
      await (await operate()).tokens.revoke(organization, id)
      output.done(`Revoked ${id}.`, { id, revoked: true })
    })
}
