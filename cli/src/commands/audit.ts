import type { AuditEntry } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { paged } from '../options.ts'
import type { Column } from '../output.ts'

const columns: Column<AuditEntry>[] = [
  { title: 'at', value: ({ at }) => at },
  { title: 'by', value: ({ actor }) => actor.name },
  { title: 'action', value: ({ action }) => action },
  { title: 'resource', value: ({ resource }) => resource.id ?? resource.type },
  { title: 'request', value: ({ requestId }) => requestId },
]

export function auditCommands({ output, connect }: Cli): Command {
  const audit = new Command('audit').description('log of changes: who changed what')

  paged(audit.command('list'))
    .description('list changes, newest first')
    .option('--actor <actor>', 'by this token, or this type of actor, such as operator')
    .option('--action <operation>', 'of this operation, such as updateContact')
    .option('--resource <resource>', 'to this resource, by id or type')
    .option('--from <time>', 'not before this time')
    .option('--to <time>', 'before or at this time')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).audit.list(query), columns, { all }),
    )

  audit
    .command('get <entry>')
    .description('show a change, with the values before and after')
    .action(async (id) => output.one(await (await connect()).audit.get(id)))

  audit
    .command('verify')
    .description('check that no entry is missing, changed or moved')
    .action(async () => output.one(await (await connect()).audit.verify()))

  return audit
}
