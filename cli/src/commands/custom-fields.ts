import type { ContactField, ContactFieldChanges, NewContactField } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { confirmDeletion, withYes } from '../deletion.ts'
import { oneOf, paged, several } from '../options.ts'
import type { Column } from '../output.ts'

const columns: Column<ContactField>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'key', value: ({ key }) => key },
  { title: 'type', value: ({ type }) => type },
  { title: 'label', value: ({ label }) => label },
]

const types = ['text', 'number', 'boolean', 'date', 'select', 'multiSelect'] as const
const moreTypes = ['url', 'email', 'phone', 'contact'] as const

const withRules = (command: Command): Command =>
  command
    .option('--option <text>', 'option of a select or multiSelect field; repeatable', several)
    .option('--required', 'required')
    .option('--no-required', 'optional')
    .option('--unique', 'no two contacts can have the same value')
    .option('--no-unique', 'contacts can have the same value')
    .option('--sortable', 'contacts can be sorted by it')
    .option('--no-sortable', 'contacts cannot be sorted by it')
    .option('--archived', 'archive the field: values are no longer checked')
    .option('--no-archived', 'checked again')

const rulesOf = <T extends object>({
  option,
  ...fields
}: T & { option?: string[] }): Omit<T, 'option'> & { options?: string[] } => ({
  ...fields,
  ...(option && { options: option }),
})

export function customFieldCommands(cli: Cli): Command {
  const { output, connect } = cli
  const fields = new Command('contact-fields').description('fields in the custom data of contacts')

  paged(fields.command('list'))
    .description('list fields, newest first')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).contactFields.list(query), columns, { all }),
    )

  fields
    .command('get <field>')
    .description('show a field')
    .action(async (id) => output.one(await (await connect()).contactFields.get(id)))

  withRules(fields.command('create <key>'))
    .description('define a field in custom')
    .requiredOption('--label <text>', 'label for people')
    .addOption(
      oneOf('--type <type>', 'type of its values', ...types, ...moreTypes).makeOptionMandatory(),
    )
    .action(async (key, options: Omit<NewContactField, 'key'>) =>
      output.one(await (await connect()).contactFields.create({ key, ...rulesOf(options) })),
    )

  withRules(fields.command('update <field>'))
    .description('change the rules that you pass')
    .option('--label <text>', 'label for people')
    .action(async (id, options: ContactFieldChanges) =>
      output.one(await (await connect()).contactFields.update(id, rulesOf(options))),
    )

  withYes(fields.command('delete <field>'))
    .description('delete a field; values stay')
    .action(async (id, options) => {
      const capstan = await connect()
      const look = async () => {
        const { key } = await capstan.contactFields.get(id)
        return { what: `the field "${key}"`, isMany: false }
      }
      if (cli.io.ask) await confirmDeletion(cli, options, look)
      await capstan.contactFields.delete(id)
      output.done(`${id} is deleted.`, { id, deleted: true })
    })

  fields
    .command('settings')
    .description('show the settings for all fields')
    .action(async () => output.one(await (await connect()).contactFields.settings()))

  fields
    .command('set')
    .description('set what holds for all fields')
    .option('--strict', 'reject other keys in custom')
    .option('--no-strict', 'allow any key in custom')
    .action(async ({ strict = true }: { strict?: boolean }) =>
      output.one(await (await connect()).contactFields.updateSettings({ strictFields: strict })),
    )

  return fields
}
