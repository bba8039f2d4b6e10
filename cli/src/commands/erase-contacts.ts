import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { confirmDeletion, withYes } from '../deletion.ts'

export function addErasureCommands(contacts: Command, cli: Cli): void {
  const { output, connect } = cli
  contacts
    .command('personal-data <contact>')
    .description('show everything that is kept of a contact')
    .action(async (id) => output.one(await (await connect()).contacts.personalData(id)))

  withYes(contacts.command('erase <contact>'))
    .description('remove everything that is kept of a contact')
    .action(async (id, options) => {
      const capstan = await connect()
      const what = `everything that is kept of the contact ${id}`
      await confirmDeletion(cli, options, async () => ({ what, isMany: true }))
      output.one(await capstan.contacts.erase(id))
    })

  contacts
    .command('erasure <contact>')
    .description('show what stays of a contact that was erased')
    .action(async (id) => output.one(await (await connect()).contacts.erasure(id)))
}
