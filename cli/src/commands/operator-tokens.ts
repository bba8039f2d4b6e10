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
    .description('issue a token; shows its value, this once')
    .requiredOption('--name <name>', 'what it is for')
    .requiredOption('--scope <scope>', 'what it may do; may be given several times', several)
    .option('--expires-at <time>', 'when it ends by itself')
    .option('--network <cidr>', 'where it may be used from; may be given several times', several)
    .action(async (organization, { scope: scopes, network, ...fields }) => {
      const token = { ...fields, scopes, ...(network && { allowedNetworks: network }) }
      showValue(await (await operate()).tokens.issue(organization, token))
    })
  tokens
    .command('rotate <organization> <token>')
    .description('give it a new value; shows it, this once')
    .option('--overlap-hours <n>', 'how long the old one goes on; 0', count)
    .action(async (organization, token, rotation) =>
      showValue(await (await operate()).tokens.rotate(organization, token, rotation)),
    )
  tokens
    .command('revoke <organization> <token>')
    .description('end it at once')
    .action(async (organization, id) => {
      await (await operate()).tokens.revoke(organization, id)
      output.done(`${id} is revoked.`, { id, revoked: true })
    })
}
