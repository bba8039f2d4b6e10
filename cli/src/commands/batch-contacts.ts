import { readFile } from 'node:fs/promises'
import type { ContactBatchItem, ContactBatchOutcome } from '@capstan/sdk'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { Shortfall, UsageError } from '../io.ts'
import { oneOf } from '../options.ts'
import type { Column } from '../output.ts'

const columns: Column<ContactBatchOutcome>[] = [
  { title: 'item', value: ({ index }) => index },
  { title: 'status', value: ({ status }) => status },
  { title: 'id', value: ({ id }) => id },
  { title: 'error', value: ({ error }) => error?.message },
]

export const addBatchCommand = (contacts: Command, { io, output, connect }: Cli): Command =>
  contacts
    .command('batch')
    .argument('<items>', 'a JSON file with a list of contacts; - for standard input')
    .description('create, update, upsert or delete many contacts, 500 per request')
    .addOption(
      oneOf(
        '--mode <mode>',
        'operation for each contact',
        'create',
        'update',
        'upsert',
        'delete',
      ).makeOptionMandatory(),
    )
    .addOption(
      oneOf(
        '--match-by <field>',
        'key that identifies a contact',
        'id',
        'email',
        'phone',
        'externalId',
      ),
    )
    .action(async (path, how) => {
      const text = path === '-' ? await io.readInput() : await readItems(path)
      const outcomes = await (await connect()).contacts.batch({ ...how, items: parse(path, text) })
      const failed = outcomes.filter(({ error }) => error)
      const stored = `${outcomes.length - failed.length} of ${outcomes.length} items are stored.`
      if (output.isJson) output.one({ data: outcomes })
      else output.summary(stored, failed, columns)
      if (failed.length > 0) {
        throw new Shortfall(`${failed.length} of ${outcomes.length} items failed.`)
      }
    })

const readItems = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: Error) => {
    throw new UsageError(`${path} cannot be read: ${error.message}.`)
  })

function parse(path: string, text: string): ContactBatchItem[] {
  let items: unknown
  try {
    items = JSON.parse(text)
  } catch {
    throw new UsageError(`${path} is not JSON. Use a list, such as [{"name": "Ada"}].`)
  }
  if (Array.isArray(items)) return items
  throw new UsageError(`${path} does not contain a list. Use a list, such as [{"name": "Ada"}].`)
}
