import type { LoggedRequest } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { count, oneOf, paged } from '../options.ts'
import type { Column } from '../output.ts'

const columns: Column<LoggedRequest>[] = [
  { title: 'at', value: ({ at }) => at },
  { title: 'method', value: ({ method }) => method },
  { title: 'path', value: ({ path }) => path },
  { title: 'status', value: ({ status }) => status },
  { title: 'ms', value: ({ durationMs }) => durationMs },
  { title: 'sender', value: ({ sender }) => sender.name },
  { title: 'id', value: ({ id }) => id },
  { title: 'error', value: ({ error }) => error?.message },
]

export function requestCommands({ output, connect }: Cli): Command {
  const requests = new Command('requests').description('the last requests to the API')

  paged(requests.command('list'))
    .description('list requests, newest first')
    .option('--method <method>', 'with this method')
    .option('--status <status>', 'answered with this status', count)
    .addOption(
      oneOf('--status-class <class>', 'answered with such a status', '2xx', '3xx', '4xx', '5xx'),
    )
    .option('--route <route>', 'to this operation, such as /v1/contacts/{contactId}')
    .addOption(oneOf('--sender <kind>', 'sent with a token, or by a member', 'token', 'member'))
    .option('--token-id <token>', 'sent with this token')
    .option('--member-id <member>', 'sent by this member')
    .option('--error-code <code>', 'refused with this code')
    .option('--from <time>', 'not before this time')
    .option('--to <time>', 'not after this time')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).requests.list(query), columns, { all }),
    )

  requests
    .command('get <request>')
    .description('show the request with this X-Request-Id')
    .action(async (id) => output.one(await (await connect()).requests.get(id)))

  return requests
}
