import type { DuplicateGroup } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { paged } from '../options.ts'
import type { Column } from '../output.ts'

const columns: Column<DuplicateGroup>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'score', value: ({ score }) => score },
  { title: 'reasons', value: ({ reasons }) => [...new Set(reasons.map(({ kind }) => kind))] },
  {
    title: 'contacts',
    value: ({ contacts }) =>
      contacts.map(({ id, name }) => (name === null ? id : `${id} (${name})`)),
  },
]

export function duplicateCommands({ output, connect }: Cli): Command {
  const duplicates = new Command('duplicates').description('contacts that look like one person')

  paged(duplicates.command('list', { isDefault: true }))
    .description('list groups of duplicates, most certain first')
    .option('--total-count', 'also count all groups; shown with --json')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).contacts.duplicates.list(query), columns, { all }),
    )

  duplicates
    .command('dismiss <group>')
    .description('mark a group as not duplicates')
    .action(async (id) => {
      await (await connect()).contacts.duplicates.dismiss(id)
      output.done(`Dismissed ${id}.`, { id, dismissed: true })
    })

  return duplicates
}
