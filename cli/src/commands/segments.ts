import type { ContactFilter, Segment } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { confirmDeletion, withYes } from '../deletion.ts'
import { jsonObject, paged } from '../options.ts'
import type { Column } from '../output.ts'
import { contactColumns, withSort } from './contacts.ts'

const columns: Column<Segment>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'name', value: ({ name }) => name },
  { title: 'filter', value: ({ filter }) => JSON.stringify(filter) },
]

const filterText = 'filter of the segment, such as \'{"field": "tag", "op": "eq", "value": "vip"}\''

export function segmentCommands(cli: Cli): Command {
  const { output, connect } = cli
  const segments = new Command('segments').description('saved filters of contacts')

  paged(segments.command('list'))
    .description('list segments, newest first')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).segments.list(query), columns, { all }),
    )

  segments
    .command('get <segment>')
    .description('show a segment')
    .action(async (id) => output.one(await (await connect()).segments.get(id)))

  segments
    .command('create')
    .description('save a filter')
    .requiredOption('--name <name>', 'name of the segment')
    .requiredOption('--filter <json>', filterText, jsonObject)
    .action(async ({ name, filter }: { name: string; filter: ContactFilter }) =>
      output.one(await (await connect()).segments.create({ name, filter })),
    )

  segments
    .command('update <segment>')
    .description('change the fields that you pass')
    .option('--name <name>', 'new name of the segment')
    .option('--filter <json>', filterText, jsonObject)
    .action(async (id, changes: { name?: string; filter?: ContactFilter }) =>
      output.one(await (await connect()).segments.update(id, changes)),
    )

  paged(segments.command('contacts <segment>'))
    .description('list the contacts that match its filter now')
    .addOption(withSort())
    .action(async (id, { all, ...query }) =>
      output.list((await connect()).segments.contacts(id, query), contactColumns, { all }),
    )

  withYes(segments.command('delete <segment>'))
    .description('delete a segment; its contacts stay')
    .action(async (id, options) => {
      const capstan = await connect()
      const look = async () => {
        const { name } = await capstan.segments.get(id)
        return { what: `the segment "${name}"`, isMany: false }
      }
      if (cli.io.ask) await confirmDeletion(cli, options, look)
      await capstan.segments.delete(id)
      output.done(`${id} is deleted.`, { id, deleted: true })
    })

  return segments
}
