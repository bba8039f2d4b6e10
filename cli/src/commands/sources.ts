import type { Chunk, Source, SourceRun } from '@capstan/sdk'
import { Command } from 'commander'
import { inBase } from '../base-id.ts'
import type { Cli } from '../cli.ts'
import { confirmDeletion, counted, withYes } from '../deletion.ts'
import { UsageError } from '../io.ts'
import { metadata, oneOf, paged, several } from '../options.ts'
import type { Column } from '../output.ts'
import { addAdding } from './add-sources.ts'
import { addSyncing } from './sync-sources.ts'

const columns: Column<Source>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'name', value: ({ name }) => name },
  { title: 'type', value: ({ type }) => type },
  { title: 'status', value: ({ status }) => status },
  { title: 'chunks', value: ({ chunksCount }) => chunksCount },
  { title: 'note', value: noteOf },
]

const chunkColumns: Column<Chunk>[] = [
  { title: 'position', value: ({ position }) => position },
  { title: 'tokens', value: ({ tokenCount }) => tokenCount },
  { title: 'headings', value: ({ headings }) => headings.join(' > ') },
  { title: 'text', value: ({ text }) => text },
]

const runColumns: Column<SourceRun>[] = [
  { title: 'run', value: ({ number }) => number },
  { title: 'trigger', value: ({ trigger }) => trigger },
  { title: 'status', value: ({ status }) => status },
  { title: 'queued', value: ({ queuedAt }) => queuedAt },
  { title: 'ended', value: ({ endedAt }) => endedAt },
  { title: 'chunks', value: ({ chunksCount }) => chunksCount },
  { title: 'credits', value: ({ credits }) => credits },
  { title: 'error', value: ({ error }) => error },
]

/** Returns why the source failed, or else its warnings. */
function noteOf({ error, warnings }: Source): string | null {
  const [first, ...rest] = warnings.filter(({ severity }) => severity === 'warning')
  if (error !== null || !first) return error
  return rest.length === 0 ? first.message : `${first.message} (and ${rest.length} more)`
}

export function sourceCommands(cli: Cli): Command {
  const sources = new Command('sources').description('sources of a knowledge base')
  addAdding(sources, cli)
  addSyncing(sources, cli)
  addWriting(sources, cli)
  addRunning(sources, cli)
  addReading(sources, cli)
  return sources
}

interface Changes {
  name?: string
  /** Empty to remove it. */
  externalId?: string
  metadata?: Record<string, unknown>
  /** Empty to remove it. */
  encoding?: string
  /** False for `--no-refresh`. */
  refresh?: string | false
  whenGone?: 'keep' | 'remove'
}

function addWriting(sources: Command, cli: Cli): void {
  sources
    .command('update <base> <source>')
    .description('change the name, your own id or the refresh schedule, or replace the metadata')
    .option('--name <name>', 'name')
    .option('--external-id <id>', 'your own id; empty to remove it')
    .option('--metadata <k=v>', 'metadata to filter by; repeatable, or as JSON', metadata)
    .option('--encoding <name>', 'encoding for the next refresh; empty for the one it declares')
    .option('--refresh <every>', 'fetch it again on a schedule, such as 24h or 7d')
    .option('--no-refresh', 'stop fetching it on a schedule')
    .addOption(
      oneOf(
        '--when-gone <do>',
        'what to do with the text of a page that no longer exists',
        'keep',
        'remove',
      ),
    )
    .action(
      async (nameOrId, id, { refresh, whenGone, externalId, encoding, ...fields }: Changes) => {
        if (whenGone && !refresh) throw new UsageError('--when-gone needs --refresh.')
        const { capstan, base } = await inBase(cli, nameOrId)
        const every = refresh ? { every: refresh, ...(whenGone && { whenGone }) } : null
        const own = externalId !== undefined && { externalId: externalId || null }
        const read = encoding !== undefined && { encoding: encoding || null }
        const changes = {
          ...fields,
          ...own,
          ...read,
          ...(refresh !== undefined && { refresh: every }),
        }
        cli.output.one(await capstan.sources.update(base, id, changes))
      },
    )

  withYes(sources.command('delete <base> <source>'))
    .description('delete a source with its chunks, a site with its pages')
    .action(async (nameOrId, id, options) => {
      const { capstan, base } = await inBase(cli, nameOrId)
      await confirmDeletion(cli, options, async () => {
        const { name, type, chunksCount } = await capstan.sources.get(base, id)
        const isMany = type === 'sitemap' || type === 'crawl'
        const content = isMany ? 'all of its pages' : counted(chunksCount, 'chunk')
        return { what: `the source "${name}" with ${content}`, isMany }
      })
      await capstan.sources.delete(base, id)
      cli.output.done(`${id} is deleted.`, { id, deleted: true })
    })
}

function addRunning(sources: Command, cli: Cli): void {
  sources
    .command('refresh <base> <source>')
    .description('process a completed or failed source again')
    .option('--wait', 'wait until it is done')
    .action(async (nameOrId, id, { wait }) => {
      const { capstan, base } = await inBase(cli, nameOrId)
      const source = await capstan.sources.refresh(base, id)
      cli.output.one(wait ? await capstan.sources.waitFor(base, id) : source)
    })

  sources
    .command('cancel <base> <source>')
    .description('cancel the current run')
    .action(async (nameOrId, id) => {
      const { capstan, base } = await inBase(cli, nameOrId)
      cli.output.one(await capstan.sources.cancel(base, id))
    })

  sources
    .command('retry <base>')
    .description('process the failed sources of a base again')
    .option('--code <code>', 'only sources with this failure; repeatable', several)
    .action(async (nameOrId, { code: codes }) => {
      const { capstan, base } = await inBase(cli, nameOrId)
      const result = await capstan.sources.retry(base, codes && { codes })
      cli.output.done(`Processing ${result.retried} sources again.`, result)
    })
}

function addReading(sources: Command, cli: Cli): void {
  const { output } = cli
  paged(sources.command('list <base>'))
    .description('list the sources of a base, newest first')
    .addOption(
      oneOf(
        '--status <status>',
        'only with this status',
        'queued',
        'processing',
        'completed',
        'failed',
      ),
    )
    .addOption(
      oneOf('--type <type>', 'only of this type', 'url', 'text', 'file', 'sitemap', 'crawl'),
    )
    .option('--warnings', 'only with missing or uncertain text')
    .option('--parent-id <source>', 'only pages of this sitemap or crawl')
    .option('--q <text>', 'part of the name or the URL')
    .action(async (nameOrId, { all, ...query }) => {
      const { capstan, base } = await inBase(cli, nameOrId)
      await output.list(capstan.sources.list(base, query), columns, { all })
    })

  sources
    .command('get <base> <source>')
    .description('show a source and its progress')
    .action(async (nameOrId, id) => {
      const { capstan, base } = await inBase(cli, nameOrId)
      output.one(await capstan.sources.get(base, id))
    })

  paged(sources.command('runs <base> <source>'))
    .description('list the runs of a source, newest first')
    .action(async (nameOrId, id, { all, ...query }) => {
      const { capstan, base } = await inBase(cli, nameOrId)
      await output.list(capstan.sources.runs(base, id, query), runColumns, { all })
    })

  paged(sources.command('chunks <base> <source>'))
    .description('list the chunks of a source, in the order of its text')
    .action(async (nameOrId, id, { all, ...query }) => {
      const { capstan, base } = await inBase(cli, nameOrId)
      await output.list(capstan.sources.chunks(base, id, query), chunkColumns, { all })
    })

  sources
    .command('content <base> <source>')
    .description('print the extracted text')
    .action(async (nameOrId, id) => {
      const { capstan, base } = await inBase(cli, nameOrId)
      const content = await capstan.sources.content(base, id)
      output.text(content.content, content)
    })
}
