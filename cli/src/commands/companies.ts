import type { Company, CompanyChanges } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { confirmDeletion, withYes } from '../deletion.ts'
import { jsonObject, oneOf, paged, several } from '../options.ts'
import type { Column } from '../output.ts'
import { readPhone } from '../phone.ts'
import { contactColumns } from './contacts.ts'

const columns: Column<Company>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'name', value: ({ name }) => name },
  { title: 'domain', value: ({ domain }) => domain },
  { title: 'tags', value: ({ tags }) => tags },
]

const clearable = ['domain', 'phone', 'address', 'ownerId', 'tags', 'custom'] as const

const withFields = (command: Command): Command =>
  command
    .option('--domain <domain>', 'such as example.com; unique')
    .option('--phone <number>', 'number with its country code, such as "+1 202 555 0199"')
    .option('--address <json>', 'postal address, as a JSON object', jsonObject)
    .option('--owner-id <member>', 'member responsible for the company')
    .option('--tag <tag>', 'a label; repeatable', several)
    .option('--custom <json>', 'your own fields, as a JSON object', jsonObject)

interface Options extends Omit<CompanyChanges, 'tags'> {
  tag?: string[]
  clear?: string[]
}

const fieldsOf = async ({ tag, phone, clear: _, ...fields }: Options): Promise<CompanyChanges> => ({
  ...fields,
  ...(phone && { phone: await readPhone(phone) }),
  ...(tag && { tags: tag }),
})

const empty: Record<string, unknown> = { tags: [], custom: {} }
const cleared = (fields: readonly string[] = []): CompanyChanges =>
  Object.fromEntries(fields.map((field) => [field, empty[field] ?? null]))

export function companyCommands(cli: Cli): Command {
  const { output, connect } = cli
  const companies = new Command('companies').description('the companies contacts belong to')

  paged(companies.command('list'))
    .description('list companies, newest first')
    .option('--q <text>', 'part of a name or a domain')
    .option('--domain <domain>', 'exactly this domain')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).companies.list(query), columns, { all }),
    )

  companies
    .command('get <company>')
    .description('show a company')
    .action(async (id) => output.one(await (await connect()).companies.get(id)))

  paged(companies.command('contacts <company>'))
    .description('list the contacts of a company, newest first')
    .action(async (id, { all, ...query }) =>
      output.list((await connect()).companies.contacts(id, query), contactColumns, { all }),
    )

  withFields(companies.command('create'))
    .requiredOption('--name <name>', 'name of the company')
    .description('create a company')
    .action(async ({ name, ...options }) =>
      output.one(await (await connect()).companies.create({ name, ...(await fieldsOf(options)) })),
    )

  withFields(companies.command('update <company>'))
    .option('--name <name>', 'name of the company')
    .description('change the fields that you pass')
    .addOption(oneOf('--clear <fields...>', 'empty these fields', ...clearable))
    .action(async (id, options) => {
      const changes = { ...cleared(options.clear), ...(await fieldsOf(options)) }
      output.one(await (await connect()).companies.update(id, changes))
    })

  withYes(companies.command('delete <company>'))
    .description('delete a company; its contacts stay')
    .action(async (id, options) => {
      const capstan = await connect()
      const look = async () => {
        const { name } = await capstan.companies.get(id)
        return { what: `the company "${name}"`, isMany: false }
      }
      if (cli.io.ask) await confirmDeletion(cli, options, look)
      await capstan.companies.delete(id)
      output.done(`${id} is deleted.`, { id, deleted: true })
    })

  return companies
}
