import type { EmbeddingModel } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
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
  const models = new Command('embedding-models').description('embedding models of your own')
  addWriting(models, cli)
  addReading(models, cli)
  return models
}

function addWriting(models: Command, { io, output, connect }: Cli): void {
  // On the command line a key would be in the list of processes and in the history of the shell.
  const keyOf = async (given?: string) =>
    given === '-' ? { apiKey: (await io.readInput()).trim() } : given && { apiKey: given }

  models
    .command('create')
    .description('make a model known that speaks the protocol of OpenAI: Ollama, TEI, vLLM')
    .requiredOption('--name <name>', 'what bases call it')
    .requiredOption('--url <address>', 'such as https://api.openai.com/v1')
    .requiredOption('--model <model>', 'what the service calls it')
    .requiredOption('--dimensions <n>', 'length of its vectors', count)
    .option('--max-tokens <n>', 'tokens that one text may have', count)
    .option('--api-key <key>', 'is kept sealed; - reads it from standard input')
    .action(async ({ apiKey, ...fields }) =>
      output.one(
        await (await connect()).embeddingModels.create({ ...fields, ...(await keyOf(apiKey)) }),
      ),
    )

  models
    .command('update <model>')
    .description('change the fields that are given')
    .option('--url <address>', 'another one of the same model')
    .option('--max-tokens <n>', 'tokens that one text may have', count)
    .option('--api-key <key>', 'replaces the key; - reads it from standard input')
    .action(async (id, { apiKey, ...fields }) =>
      output.one(
        await (await connect()).embeddingModels.update(id, { ...fields, ...(await keyOf(apiKey)) }),
      ),
    )

  models
    .command('delete <model>')
    .description('delete a model that no base uses')
    .action(async (id) => {
      await (await connect()).embeddingModels.delete(id)
      output.done(`${id} is deleted.`, { id, deleted: true })
    })
}

function addReading(models: Command, { output, connect }: Cli): void {
  paged(models.command('list'))
    .description('list them, newest first')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).embeddingModels.list(query), columns, { all }),
    )

  models
    .command('get <model>')
    .description('show one; its key is never shown')
    .action(async (id) => output.one(await (await connect()).embeddingModels.get(id)))

  models
    .command('test <model>')
    .description('embed a word with it, to see whether address, key and dimensions are right')
    .action(async (id) => {
      const tested = await (await connect()).embeddingModels.test(id)
      output.one(tested)
      if (!tested.ok) throw new Shortfall('It does not work as it is.')
    })
}
