/**
 * A process that accepts proposals one after the other until it is killed, on the data of an installation: what was
 * sent before it accepts again first. With `check` it counts what there is of each.
 */
import { readFileSync } from 'node:fs'
import { buildApp } from '../src/app.ts'
import { createContext } from '../src/context.ts'
import { BaseId } from '../src/domains/knowledge/index.ts'
import { readBlob } from '../src/domains/proposals/blobs/blob.ts'
import { acceptProposal } from '../src/domains/proposals/signing/accept.ts'
import { findProposal } from '../src/domains/proposals/store.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { completeSecrets } from '../src/platform/config/secrets.ts'
import { OrganizationId } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'
import { verifyPdf } from '../src/platform/pdf-signatures/verify.ts'
import { makeSentProposal, renderPlainly, type SentProposal } from './sent-proposal.ts'

const [mode = 'accept', organizationId = '', baseId = '', sentBefore = ''] = process.argv.slice(2)
const earlier = JSON.parse(readFileSync(sentBefore, 'utf8')) as SentProposal[]
const [config, given] = readConfig(process.env)
await using context = await createContext(config, completeSecrets(config, given), {
  log: createLog('silent'),
})
await using app = await buildApp(context)
await context.jobs.start(app.jobs, false)
const handles = { ...context, render: renderPlainly, timestamps: null }
const tell = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`)

async function accept({ id, contentSha256, totals, recipients }: SentProposal): Promise<void> {
  const [recipient] = recipients
  if (!recipient) throw new Error('no recipient')
  const { status } = await acceptProposal(handles, {
    link: recipient.link,
    facts: { address: null, userAgent: null, requestId: 'req' },
    body: {
      name: 'Ada',
      consent: true,
      contentSha256,
      expectedTotal: totals[0],
      signature: { type: 'typed', text: 'Ada' },
    },
  })
  tell({ accepted: id, status })
}

async function check(sent: SentProposal): Promise<void> {
  const { db } = context.database
  const { id } = sent
  const row = await findProposal(db, sent.organizationId, id)
  const pdf = await readBlob(db, sent.organizationId, row?.sealed_sha256 ?? '')
  const { isIntact } = await verifyPdf(new Uint8Array(pdf))
  const signatures = await db
    .selectFrom('proposal_signatures')
    .select('recipient_id')
    .where('proposal_id', '=', id)
    .execute()
  tell({ checked: id, status: row?.status, isIntact, signatures: signatures.length })
}

for (const sent of earlier) await (mode === 'check' ? check(sent) : accept(sent))
if (mode === 'accept') {
  const organization = { id: OrganizationId.show(OrganizationId.read(organizationId) ?? '') }
  for (;;) {
    const base = BaseId.read(baseId) ?? ''
    const sent = await makeSentProposal({ context, organization }, { baseId: base })
    tell({ sent })
    await accept(sent)
  }
}
