import type {
  NewProposalTemplate,
  ProposalSettingsChanges,
  ProposalTemplate,
  ProposalTemplateChanges,
  ProposalTemplateInList,
  ProposalTemplateVariable,
} from '@capstan/sdk'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { confirmDeletion, withYes } from '../deletion.ts'
import { readJsonFile } from '../json-file.ts'
import { paged } from '../options.ts'
import type { Column } from '../output.ts'
import { save } from './import-contacts.ts'

const templateColumns: Column<ProposalTemplateInList>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'name', value: ({ name }) => name },
  { title: 'description', value: ({ description }) => description },
]

const variableColumns: Column<ProposalTemplateVariable>[] = [
  { title: 'path', value: ({ path }) => path },
  { title: 'required', value: ({ required }) => (required ? 'yes' : 'no') },
  { title: 'value', value: ({ value }) => (value === null ? null : String(value)) },
]

/** Adds the commands for templates, images and settings. */
export function addLibraries(proposals: Command, cli: Cli): void {
  addTemplates(proposals, cli)
  addImages(proposals, cli)
  addSettings(proposals, cli)
}

function addTemplates(proposals: Command, cli: Cli): void {
  const { io, output, connect } = cli
  const templates = proposals.command('templates').description('templates for proposals')
  /** A draft without a currency gets that of the settings. */
  const show = async (template: ProposalTemplate) => {
    const isNamed = output.isJson || template.draft['currency'] !== undefined
    const settings = isNamed ? null : await (await connect()).proposalSettings.get()
    output.priced(template, settings?.defaults.currency)
  }

  paged(templates.command('list'))
    .description('list templates, newest first')
    .option('--q <text>', 'part of a name or a description')
    .option('--archived', 'archived templates')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).proposalTemplates.list(query), templateColumns, { all }),
    )

  templates
    .command('get <template>')
    .description('show a template')
    .action(async (id) => show(await (await connect()).proposalTemplates.get(id)))

  templates
    .command('variables <template>')
    .description('list the variables of a template')
    .action(async (id) => {
      const variables = await (await connect()).proposalTemplates.variables(id)
      if (output.isJson) output.priced({ data: variables })
      else output.summary(`${variables.length} variables.`, variables, variableColumns)
    })

  templates
    .command('create')
    .argument('<template>', 'a JSON file with name, draft and other fields; - for standard input')
    .description('create a template')
    .action(async (path) => {
      const template = await readJsonFile<NewProposalTemplate>(io, path)
      await show(await (await connect()).proposalTemplates.create(template))
    })

  templates
    .command('update <template>')
    .argument('<changes>', 'a JSON file with the fields to change; - for standard input')
    .description('change a template')
    .action(async (id, path) => {
      const changes = await readJsonFile<ProposalTemplateChanges>(io, path)
      await show(await (await connect()).proposalTemplates.update(id, changes))
    })

  withYes(templates.command('delete <template>'))
    .description('delete a template; proposals keep what they began with')
    .action(async (id, options) => {
      const capstan = await connect()
      const look = async () => {
        const { name } = await capstan.proposalTemplates.get(id)
        return { what: `the template "${name}"`, isMany: false }
      }
      if (io.ask) await confirmDeletion(cli, options, look)
      await capstan.proposalTemplates.delete(id)
      output.done(`${id} is deleted.`, { id, deleted: true })
    })
}

function addImages(proposals: Command, { output, connect }: Cli): void {
  const images = proposals.command('images').description('images for blocks and the logo')

  images
    .command('add')
    .argument('<what>', 'a PNG, JPEG or WebP file, or its public URL')
    .description('store an image')
    .action(async (what: string) => {
      const { proposalImages } = await connect()
      const isAddress = /^https?:\/\//i.test(what)
      output.priced(
        await (isAddress
          ? proposalImages.fetch(what)
          : proposalImages.upload({ file: { path: what } })),
      )
    })

  images
    .command('download <image>')
    .requiredOption('--output <file>', 'output file')
    .description('save an image')
    .action(async (id, { output: path }: { output: string }) => {
      await save(await (await connect()).proposalImages.download(id), path)
      output.done(`Saved ${path}.`, { path })
    })
}

function addSettings(proposals: Command, { io, output, connect }: Cli): void {
  const settings = proposals.command('settings').description('numbers, looks, defaults')

  settings
    .command('get')
    .description('show the proposal settings')
    .action(async () => output.priced(await (await connect()).proposalSettings.get()))

  settings
    .command('update')
    .argument('<changes>', 'a JSON file with the fields to change; - for standard input')
    .description('change the proposal settings')
    .action(async (path) => {
      const changes = await readJsonFile<ProposalSettingsChanges>(io, path)
      output.priced(await (await connect()).proposalSettings.update(changes))
    })
}
