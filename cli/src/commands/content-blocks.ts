import type { ContentBlock, NewContentBlock } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { confirmDeletion, withYes } from '../deletion.ts'
import { UsageError } from '../io.ts'
import { jsonObject, metadata, paged } from '../options.ts'
import type { Column } from '../output.ts'

type Block = NewContentBlock['block']

const columns: Column<ContentBlock>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'name', value: ({ name }) => name },
  { title: 'type', value: ({ block }) => block.type },
]

const withFields = (command: Command): Command =>
  command
    .option('--text <markdown>', 'text of a text block')
    .option('--block <json>', 'a block of any type, as a JSON object', jsonObject)
    .option('--archived', 'hide it from lists')
    .option('--metadata <fields>', 'your own fields, such as team=design', metadata)

interface Options {
  name?: string
  text?: string
  block?: Record<string, unknown>
  archived?: boolean
  metadata?: Record<string, unknown>
}

function fieldsOf({ text, block, ...fields }: Options) {
  if (text !== undefined && block) throw new UsageError('Pass either --text or --block.')
  const made: object | undefined = text === undefined ? block : { type: 'text', text }
  return { ...fields, ...(made && { block: made as Block }) }
}

export function contentBlockCommands(cli: Cli): Command {
  const { output, connect } = cli
  const blocks = new Command('content-blocks').description('reusable blocks for proposals')

  paged(blocks.command('list'))
    .description('list content blocks, newest first')
    .option('--q <text>', 'part of a name or a text')
    .option('--archived', 'archived blocks')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).contentBlocks.list(query), columns, { all }),
    )

  blocks
    .command('get <block>')
    .description('show a content block')
    .action(async (id) => output.one(await (await connect()).contentBlocks.get(id)))

  withFields(blocks.command('create'))
    .requiredOption('--name <name>', 'name of the block')
    .description('create a content block')
    .action(async ({ name, ...options }) => {
      const { block, ...fields } = fieldsOf(options)
      if (!block) throw new UsageError('Pass --text or --block.')
      output.one(await (await connect()).contentBlocks.create({ name, block, ...fields }))
    })

  withFields(blocks.command('update <block>'))
    .option('--name <name>', 'name of the block')
    .option('--no-archived', 'show it in lists again')
    .description('change the fields that you pass')
    .action(async (id, options) =>
      output.one(await (await connect()).contentBlocks.update(id, fieldsOf(options))),
    )

  withYes(blocks.command('delete <block>'))
    .description('delete a content block; proposals keep what they took of it')
    .action(async (id, options) => {
      const capstan = await connect()
      const look = async () => {
        const { name } = await capstan.contentBlocks.get(id)
        return { what: `the content block "${name}"`, isMany: false }
      }
      if (cli.io.ask) await confirmDeletion(cli, options, look)
      await capstan.contentBlocks.delete(id)
      output.done(`${id} is deleted.`, { id, deleted: true })
    })

  return blocks
}
