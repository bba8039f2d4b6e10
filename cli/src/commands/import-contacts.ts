import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ContactImport, ContactImportPreview, ContactImportStart } from '@capstan/sdk'
import { type Command, InvalidArgumentError } from 'commander'
import type { Cli } from '../cli.ts'
import { ImportBar } from '../import-bar.ts'
import { Shortfall } from '../io.ts'
import { oneOf, paged, several } from '../options.ts'
import type { Column } from '../output.ts'

const columns: Column<ContactImport>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'file', value: ({ fileName }) => fileName },
  { title: 'status', value: ({ status }) => status },
  { title: 'rows', value: ({ progress }) => progress.rowsRead },
  { title: 'failed', value: ({ progress }) => progress.failed },
]

const previewColumns: Column<ContactImportPreview['rows'][number]>[] = [
  { title: 'line', value: ({ line }) => line },
  { title: 'result', value: ({ outcome }) => outcome },
  { title: 'contact', value: ({ contactId }) => contactId },
  { title: 'values', value: ({ values }) => JSON.stringify(values) },
  { title: 'problems', value: ({ problems }) => problems.map(({ message }) => message).join(' ') },
]

/** `Encoding utf-8, names of columns in line 1. Left out: Notes.` */
function aboutColumns({ encoding, headerRow, columns: all }: ContactImportPreview): string {
  const dropped = all.filter(({ field, samples }) => field === null && samples.length > 0)
  const reading = [
    ...(encoding === null ? [] : [`encoding ${encoding}`]),
    ...(headerRow === null ? [] : [`names of columns in line ${headerRow}`]),
  ].join(', ')
  const names = dropped.map(({ header }) => header).join(', ')
  return [reading && `Read with ${reading}.`, names && `Left out: ${names}.`]
    .filter(Boolean)
    .join(' ')
}

interface Given {
  dryRun?: boolean
  map?: Record<string, string>
  country?: string
  onConflict?: 'update' | 'fill_empty' | 'skip'
  clearEmpty?: boolean
  tag?: string[]
  events?: 'each' | 'summary'
  encoding?: string
  sheet?: string
  headerRow?: number
}

const startOf = ({ map, country, tag, ...options }: Given): ContactImportStart => ({
  ...(map && { mapping: map }),
  options: {
    ...options,
    ...(country && { defaultCountry: country.toUpperCase() }),
    ...(tag && { tags: tag }),
  },
})

function mapped(text: string, before: Record<string, string> = {}): Record<string, string> {
  const [column = '', field] = text.split(/=(?=[^=]*$)/)
  if (!field) throw new InvalidArgumentError('Use a column and a field: "Email=email".')
  return { ...before, [column]: field }
}

const withOptions = (command: Command): Command =>
  command
    .option('--dry-run', 'dry run: change nothing, and show what would happen')
    .option(
      '--map <column=field>',
      'import a column as a field, such as "Email=email"; repeatable, replaces the suggested columns',
      mapped,
    )
    .option('--country <code>', 'country of numbers without a country code, such as US')
    .addOption(
      oneOf(
        '--on-conflict <do>',
        'what to do with existing contacts',
        'update',
        'fill_empty',
        'skip',
      ),
    )
    .option('--clear-empty', 'let empty cells clear fields')
    .option('--tag <tag>', 'tag for every contact of the file; repeatable', several)
    .addOption(oneOf('--events <which>', 'events to send to webhooks', 'each', 'summary'))
    .option('--encoding <name>', 'encoding of the file, if it is not detected')
    .option(
      '--header-row <line>',
      'line with the column names, 0 for none; detected by default',
      Number,
    )
    .option('--sheet <name>', 'sheet of a workbook; default: the first')

export function addImportCommands(contacts: Command, cli: Cli): void {
  const { output, connect } = cli
  withOptions(contacts.command('import <file>'))
    .description('import contacts from a CSV, TSV, XLSX, vCard or NDJSON file')
    .action((file: string, given: Given) => importFile(cli, file, given))

  const imports = contacts.command('imports').description('imports of contacts')
  paged(imports.command('list'))
    .description('list imports, newest first')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).contactImports.list(query), columns, { all }),
    )
  imports
    .command('get <import>')
    .description('show an import')
    .action(async (id) => output.one(await (await connect()).contactImports.get(id)))
  imports
    .command('upload <file>')
    .description('upload a file and show its columns; imports nothing yet')
    .action(async (path) =>
      output.one(await (await connect()).contactImports.upload({ file: { path } })),
    )
  withOptions(imports.command('preview <import>'))
    .description('show what the first rows would become; imports nothing')
    .action(async (id: string, given: Given) => {
      const { contactImports } = await connect()
      const preview = await contactImports.preview(id, startOf(given))
      if (output.isJson) return output.one(preview)
      output.summary(aboutColumns(preview), preview.rows, previewColumns)
    })
  withOptions(imports.command('start <import>'))
    .description('start an uploaded import, or one after its dry run')
    .action(async (id: string, given: Given) =>
      output.one(await (await connect()).contactImports.start(id, startOf(given))),
    )
  imports
    .command('cancel <import>')
    .description('stop an import; rows already imported stay')
    .action(async (id) => output.one(await (await connect()).contactImports.cancel(id)))
  imports
    .command('undo <import>')
    .description('undo an import, except for contacts changed since')
    .action(async (id) => {
      output.one(await (await connect()).contactImports.undo(id))
    })
  imports
    .command('errors <import>')
    .description('write rows that failed, or lost a value, to a CSV file that you can correct')
    .requiredOption('--output <path>', 'output file')
    .action(async (id, { output: path }) => {
      const { contactImports } = await connect()
      await save(await contactImports.errors(id), path)
      output.done(`Saved ${path}.`, { path })
    })
}

export const save = (file: ReadableStream<Uint8Array>, path: string): Promise<void> =>
  pipeline(Readable.fromWeb(file as never), createWriteStream(path))

async function importFile({ io, output, connect }: Cli, path: string, given: Given): Promise<void> {
  const { contactImports } = await connect()
  const bar = new ImportBar(io)
  const ended = await contactImports
    .import({ path }, { ...startOf(given), onProgress: (run) => bar.show(run) })
    .finally(() => bar.clear())
  if (output.isJson) output.one(ended)
  else output.summary(sentence(ended, given.dryRun === true), [], columns)
  const { status, progress, error, id } = ended
  if (status !== 'completed')
    throw new Shortfall(`${id} is ${status}. ${error?.message ?? ''}`.trim())
  const { failed, incomplete, rowsRead } = progress
  if (failed + incomplete > 0) {
    const faults = [
      ...(failed > 0 ? [`${failed} of ${rowsRead} rows failed`] : []),
      ...(incomplete > 0 ? [`${incomplete} imported without a value`] : []),
    ]
    throw new Shortfall(
      `${faults.join(', ')}: capstan contacts imports errors ${id} --output errors.csv`,
    )
  }
}

function sentence({ progress }: ContactImport, isDryRun: boolean): string {
  const { rowsRead, created, updated, unchanged, skipped, failed } = progress
  const parts = Object.entries({ created, updated, unchanged, skipped, failed })
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
  const verb = isDryRun ? ' would be' : ''
  return `Of ${rowsRead} rows${verb}: ${parts.join(', ') || 'none'}.`
}
