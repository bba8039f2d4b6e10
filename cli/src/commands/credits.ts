import type { CreditEntry } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { oneOf, paged } from '../options.ts'
import type { Column } from '../output.ts'

export const entryColumns: Column<CreditEntry>[] = [
  { title: 'at', value: ({ at }) => at },
  { title: 'kind', value: ({ kind }) => kind },
  { title: 'amount', value: ({ amount }) => amount },
  { title: 'used', value: ({ used }) => used },
  { title: 'balance', value: ({ balanceAfter }) => balanceAfter },
  { title: 'for', value: ({ reference }) => reference && `${reference.type} ${reference.id}` },
  { title: 'reason', value: ({ reason }) => reason },
]

const kinds = ['grant', 'reserve', 'settle', 'release', 'expire']

export const addEntryFilters = (command: Command): Command =>
  command
    .addOption(oneOf('--kind <kind>', 'only this type', ...kinds))
    .option('--from <time>', 'not before this time')
    .option('--to <time>', 'not after this time')

export function creditCommands({ output, connect }: Cli): Command {
  const credits = new Command('credits').description('credits granted and used')
  paged(addEntryFilters(credits.command('entries')))
    .description('list the credit ledger, newest first')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).credits.entries(query), entryColumns, { all }),
    )
  return credits
}
