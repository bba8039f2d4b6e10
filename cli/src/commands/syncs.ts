import type {
  NewSync,
  Sync,
  SyncChanges,
  SyncConflict,
  SyncRecordError,
  SyncRun,
} from '@capstan/sdk'
import { Command, InvalidArgumentError, Option } from 'commander'
import type { Cli } from '../cli.ts'
import { confirmDeletion, withYes } from '../deletion.ts'
import { Shortfall } from '../io.ts'
import { readJsonFile } from '../json-file.ts'
import { paged } from '../options.ts'
import type { Column } from '../output.ts'

const columns: Column<Sync>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'name', value: ({ name }) => name },
  { title: 'target', value: ({ target }) => target },
  { title: 'schedule', value: ({ schedule }) => schedule },
  { title: 'status', value: ({ status }) => status },
]

const runColumns: Column<SyncRun>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'status', value: ({ status }) => status },
  { title: 'records', value: ({ stats }) => stats.records },
  { title: 'created', value: ({ stats }) => stats.created },
  { title: 'updated', value: ({ stats }) => stats.updated },
  { title: 'failed', value: ({ stats }) => stats.failed },
  { title: 'error', value: ({ error }) => error?.message ?? null },
]

const errorColumns: Column<SyncRecordError>[] = [
  { title: 'record', value: ({ remoteId }) => remoteId },
  { title: 'code', value: ({ code }) => code },
  { title: 'message', value: ({ message }) => message },
]

const conflictColumns: Column<SyncConflict>[] = [
  { title: 'record', value: ({ remoteId }) => remoteId },
  { title: 'contact', value: ({ contactId }) => contactId },
  { title: 'field', value: ({ field }) => field },
  { title: 'source', value: ({ source }) => JSON.stringify(source) },
  { title: 'platform', value: ({ platform }) => JSON.stringify(platform) },
  { title: 'taken', value: ({ taken }) => taken },
]

const modes = ['incremental', 'full'] as const
const statuses = [
  ...(['queued', 'running', 'needs_confirmation', 'succeeded', 'partial', 'failed'] as const),
  'canceled',
] as const

export function syncCommands(cli: Cli): Command {
  const { output, connect } = cli
  const syncs = new Command('syncs').description(
    'keep contacts and sources in sync with another service',
  )
  paged(syncs.command('list'))
    .description('list syncs, newest first')
    .option('--connection-id <connection>', 'only of this connection')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).syncs.list(query), columns, { all }),
    )

  syncs
    .command('get <sync>')
    .description('show a sync')
    .action(async (id) => output.one(await (await connect()).syncs.get(id)))

  addChanges(syncs, cli)
  addRuns(syncs, cli)
  addFindings(syncs, cli)
  return syncs
}

function addChanges(syncs: Command, cli: Cli): void {
  const { io, output, connect } = cli
  syncs
    .command('create')
    .argument('<sync>', 'a JSON file with connectionId and mapping; - for standard input')
    .description('create a sync')
    .action(async (path) => {
      const sync = await readJsonFile<NewSync>(io, path)
      output.one(await (await connect()).syncs.create(sync))
    })

  syncs
    .command('update <sync>')
    .argument('<changes>', 'a JSON file with the fields to change; - for standard input')
    .description('change a sync')
    .action(async (id, path) => {
      const changes = await readJsonFile<SyncChanges>(io, path)
      output.one(await (await connect()).syncs.update(id, changes))
    })

  syncs
    .command('take-over <sync>')
    .description('become its author, and start it again if it stopped because of its author')
    .action(async (id) => output.one(await (await connect()).syncs.takeOver(id)))

  withYes(syncs.command('delete <sync>'))
    .description('delete a sync with its runs; what it made stays')
    .action(async (id, options) => {
      const capstan = await connect()
      const look = async () => {
        const { name } = await capstan.syncs.get(id)
        return { what: `the sync ${name === null ? id : `"${name}"`}`, isMany: false }
      }
      if (io.ask) await confirmDeletion(cli, options, look)
      await capstan.syncs.delete(id)
      output.done(`${id} is deleted.`, { id, deleted: true })
    })

  for (const [name, sentence] of [
    ['pause', 'pause the schedule; a running sync stops where it is'],
    ['resume', 'resume the schedule, immediately'],
    ['reset', 'forget the sync position: the next run is full'],
  ] as const) {
    syncs
      .command(`${name} <sync>`)
      .description(sentence)
      .action(async (id) => output.one(await (await connect()).syncs[name](id)))
  }
}

function addRuns(syncs: Command, { io, output, connect }: Cli): void {
  syncs
    .command('preview <sync>')
    .description('dry run: show what the next run would do; stores nothing')
    .option('--limit <count>', 'maximum number of records to read, 1 to 100', countOf)
    .action(async (id, { limit }: { limit?: number }) => {
      const preview = limit === undefined ? {} : { limit }
      output.one(await (await connect()).syncs.preview(id, preview))
    })

  syncs
    .command('run <sync>')
    .description('start a run')
    .addOption(
      new Option('--mode <mode>', "mode of the run, in place of the sync's own").choices([
        ...modes,
      ]),
    )
    .option('--follow', 'wait until it has ended, and show the progress')
    .action(async (id, { mode, follow }: { mode?: SyncRun['mode']; follow?: boolean }) => {
      const capstan = await connect()
      const run = await capstan.syncs.run(id, { ...(mode && { mode }) })
      if (!follow) {
        output.one(run)
        return
      }
      const onProgress = (one: SyncRun) => {
        if (!output.isJson) io.err(`${progressOf(one)}\n`)
      }
      const ended = await capstan.syncs.waitFor(id, run.id, { onProgress })
      output.one(ended)
      if (ended.status === 'succeeded') return
      const why = ended.error ? ` ${ended.error.message}` : ''
      throw new Shortfall(`${ended.id} is ${ended.status}.${why}`)
    })

  syncs
    .command('confirm <sync>')
    .description('let the waiting run apply the deletions at the source')
    .action(async (id) => output.one(await (await connect()).syncs.confirm(id)))
}

function addFindings(syncs: Command, { output, connect }: Cli): void {
  paged(syncs.command('runs <sync>'))
    .description('list runs, newest first')
    .addOption(new Option('--status <status>', 'only those').choices([...statuses]))
    .action(async (id, { all, ...query }) =>
      output.list((await connect()).syncs.runs(id, query), runColumns, { all }),
    )

  syncs
    .command('show-run <sync> <run>')
    .description('show a run with its counts so far')
    .action(async (id, runId) => output.one(await (await connect()).syncs.getRun(id, runId)))

  paged(syncs.command('errors <sync> <run>'))
    .description('list the records that a run could not apply')
    .action(async (id, runId, { all, ...query }) =>
      output.list((await connect()).syncs.errors(id, runId, query), errorColumns, { all }),
    )

  paged(syncs.command('conflicts <sync> <run>'))
    .description('list the conflicts: fields that changed on both sides')
    .action(async (id, runId, { all, ...query }) =>
      output.list((await connect()).syncs.conflicts(id, runId, query), conflictColumns, { all }),
    )
}

const progressOf = ({ status, stats, waitingUntil }: SyncRun): string => {
  const waits = waitingUntil === null ? '' : `, waits until ${waitingUntil}`
  const { records, created, updated, failed } = stats
  return `${status}${waits}: ${records} records, ${created} created, ${updated} updated, ${failed} failed`
}

function countOf(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1 && count <= 100) return count
  throw new InvalidArgumentError('Use a number from 1 to 100.')
}
