import type { Contact, TimelineEntry } from '@capstan/sdk'
import { Argument, Command, type Option } from 'commander'
import type { Cli } from '../cli.ts'
import { confirmDeletion, withYes } from '../deletion.ts'
import { jsonObject, oneOf, paged } from '../options.ts'
import type { Column } from '../output.ts'
import { readKey, readPhone } from '../phone.ts'
import { addBatchCommand } from './batch-contacts.ts'
import { consentCommands } from './contact-consents.ts'
import { duplicateCommands } from './contact-duplicates.ts'
import { clearable, cleared, fieldsOf, withFields } from './contact-fields.ts'
import { noteCommands } from './contact-notes.ts'
import { addErasureCommands } from './erase-contacts.ts'
import { addExportCommands } from './export-contacts.ts'
import { addImportCommands } from './import-contacts.ts'
import { addMergeCommands } from './merge-contacts.ts'

export const contactColumns: Column<Contact>[] = [
  { title: 'id', value: ({ id }) => id },
  {
    title: 'name',
    value: ({ name, firstName, lastName }) => name ?? [firstName, lastName].join(' ').trim(),
  },
  { title: 'email', value: ({ email }) => email },
  { title: 'phone', value: ({ phone }) => phone },
  { title: 'tags', value: ({ tags }) => tags },
]

const timelineColumns: Column<TimelineEntry>[] = [
  { title: 'at', value: ({ at }) => at },
  { title: 'kind', value: ({ kind }) => kind },
  { title: 'summary', value: ({ summary }) => summary },
]

const keyArgument = (): Argument =>
  new Argument('<key>', 'key to find the contact by').choices(['email', 'phone', 'externalId'])

const sorts = ['createdAt', 'updatedAt', 'lastActivityAt', 'name']

export const withSort = (): Option =>
  oneOf('--sort <field>', 'the order', ...sorts.flatMap((name) => [name, `-${name}`]))

export function contactCommands(cli: Cli): Command {
  const { output, connect } = cli
  const contacts = new Command('contacts').description('people and companies')

  paged(contacts.command('list'))
    .description('list contacts, newest first')
    .option('--q <text>', 'part of a name, email address, phone number or company')
    .option('--email <address>', 'exactly this email address')
    .option('--phone <number>', 'exactly this phone number')
    .option('--tag <tag>', 'with this label')
    .option('--filter <expression>', 'conditions, such as \'tag == "vip" && custom.seats > 10\'')
    .addOption(withSort())
    .action(async ({ all, phone, ...query }) => {
      const { contacts: list } = await connect()
      const exact = phone && { phone: await readPhone(phone) }
      await output.list(list.list({ ...query, ...exact }), contactColumns, { all })
    })

  paged(contacts.command('search'))
    .description('list contacts that match a filter')
    .argument(
      '<filter>',
      'a JSON object, such as \'{"field": "tag", "op": "eq", "value": "vip"}\'',
      jsonObject,
    )
    .option('--total-count', 'also count all matches; shown with --json')
    .addOption(withSort())
    .action(async (filter, { all, ...search }) =>
      output.list((await connect()).contacts.search({ ...search, filter }), contactColumns, {
        all,
      }),
    )

  contacts
    .command('get <contact>')
    .description('show a contact')
    .action(async (id) => output.one(await (await connect()).contacts.get(id)))

  withFields(contacts.command('create'))
    .description('create a contact; needs a name, an email, a phone or an external id')
    .action(async (options) =>
      output.one(await (await connect()).contacts.create(await fieldsOf(options))),
    )

  contacts
    .command('get-by')
    .addArgument(keyArgument())
    .argument('<value>', 'email address, phone number or external id')
    .description('show the contact with this email address, phone number or external id')
    .action(async (key, value) =>
      output.one(await (await connect()).contacts.getBy(key, await readKey(key, value))),
    )

  withFields(contacts.command('upsert'))
    .addArgument(keyArgument())
    .argument('<value>', 'email address, phone number or external id')
    .description(
      'change the contact with this email address, phone number or external id, or create one',
    )
    .action(async (key, value, options) =>
      output.one(
        await (await connect()).contacts.upsert(
          key,
          await readKey(key, value),
          await fieldsOf(options),
        ),
      ),
    )

  withFields(contacts.command('update <contact>'))
    .description('change the fields that you pass')
    .addOption(oneOf('--clear <fields...>', 'empty these fields', ...clearable))
    .action(async (id, options) => {
      const changes = { ...cleared(options.clear), ...(await fieldsOf(options)) }
      output.one(await (await connect()).contacts.update(id, changes))
    })

  contacts
    .command('add-tag <contact> <tag>')
    .description('add one tag and keep the others')
    .action(async (id, tag) => output.one(await (await connect()).contacts.addTag(id, tag)))

  contacts
    .command('remove-tag <contact> <tag>')
    .description('remove one tag and keep the others')
    .action(async (id, tag) => {
      await (await connect()).contacts.removeTag(id, tag)
      output.done(`Removed ${tag} from ${id}.`, { id, removed: tag })
    })

  addBatchCommand(contacts, cli)
  addMergeCommands(contacts, cli)
  contacts.addCommand(duplicateCommands(cli))
  addErasureCommands(contacts, cli)
  contacts.addCommand(noteCommands(cli))
  contacts.addCommand(consentCommands(cli))

  paged(contacts.command('timeline <contact>'))
    .description('list the timeline of a contact, newest first')
    .action(async (id, { all, ...query }) =>
      output.list((await connect()).contacts.timeline(id, query), timelineColumns, { all }),
    )
  addImportCommands(contacts, cli)
  addExportCommands(contacts, cli)

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
