import type { Tag } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { confirmDeletion, withYes } from '../deletion.ts'
import { paged } from '../options.ts'
import type { Column } from '../output.ts'

const columns: Column<Tag>[] = [
  { title: 'name', value: ({ name }) => name },
  { title: 'contacts', value: ({ contacts }) => contacts },
]

export function tagCommands(cli: Cli): Command {
  const { output, connect } = cli
  const tags = new Command('tags').description('labels of contacts')

  paged(tags.command('list'))
    .description('list tags by name')
    .option('--q <text>', 'begins so')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).tags.list(query), columns, { all }),
    )

  tags
    .command('get <tag>')
    .description('show a tag, and how many contacts have it')
    .action(async (tag) => output.one(await (await connect()).tags.get(tag)))

  tags
    .command('rename <tag>')
    .description('rename a tag in all contacts')
    .requiredOption('--name <name>', 'new name of the tag')
    .action(async (tag, { name }) => output.one(await (await connect()).tags.rename(tag, name)))

  withYes(tags.command('delete <tag>'))
    .description('remove a tag from all contacts')
    .action(async (tag, options) => {
      const capstan = await connect()
      const look = async () => {
        const { contacts } = await capstan.tags.get(tag)
        return { what: `the tag "${tag}" of ${contacts} contacts`, isMany: contacts > 1 }
      }
      if (cli.io.ask) await confirmDeletion(cli, options, look)
      await capstan.tags.delete(tag)
      output.done(`${tag} is deleted.`, { tag, deleted: true })
    })

  return tags
}
