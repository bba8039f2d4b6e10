import type { ContactConsent } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { jsonObject, oneOf, paged } from '../options.ts'
import type { Column } from '../output.ts'

const columns: Column<ContactConsent>[] = [
  { title: 'at', value: ({ at }) => at },
  { title: 'channel', value: ({ channel }) => channel },
  { title: 'status', value: ({ status }) => status },
  { title: 'purpose', value: ({ purpose }) => purpose },
]

export function consentCommands(cli: Cli): Command {
  const { output, connect } = cli
  const consents = new Command('consents').description('consents that a contact gave and withdrew')

  paged(consents.command('list <contact>'))
    .description('list the consents of a contact, newest first')
    .action(async (contact, { all, ...query }) =>
      output.list((await connect()).contacts.consents.list(contact, query), columns, { all }),
    )

  consents
    .command('record <contact>')
    .description('record a consent; pending emails a confirmation link to the contact')
    .requiredOption('--purpose <purpose>', 'purpose of the messages')
    .addOption(
      oneOf('--channel <channel>', 'by what', 'email', 'sms', 'call').makeOptionMandatory(),
    )
    .addOption(
      oneOf(
        '--status <status>',
        'consent status',
        'opted_in',
        'opted_out',
        'pending',
      ).makeOptionMandatory(),
    )
    .addOption(oneOf('--basis <basis>', 'in law', 'consent', 'contract', 'legitimate_interest'))
    .option('--source <source>', 'where the consent was given')
    .option('--wording <text>', 'question that the contact was asked')
    .option('--proof <json>', 'ip, userAgent, url and confirmedAt, as a JSON object', jsonObject)
    .option('--at <time>', 'time when it was given; default: now')
    .action(async (contact, consent) =>
      output.one(await (await connect()).contacts.consents.record(contact, consent)),
    )

  return consents
}
