import type { ContactExport, NewContactExport } from '@capstan/sdk'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { Shortfall } from '../io.ts'
import { jsonObject, oneOf, paged } from '../options.ts'
import type { Column } from '../output.ts'
import { save } from './import-contacts.ts'

const columns: Column<ContactExport>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'format', value: ({ format }) => format },
  { title: 'status', value: ({ status }) => status },
  { title: 'rows', value: ({ rows }) => rows },
  { title: 'expires', value: ({ expiresAt }) => expiresAt },
]

const withOptions = (command: Command): Command =>
  command
    .addOption(oneOf('--format <format>', 'file format', ...formats).default('csv'))
    .option('--fields <names>', 'fields to export, separated by commas', names)
    .option('--filter <json>', 'filter, as in a search; default: all contacts', jsonObject)
    .option('--segment-id <segment>', 'only the contacts of a segment')

export function addExportCommands(contacts: Command, { output, connect }: Cli): void {
  withOptions(contacts.command('export <file>'))
    .description('export contacts to a file')
    .action(async (path, wanted) => {
      const { contactExports } = await connect()
      const { id } = await contactExports.create(wanted)
      const ended = await contactExports.waitFor(id)
      if (ended.status !== 'completed')
        throw new Shortfall(`${id} failed. ${ended.error ?? ''}`.trim())
      await save(await contactExports.download(id), path)
      output.done(`Exported ${ended.rows} contacts to ${path}.`, ended)
    })

  const exports = contacts.command('exports').description('exports of contacts')
  withOptions(exports.command('create'))
    .description('start an export on the server')
    .action(async (wanted) => output.one(await (await connect()).contactExports.create(wanted)))
  paged(exports.command('list'))
    .description('list the exports of the last 24 hours')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).contactExports.list(query), columns, { all }),
    )
  exports
    .command('get <export>')
    .description('show an export')
    .action(async (id) => output.one(await (await connect()).contactExports.get(id)))
  exports
    .command('download <export>')
    .description('save the file of an export')
    .requiredOption('--output <path>', 'output file')
    .action(async (id, { output: path }) => {
      await save(await (await connect()).contactExports.download(id), path)
      output.done(`Saved ${path}.`, { path })
    })
}

const formats = ['csv', 'ndjson', 'vcard'] as const

const names = (text: string): NonNullable<NewContactExport['fields']> =>
  text.split(',') as NonNullable<NewContactExport['fields']>
