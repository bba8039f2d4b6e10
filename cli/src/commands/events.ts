import type { CapstanEvent, EventDescription } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { jsonObject, paged } from '../options.ts'
import type { Column } from '../output.ts'

const columns: Column<CapstanEvent>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'type', value: ({ type }) => type },
  { title: 'created', value: ({ createdAt }) => createdAt },
  { title: 'data', value: ({ data }) => data },
]

const typeColumns: Column<EventDescription>[] = [
  { title: 'type', value: ({ type }) => type },
  { title: 'when', value: ({ summary }) => summary },
]

export function eventCommands({ output, connect }: Cli): Command {
  const events = new Command('events').description('events of the organization')

  paged(events.command('list'))
    .description('list events, newest first')
    .option('--type <type>', 'only this type, or all types of a resource: contact.*')
    .option('--subject <id>', 'only about the resource with this id')
    .option('--from <time>', 'not before this time')
    .option('--to <time>', 'not after this time')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).events.list(query), columns, { all }),
    )

  events
    .command('get <event>')
    .description('show an event')
    .action(async (id) => output.one(await (await connect()).events.get(id)))

  events
    .command('publish <type>')
    .description('publish your own event, such as custom.order.paid')
    .requiredOption('--data <json>', 'data of the event, as a JSON object', jsonObject)
    .option('--subject <id>', "id of the event's subject")
    .option('--id <id>', 'your own id for the event; repeating it returns the first event')
    .action(async (type, fields) =>
      output.one(await (await connect()).events.publish({ type, ...fields })),
    )

  events
    .command('types')
    .description('list the types that a webhook can subscribe to')
    .option('--type <type>', 'only this type, or all types of a resource: contact.*')
    .option('--no-schemas', 'leave out schemas and examples, which --json prints')
    .action(async ({ type, schemas }) => {
      const options = { type, schemas: schemas && output.isJson }
      await output.list((await connect()).events.types(options), typeColumns)
    })

  return events
}
