import type { Base, BaseChanges } from '@capstan/sdk'
import { Command } from 'commander'
import { inBase } from '../base-id.ts'
import type { Cli } from '../cli.ts'
import { confirmDeletion, counted, withYes } from '../deletion.ts'
import { count, decimal, oneOf, paged } from '../options.ts'
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
    .option('--description <text>', 'description')
    .option('--max-tokens <n>', 'maximum size of a chunk, in tokens', count)
    .option('--overlap-tokens <n>', 'tokens that a chunk repeats from the previous chunk', count)
    .addOption(
      oneOf('--fusion <way>', 'how results are combined', 'auto', 'keyword_first', 'minmax', 'rrf'),
    )
    .option('--semantic-weight <number>', 'weight of the semantic score; 0 to 1', decimal)
    .option('--rerank', 'rerank the best results')
    .option('--no-rerank', 'do not rerank results')

interface Fields {
  name?: string
  description?: string
  embeddingModel?: string
  maxTokens?: number
  overlapTokens?: number
  fusion?: NonNullable<BaseChanges['search']>['fusion']
  semanticWeight?: number
  rerank?: boolean
}

function fieldsOf(options: Fields) {
  const { maxTokens, overlapTokens, fusion, semanticWeight, rerank, ...fields } = options
  const search = {
    ...(fusion !== undefined && { fusion }),
    ...(semanticWeight !== undefined && { semanticWeight }),
    ...(rerank !== undefined && { rerank }),
  }
  const chunking = {
    ...(maxTokens !== undefined && { maxTokens }),
    ...(overlapTokens !== undefined && { overlapTokens }),
  }
  return {
    ...fields,
    ...(Object.keys(chunking).length > 0 && { chunking }),
    ...(Object.keys(search).length > 0 && { search }),
  }
}

export function baseCommands(cli: Cli): Command {
  const bases = new Command('bases').description('knowledge bases')
  addReading(bases, cli)
  addWriting(bases, cli)
  addReindexing(bases, cli)
  return bases
}

function addReading(bases: Command, cli: Cli): void {
  const { output, connect } = cli
  paged(bases.command('list'))
    .description('list knowledge bases, newest first')
    .option('--q <text>', 'part of the name')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).bases.list(query), columns, { all }),
    )

  bases
    .command('get <base>')
    .description('show a knowledge base')
    .action(async (nameOrId) => {
      const { capstan, base } = await inBase(cli, nameOrId)
      output.one(await capstan.bases.get(base))
    })
}

function addWriting(bases: Command, cli: Cli): void {
  const { output, connect } = cli
  withFields(bases.command('create'))
    .description('create an empty knowledge base')
    .requiredOption('--name <name>', 'name')
    .option('--embedding-model <model>', 'embedding model: a model of the server, or your own')
    .action(async ({ name, ...options }) =>
      output.one(await (await connect()).bases.create({ name, ...fieldsOf(options) })),
    )

  withFields(bases.command('update <base>'))
    .description('change the fields that you pass')
    .option('--name <name>', 'name')
    .action(async (nameOrId, options) => {
      const { capstan, base } = await inBase(cli, nameOrId)
      output.one(await capstan.bases.update(base, fieldsOf(options)))
    })

  withYes(bases.command('delete <base>'))
    .description('delete a knowledge base with its sources')
    .action(async (nameOrId, options) => {
      const { capstan, base: id } = await inBase(cli, nameOrId)
      await confirmDeletion(cli, options, async () => {
        const { name, sourcesCount, chunksCount } = await capstan.bases.get(id)
        const content = `${counted(sourcesCount, 'source')} and ${counted(chunksCount, 'chunk')}`
        return { what: `the knowledge base "${name}" with ${content}`, isMany: true }
      })
      await capstan.bases.delete(id)
      output.done(`${id} is deleted.`, { id, deleted: true })
    })
}

function addReindexing(bases: Command, cli: Cli): void {
  bases
    .command('reindex <base>')
    .description('compute vectors again with another model; searches continue meanwhile')
    .requiredOption(
      '--embedding-model <model>',
      'embedding model: a model of the server, or your own',
    )
    .action(async (nameOrId, { embeddingModel }) => {
      const { capstan, base } = await inBase(cli, nameOrId)
      cli.output.one(await capstan.bases.reindex(base, { embeddingModel }))
    })

  bases
    .command('cancel-reindex <base>')
    .description('cancel the running re-index; the base stays unchanged')
    .action(async (nameOrId) => {
      const { capstan, base } = await inBase(cli, nameOrId)
      cli.output.one(await capstan.bases.cancelReindex(base))
    })
}
