import type {
  Automation,
  AutomationChanges,
  AutomationRun,
  AutomationVersion,
  NewAutomation,
  NewAutomationTrial,
  NewExpressionCheck,
} from '@capstan/sdk'
import { Command, Option } from 'commander'
import type { Cli } from '../cli.ts'
import { confirmDeletion, withYes } from '../deletion.ts'
import { readJsonFile } from '../json-file.ts'
import { paged } from '../options.ts'
import type { Column } from '../output.ts'

const columns: Column<Automation>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'name', value: ({ name }) => name },
  { title: 'trigger', value: ({ trigger }) => Object.values(trigger)[0] ?? null },
  { title: 'enabled', value: ({ enabled }) => (enabled ? 'yes' : 'no') },
]

const runColumns: Column<AutomationRun>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'status', value: ({ status }) => status },
  { title: 'trigger', value: ({ trigger }) => trigger.id },
  { title: 'created', value: ({ createdAt }) => createdAt },
  { title: 'error', value: ({ error, reason }) => error?.message ?? reason },
]

const versionColumns: Column<AutomationVersion>[] = [
  { title: 'version', value: ({ version }) => String(version) },
  { title: 'author', value: ({ authorName }) => authorName },
  { title: 'created', value: ({ createdAt }) => createdAt },
]

const statuses = ['queued', 'running', 'succeeded', 'failed', 'skipped', 'held'] as const

export function automationCommands(cli: Cli): Command {
  const { output, connect } = cli
  const automations = new Command('automations').description('run actions when an event occurs')
  paged(automations.command('list'))
    .description('list automations, newest first')
    .option('--enabled', 'only enabled ones')
    .option('--no-enabled', 'only disabled ones')
    .option('--hook-id <id>', 'only those that this hook triggers')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).automations.list(query), columns, { all }),
    )

  automations
    .command('get <automation>')
    .description('show an automation')
    .action(async (id) => output.one(await (await connect()).automations.get(id)))

  addChanges(automations, cli)
  addRuns(automations, cli)
  return automations
}

function addChanges(automations: Command, cli: Cli): void {
  const { io, output, connect } = cli
  automations
    .command('create')
    .argument('<automation>', 'a JSON file with name, trigger and actions; - for standard input')
    .description('create an automation')
    .action(async (path) => {
      const automation = await readJsonFile<NewAutomation>(io, path)
      output.one(await (await connect()).automations.create(automation))
    })

  automations
    .command('update <automation>')
    .argument('<changes>', 'a JSON file with the fields to change; - for standard input')
    .description('change an automation; creates a new version')
    .action(async (id, path) => {
      const changes = await readJsonFile<AutomationChanges>(io, path)
      output.one(await (await connect()).automations.update(id, changes))
    })

  paged(automations.command('versions <automation>'))
    .description('list previous versions, newest first')
    .action(async (id, { all, ...query }) =>
      output.list((await connect()).automations.versions(id, query), versionColumns, { all }),
    )

  automations
    .command('restore <automation> <version>')
    .description('restore an earlier version as a new version')
    .action(async (id, version) =>
      output.one(await (await connect()).automations.restore(id, Number(version))),
    )

  automations
    .command('take-over <automation>')
    .description('become its author, and start it again if it stopped because of its author')
    .action(async (id) => output.one(await (await connect()).automations.takeOver(id)))

  withYes(automations.command('delete <automation>'))
    .description('delete an automation with its runs')
    .action(async (id, options) => {
      const capstan = await connect()
      const look = async () => {
        const { name } = await capstan.automations.get(id)
        return { what: `the automation "${name}"`, isMany: false }
      }
      if (io.ask) await confirmDeletion(cli, options, look)
      await capstan.automations.delete(id)
      output.done(`${id} is deleted.`, { id, deleted: true })
    })
}

function addRuns(automations: Command, { io, output, connect }: Cli): void {
  automations
    .command('test <automation>')
    .argument(
      '[trial]',
      'a JSON file with eventId, inboundEventId, event or body, headers and query; - for standard input',
    )
    .description('dry run: show what a run would do; nothing is stored or sent')
    .action(async (id, path?: string) => {
      const trial = path === undefined ? {} : await readJsonFile<NewAutomationTrial>(io, path)
      output.one(await (await connect()).automations.test(id, trial))
    })

  paged(automations.command('runs <automation>'))
    .description('list runs, newest first')
    .addOption(new Option('--status <status>', 'only those').choices([...statuses]))
    .option('--trigger-id <id>', 'only runs that this event or inbound event triggered')
    .action(async (id, { all, ...query }) =>
      output.list((await connect()).automations.runs(id, query), runColumns, { all }),
    )

  automations
    .command('retry <automation> <run>')
    .description('continue a run that failed, was held or was skipped')
    .action(async (id, runId) => output.one(await (await connect()).automations.retry(id, runId)))
}

export function expressionCommands({ io, output, connect }: Cli): Command {
  const expressions = new Command('expressions').description('expressions for mappings')
  expressions
    .command('check')
    .argument('<check>', 'a JSON file with mapping and sample; - for standard input')
    .description('show the results of expressions, or their errors')
    .action(async (path) => {
      const check = await readJsonFile<NewExpressionCheck>(io, path)
      output.one(await (await connect()).expressions.check(check))
    })
  return expressions
}
