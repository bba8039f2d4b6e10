import type { Base } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { count, paged } from '../options.ts'
import type { Column } from '../output.ts'

const columns: Column<Base>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'name', value: ({ name }) => name },
  { title: 'sources', value: ({ sourcesCount }) => sourcesCount },
  { title: 'chunks', value: ({ chunksCount }) => chunksCount },
  { title: 'model', value: ({ embeddingModel }) => embeddingModel },
]

const withFields = (command: Command): Command =>
  command
    .option('--description <text>', 'what it is about')
    .option('--max-tokens <n>', 'upper bound of a chunk, in tokens', count)
    .option('--overlap-tokens <n>', 'tokens that a chunk repeats of the one before', count)

interface Fields {
  name?: string
  description?: string
  embeddingModel?: string
  maxTokens?: number
  overlapTokens?: number
}

function fieldsOf({ maxTokens, overlapTokens, ...fields }: Fields) {
  const chunking = {
    ...(maxTokens !== undefined && { maxTokens }),
    ...(overlapTokens !== undefined && { overlapTokens }),
  }
  return { ...fields, ...(Object.keys(chunking).length > 0 && { chunking }) }
}

export function baseCommands({ output, connect }: Cli): Command {
  const bases = new Command('bases').description('knowledge bases')

  paged(bases.command('list'))
    .description('list knowledge bases, newest first')
    .option('--q <text>', 'part of the name')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).bases.list(query), columns, { all }),
    )

  bases
    .command('get <base>')
    .description('show a knowledge base')
    .action(async (id) => output.one(await (await connect()).bases.get(id)))

  withFields(bases.command('create'))
    .description('create an empty knowledge base')
    .requiredOption('--name <name>', 'how it is called')
    .option('--embedding-model <model>', 'one that the server offers; fixed from then on')
    .action(async ({ name, ...options }) =>
      output.one(await (await connect()).bases.create({ name, ...fieldsOf(options) })),
    )

  withFields(bases.command('update <base>'))
    .description('change the fields that are given')
    .option('--name <name>', 'how it is called')
    .action(async (id, options) =>
      output.one(await (await connect()).bases.update(id, fieldsOf(options))),
    )

  bases
    .command('delete <base>')
    .description('delete a knowledge base with its sources')
    .action(async (id) => {
      await (await connect()).bases.delete(id)
      output.done(`${id} is deleted.`, { id, deleted: true })
    })

  return bases
}
