import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { jsonObject } from '../options.ts'

export function addMergeCommands(contacts: Command, { output, connect }: Cli): void {
  contacts
    .command('merge <contact> <others...>')
    .description('merge other contacts into this one')
    .option('--choose <json>', 'contact whose value to keep, by field, as JSON', jsonObject)
    .action(async (id, contactIds, { choose }) => {
      const merge = { contactIds, ...(choose && { choose }) }
      output.one(await (await connect()).contacts.merge(id, merge))
    })

  contacts
    .command('unmerge <contact>')
    .description('undo the last merge into a contact, within 30 days')
    .action(async (id) => output.one(await (await connect()).contacts.unmerge(id)))
}
