import { readFile } from 'node:fs/promises'
import type { Capstan, ProposalVerification } from '@capstan/sdk'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { Shortfall } from '../io.ts'
import { oneOf } from '../options.ts'
import { save } from './import-contacts.ts'

/** Adds the commands for signing and sealing proposals. */
export function addProposalSigning(proposals: Command, { output, connect }: Cli): void {
  proposals
    .command('accept <proposal>')
    .description('record that a client accepted outside Capstan')
    .requiredOption('--by <name>', 'name of the person who accepted')
    .requiredOption('--at <time>', 'time, such as 2026-11-21T09:30:00Z')
    .option('--note <text>', 'method, such as a call or a signed paper')
    .action(async (id, acceptance) =>
      output.priced(await (await connect()).proposals.accept(id, acceptance)),
    )

  proposals
    .command('decline <proposal>')
    .description('record that a client declined outside Capstan')
    .requiredOption('--by <name>', 'name of the person who declined')
    .requiredOption('--at <time>', 'time, such as 2026-11-21T09:30:00Z')
    .option('--note <text>', 'method, such as a call')
    .option('--reason <text>', 'why')
    .action(async (id, refusal) =>
      output.priced(await (await connect()).proposals.decline(id, refusal)),
    )

  proposals
    .command('add-to-base <proposal> <base>')
    .description('add the sealed document of a completed proposal to a knowledge base')
    .action(async (id, base) =>
      output.priced(await (await connect()).proposals.addToBase(id, base)),
    )

  proposals
    .command('pdf <proposal>')
    .description('download the PDF: sealed if available, otherwise as sent')
    .addOption(oneOf('--pdf-version <version>', 'which one', 'current', 'sent', 'sealed'))
    .requiredOption('--output <file>', 'output file')
    .action(async (id, { output: file, pdfVersion }) =>
      save(await (await connect()).proposals.pdf(id, { version: pdfVersion }), file),
    )

  proposals
    .command('evidence <proposal>')
    .description('show the evidence of all signatures')
    .action(async (id) => {
      const { proposals } = await connect()
      const evidence = await proposals.evidence(id)
      if (output.isJson) return output.one(evidence)
      const { currency } = await proposals.get(id)
      output.priced(evidence, currency)
    })

  proposals
    .command('verify <file>')
    .description(
      "verify a sealed PDF, or a proposal's stored PDF by its id; exits with 1 unless it is sealed and unchanged",
    )
    .action(async (file) => {
      const verification = await verify(await connect(), file)
      output.priced(verification)
      const { verdict, message } = verification
      if (unwanted.has(verdict)) throw new Shortfall(message)
    })

  proposals
    .command('certificate')
    .description('show the certificate that seals documents')
    .action(async () => output.priced(await (await connect()).proposals.certificate()))

  proposals
    .command('replace-certificate <file>')
    .description('seal with the key of a PKCS #12 file (.p12, .pfx) from now on')
    .requiredOption('--password <text>', 'password of the file')
    .action(async (file, { password }) => {
      const p12 = (await readFile(file)).toString('base64')
      return output.priced(await (await connect()).proposals.replaceCertificate({ p12, password }))
    })
}

const unwanted: ReadonlySet<ProposalVerification['verdict']> = new Set([
  ...(['replaced', 'changed', 'foreign', 'unsigned'] as const),
])

/** Verifies a file, or the stored PDF of a proposal, whose bytes are sent back and checked like a file. */
async function verify({ proposals }: Capstan, file: string): Promise<ProposalVerification> {
  if (!/^prop_[0-9a-z]{26}$/.test(file)) return proposals.verify({ file: { path: file } })
  const sealed = await proposals.pdf(file, { version: 'sealed' })
  const bytes = new Uint8Array(await new Response(sealed).arrayBuffer())
  return proposals.verify({ file: bytes, fileName: `${file}.pdf` })
}
