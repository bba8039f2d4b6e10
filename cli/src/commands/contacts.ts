import type { Contact, ContactChanges, NewContact } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { confirmDeletion, withYes } from '../deletion.ts'
import { jsonObject, oneOf, paged, several } from '../options.ts'
import type { Column } from '../output.ts'

const columns: Column<Contact>[] = [
  { title: 'id', value: ({ id }) => id },
  {
    title: 'name',
    value: ({ name, firstName, lastName }) => name ?? [firstName, lastName].join(' ').trim(),
  },
  { title: 'email', value: ({ email }) => email },
  { title: 'phone', value: ({ phone }) => phone },
  { title: 'tags', value: ({ tags }) => tags },
]

const clearable = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'jobTitle',
  'externalId',
  'tags',
  'custom',
] as const

const withFields = (command: Command): Command =>
  command
    .option('--name <name>', 'full name')
    .option('--first-name <name>', 'given name')
    .option('--last-name <name>', 'family name')
    .option('--email <address>', 'e-mail address')
    .option('--phone <number>', 'E.164 number, such as +14155550123')
    .option('--company <name>', 'company name')
    .option('--job-title <title>', 'job title')
    .option('--external-id <id>', 'your own identifier')
    .option('--tag <tag>', 'a label; repeatable', several)
    .option('--custom <json>', 'your own fields, as a JSON object', jsonObject)

const fieldsOf = ({
  tag,
  clear: _,
  ...fields
}: {
  tag?: string[]
  clear?: string[]
}): NewContact => ({
  ...fields,
  ...(tag && { tags: tag }),
})

function cleared(fields: readonly string[] = []): ContactChanges {
  const empty: Record<string, unknown> = { tags: [], custom: {} }
  return Object.fromEntries(fields.map((field) => [field, empty[field] ?? null]))
}

export function contactCommands(cli: Cli): Command {
  const { output, connect } = cli
  const contacts = new Command('contacts').description('people and companies')

  paged(contacts.command('list'))
    .description('list contacts, newest first')
    .option('--q <text>', 'part of a name, e-mail address, phone number or company')
    .option('--email <address>', 'exactly this address')
    .option('--phone <number>', 'exactly this number')
    .option('--tag <tag>', 'with this label')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).contacts.list(query), columns, { all }),
    )

  contacts
    .command('get <contact>')
    .description('show a contact')
    .action(async (id) => output.one(await (await connect()).contacts.get(id)))

  withFields(contacts.command('create'))
    .description('create a contact; needs a name, an email, a phone or an external id')
    .action(async (options) =>
      output.one(await (await connect()).contacts.create(fieldsOf(options))),
    )

  withFields(contacts.command('update <contact>'))
    .description('change the fields that you pass')
    .addOption(oneOf('--clear <fields...>', 'empty these fields', ...clearable))
    .action(async (id, options) => {
      const changes = { ...cleared(options.clear), ...fieldsOf(options) }
      output.one(await (await connect()).contacts.update(id, changes))
    })

  withYes(contacts.command('delete <contact>'))
    .description('delete a contact permanently')
    .action(async (id, options) => {
      const capstan = await connect()
      const look = async () => {
        const { name, email, phone } = await capstan.contacts.get(id)
        return { what: `the contact "${name ?? email ?? phone ?? id}"`, isMany: false }
      }
      if (cli.io.ask) await confirmDeletion(cli, options, look)
      await capstan.contacts.delete(id)
      output.done(`${id} is deleted.`, { id, deleted: true })
    })

  return contacts
}
