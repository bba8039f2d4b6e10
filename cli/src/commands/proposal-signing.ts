import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'

/** How proposals are signed and sealed. */
export function addProposalSigning(proposals: Command, { output, connect }: Cli): void {
  proposals
    .command('accept <proposal>')
    .description('record that a client accepted elsewhere')
    .requiredOption('--by <name>', 'who said so')
    .requiredOption('--at <time>', 'when, such as 2026-11-21T09:30:00Z')
    .option('--note <text>', 'how, such as a call or a signed paper')
    .action(async (id, acceptance) =>
      output.one(await (await connect()).proposals.accept(id, acceptance)),
    )

  proposals
    .command('decline <proposal>')
    .description('record that a client declined elsewhere')
    .requiredOption('--by <name>', 'who said so')
    .requiredOption('--at <time>', 'when, such as 2026-11-21T09:30:00Z')
    .option('--note <text>', 'how, such as a call')
    .option('--reason <text>', 'why')
    .action(async (id, refusal) =>
      output.one(await (await connect()).proposals.decline(id, refusal)),
    )

  proposals
    .command('add-to-base <proposal> <base>')
    .description('add the sealed document of a completed proposal to a knowledge base')
    .action(async (id, base) => output.one(await (await connect()).proposals.addToBase(id, base)))

  proposals
    .command('evidence <proposal>')
    .description('show what is recorded of all signatures')
    .action(async (id) => output.one(await (await connect()).proposals.evidence(id)))

  proposals
    .command('certificate')
    .description('show the certificate that seals documents')
    .action(async () => output.one(await (await connect()).proposals.certificate()))

  proposals
    .command('replace-certificate <file>')
    .description('seal with the key of a PKCS #12 file (.p12, .pfx) from now on')
    .requiredOption('--password <text>', 'what the file was exported with')
    .action(async (file, { password }) => {
      const p12 = (await readFile(file)).toString('base64')
      return output.one(await (await connect()).proposals.replaceCertificate({ p12, password }))
    })
}
