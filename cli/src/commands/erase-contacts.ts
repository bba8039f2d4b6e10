import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { confirmDeletion, withYes } from '../deletion.ts'

export function addErasureCommands(contacts: Command, cli: Cli): void {
  const { output, connect } = cli
  contacts
    .command('personal-data <contact>')
    .description('show all data about a contact')
    .action(async (id) => output.one(await (await connect()).contacts.personalData(id)))

  withYes(contacts.command('erase <contact>'))
    .description('erase all data about a contact')
    .action(async (id, options) => {
      const capstan = await connect()
      const what = `all data about the contact ${id}`
      await confirmDeletion(cli, options, async () => ({ what, isMany: true }))
      output.one(await capstan.contacts.erase(id))
    })

  contacts
    .command('erasure <contact>')
    .description('show the record of an erased contact')
    .action(async (id) => output.one(await (await connect()).contacts.erasure(id)))
}
