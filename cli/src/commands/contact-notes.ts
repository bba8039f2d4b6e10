import type { ContactNote } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { confirmDeletion, withYes } from '../deletion.ts'
import { paged } from '../options.ts'
import type { Column } from '../output.ts'

const columns: Column<ContactNote>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'at', value: ({ createdAt }) => createdAt },
  { title: 'by', value: ({ createdBy }) => createdBy },
  { title: 'text', value: ({ text }) => text.split('\n', 1)[0] ?? '' },
]

export function noteCommands(cli: Cli): Command {
  const { output, connect } = cli
  const notes = new Command('notes').description('notes about a contact')

  paged(notes.command('list <contact>'))
    .description('list the notes about a contact, newest first')
    .action(async (contact, { all, ...query }) =>
      output.list((await connect()).contacts.notes.list(contact, query), columns, { all }),
    )

  notes
    .command('get <contact> <note>')
    .description('show a note')
    .action(async (contact, note) =>
      output.one(await (await connect()).contacts.notes.get(contact, note)),
    )

  notes
    .command('create <contact>')
    .requiredOption('--text <text>', 'text of the note')
    .description('write a note about a contact')
    .action(async (contact, { text }) =>
      output.one(await (await connect()).contacts.notes.create(contact, { text })),
    )

  notes
    .command('update <contact> <note>')
    .requiredOption('--text <text>', 'text of the note')
    .description('set the text of a note')
    .action(async (contact, note, { text }) =>
      output.one(await (await connect()).contacts.notes.update(contact, note, { text })),
    )

  withYes(notes.command('delete <contact> <note>'))
    .description('delete a note permanently')
    .action(async (contact, note, options) => {
      const capstan = await connect()
      const look = async () => {
        const { text } = await capstan.contacts.notes.get(contact, note)
        return { what: `the note "${text.slice(0, 60)}"`, isMany: false }
      }
      if (cli.io.ask) await confirmDeletion(cli, options, look)
      await capstan.contacts.notes.delete(contact, note)
      output.done(`${note} is deleted.`, { id: note, deleted: true })
    })

  return notes
}
