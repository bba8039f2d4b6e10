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
  const requests = new Command('requests').description('recent API requests')

  paged(requests.command('list'))
    .description('list requests, newest first')
    .option('--method <method>', 'with this method')
    .option('--status <status>', 'only with this status', count)
    .addOption(
      oneOf('--status-class <class>', 'only with this class of status', '2xx', '3xx', '4xx', '5xx'),
    )
    .option('--route <route>', 'only to this operation, such as /v1/contacts/{contactId}')
    .addOption(oneOf('--sender <kind>', 'only from tokens, or from members', 'token', 'member'))
    .option('--token-id <token>', 'only from this token')
    .option('--member-id <member>', 'only from this member')
    .option('--error-code <code>', 'only with this error code')
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
