import type { Capstan } from '@capstan/sdk'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { oneOf, paged } from '../options.ts'
import type { Column } from '../output.ts'
import { addProposalSigning } from './proposal-signing.ts'

type Revision = Awaited<
  ReturnType<ReturnType<Capstan['proposals']['revisions']>['page']>
>['data'][number]

const revisionColumns: Column<Revision>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'revision', value: ({ revision }) => revision },
  { title: 'number', value: ({ number }) => number },
  { title: 'status', value: ({ status }) => status },
]

/** Adds the commands for proposals after the draft. */
export function addProposalActs(proposals: Command, cli: Cli): void {
  addSending(proposals, cli)
  addEndings(proposals, cli)
  addRecipients(proposals, cli)
  addProposalSigning(proposals, cli)
}

function addSending(proposals: Command, { output, connect }: Cli): void {
  proposals
    .command('send <proposal>')
    .description('number a draft, freeze it, and email the recipients their links')
    .option('--message <text>', 'message for the emails')
    .addOption(
      oneOf('--delivery <how>', 'send emails, or show the links here', 'mail', 'link_only'),
    )
    .option('--content-sha256 <hash>', 'hash of a preview: send only if the content still matches')
    .action(async (id, sending) =>
      output.priced(await (await connect()).proposals.send(id, sending)),
    )

  proposals
    .command('remind <proposal>')
    .description('email the signers who can sign now and have not')
    .option('--message <text>', 'message for the emails')
    .action(async (id, reminding) =>
      output.priced(await (await connect()).proposals.remind(id, reminding)),
    )

  proposals
    .command('revise <proposal>')
    .description('create the next revision, as a draft')
    .action(async (id) => output.priced(await (await connect()).proposals.revise(id)))

  paged(proposals.command('revisions <proposal>'))
    .description('list the revisions of a proposal, newest first')
    .action(async (id, { all, ...query }) =>
      output.list((await connect()).proposals.revisions(id, query), revisionColumns, { all }),
    )
}

function addEndings(proposals: Command, { output, connect }: Cli): void {
  proposals
    .command('cancel <proposal>')
    .description('withdraw a proposal that is not accepted')
    .requiredOption('--reason <text>', 'reason; the email to the recipients contains it')
    .action(async (id, cancellation) =>
      output.priced(await (await connect()).proposals.cancel(id, cancellation)),
    )

  proposals
    .command('void <proposal>')
    .description('void an accepted proposal; the sealed PDF stays')
    .requiredOption('--reason <text>', 'reason')
    .action(async (id, voiding) =>
      output.priced(await (await connect()).proposals.void(id, voiding)),
    )
}

function addRecipients(proposals: Command, { output, connect }: Cli): void {
  proposals
    .command('update-recipient <proposal> <recipient>')
    .description('change a recipient of a sent proposal; their old link ends')
    .option('--name <name>', 'another name')
    .option('--email <address>', 'another address')
    .option('--member-id <member>', 'the new countersigner')
    .action(async (id, recipient, changes) =>
      output.priced(await (await connect()).proposals.updateRecipient(id, recipient, changes)),
    )

  proposals
    .command('rotate-link <proposal> <recipient>')
    .description("end a recipient's links and show a new one, once")
    .action(async (id, recipient) =>
      output.priced(await (await connect()).proposals.rotateLink(id, recipient)),
    )

  proposals
    .command('revoke-link <proposal> <recipient>')
    .description("end a recipient's links")
    .action(async (id, recipient) =>
      output.priced(await (await connect()).proposals.revokeLink(id, recipient)),
    )
}
