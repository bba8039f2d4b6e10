import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Capstan, Chunk, NewSource, Source } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { type Io, UsageError } from '../io.ts'
import { jsonObject, oneOf, paged } from '../options.ts'
import type { Column } from '../output.ts'

const columns: Column<Source>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'name', value: ({ name }) => name },
  { title: 'type', value: ({ type }) => type },
  { title: 'status', value: ({ status }) => status },
  { title: 'chunks', value: ({ chunksCount }) => chunksCount },
  { title: 'error', value: ({ error }) => error },
]

const chunkColumns: Column<Chunk>[] = [
  { title: 'position', value: ({ position }) => position },
  { title: 'tokens', value: ({ tokenCount }) => tokenCount },
  { title: 'headings', value: ({ headings }) => headings.join(' > ') },
  { title: 'text', value: ({ text }) => text },
]

export function sourceCommands(cli: Cli): Command {
  const sources = new Command('sources').description('what knowledge bases are made of')
  addWriting(sources, cli)
  addReading(sources, cli)
  return sources
}

function addWriting(sources: Command, { io, output, connect }: Cli): void {
  const show = async (capstan: Capstan, source: Source, wait?: boolean) =>
    output.one(wait ? await capstan.sources.waitUntilDone(source.baseId, source.id) : source)

  sources
    .command('add <base> <address-or-file>')
    .description('add a page by its http(s) address, or a text file; - is standard input')
    .option('--name <name>', 'how it is called')
    .option('--metadata <json>', 'your own fields, for filters, as a JSON object', jsonObject)
    .option('--wait', 'until searches find it')
    .action(async (base, what, { wait, ...fields }) => {
      const source = await sourceFrom(what, fields, io)
      const capstan = await connect()
      await show(capstan, await capstan.sources.add(base, source), wait)
    })

  sources
    .command('update <base> <source>')
    .description('change the name, or replace the metadata')
    .option('--name <name>', 'how it is called')
    .option('--metadata <json>', 'your own fields, for filters, as a JSON object', jsonObject)
    .action(async (base, id, changes) =>
      output.one(await (await connect()).sources.update(base, id, changes)),
    )

  sources
    .command('refresh <base> <source>')
    .description('process a completed or failed source again')
    .option('--wait', 'until it is done')
    .action(async (base, id, { wait }) => {
      const capstan = await connect()
      await show(capstan, await capstan.sources.refresh(base, id), wait)
    })

  sources
    .command('delete <base> <source>')
    .description('delete a source with its chunks')
    .action(async (base, id) => {
      await (await connect()).sources.delete(base, id)
      output.done(`${id} is deleted.`, { id, deleted: true })
    })
}

function addReading(sources: Command, { output, connect }: Cli): void {
  paged(sources.command('list <base>'))
    .description('list the sources of a base, newest first')
    .addOption(
      oneOf('--status <status>', 'in this state', 'queued', 'processing', 'completed', 'failed'),
    )
    .option('--type <type>', 'of this type')
    .action(async (base, { all, ...query }) =>
      output.list((await connect()).sources.list(base, query), columns, { all }),
    )

  sources
    .command('get <base> <source>')
    .description('show a source and how far it is')
    .action(async (base, id) => output.one(await (await connect()).sources.get(base, id)))

  paged(sources.command('chunks <base> <source>'))
    .description('list the chunks of a source, in the order of its text')
    .action(async (base, id, { all, ...query }) =>
      output.list((await connect()).sources.chunks(base, id, query), chunkColumns, { all }),
    )

  sources
    .command('content <base> <source>')
    .description('print the extracted text')
    .action(async (base, id) => {
      const content = await (await connect()).sources.content(base, id)
      output.text(content.content, content)
    })
}

async function sourceFrom(
  what: string,
  fields: { name?: string; metadata?: Record<string, unknown> },
  io: Io,
): Promise<NewSource> {
  if (/^https?:\/\//i.test(what)) return { type: 'url', url: what, ...fields }
  const text = what === '-' ? await io.readInput() : await readText(what)
  return { type: 'text', name: what === '-' ? 'Standard input' : basename(what), text, ...fields }
}

async function readText(path: string): Promise<string> {
  let bytes: Buffer
  try {
    bytes = await readFile(path)
  } catch {
    throw new UsageError(`${path} is neither an http(s) address nor a file that can be read.`)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UsageError(`${path} is not a text in UTF-8.`)
  }
}
