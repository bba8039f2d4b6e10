import type { EmbeddingModel } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { confirmDeletion, withYes } from '../deletion.ts'
import { Shortfall } from '../io.ts'
import { count, paged } from '../options.ts'
import type { Column } from '../output.ts'

const columns: Column<EmbeddingModel>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'name', value: ({ name }) => name },
  { title: 'model', value: ({ model }) => model },
  { title: 'dimensions', value: ({ dimensions }) => dimensions },
  { title: 'url', value: ({ url }) => url },
]

export function embeddingModelCommands(cli: Cli): Command {
  const models = new Command('embedding-models').description('your own embedding models')
  addWriting(models, cli)
  addReading(models, cli)
  return models
}

function addWriting(models: Command, cli: Cli): void {
  const { io, output, connect } = cli
  // On the command line a key would be in the list of processes and in the history of the shell.
  const keyOf = async (given?: string) =>
    given === '-' ? { apiKey: (await io.readInput()).trim() } : given && { apiKey: given }

  models
    .command('create')
    .description('add a model behind an OpenAI-compatible API: Ollama, TEI, vLLM')
    .requiredOption('--name <name>', 'name of the model in Capstan')
    .requiredOption('--url <address>', 'such as https://api.openai.com/v1')
    .requiredOption('--model <model>', 'name of the model at the service')
    .requiredOption('--dimensions <n>', 'length of its vectors', count)
    .option('--max-tokens <n>', 'maximum size of one text, in tokens', count)
    .option('--api-key <key>', 'stored encrypted; - reads it from standard input')
    .action(async ({ apiKey, ...fields }) =>
      output.one(
        await (await connect()).embeddingModels.create({ ...fields, ...(await keyOf(apiKey)) }),
      ),
    )

  models
    .command('update <model>')
    .description('change the fields that you pass')
    .option('--url <address>', 'another URL of the same model')
    .option('--max-tokens <n>', 'maximum size of one text, in tokens', count)
    .option('--api-key <key>', 'replaces the key; - reads it from standard input')
    .action(async (id, { apiKey, ...fields }) =>
      output.one(
        await (await connect()).embeddingModels.update(id, { ...fields, ...(await keyOf(apiKey)) }),
      ),
    )

  withYes(models.command('delete <model>'))
    .description('delete a model that no base uses')
    .action(async (id, options) => {
      const capstan = await connect()
      const look = async () => {
        const { name } = await capstan.embeddingModels.get(id)
        return { what: `the embedding model "${name}"`, isMany: false }
      }
      if (io.ask) await confirmDeletion(cli, options, look)
      await capstan.embeddingModels.delete(id)
      output.done(`${id} is deleted.`, { id, deleted: true })
    })
}

function addReading(models: Command, { output, connect }: Cli): void {
  paged(models.command('list'))
    .description('list your models, newest first')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).embeddingModels.list(query), columns, { all }),
    )

  models
    .command('get <model>')
    .description('show a model, without its key')
    .action(async (id) => output.one(await (await connect()).embeddingModels.get(id)))

  models
    .command('test <model>')
    .description('test the URL, key and dimensions of a model by embedding a word')
    .action(async (id) => {
      const tested = await (await connect()).embeddingModels.test(id)
      output.one(tested)
      if (!tested.ok) throw new Shortfall('The model does not work as configured.')
    })
}
