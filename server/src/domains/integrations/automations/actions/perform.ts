import { ApiError } from '../../../../platform/errors.ts'
import { newId } from '../../../../platform/ids.ts'
import { defineMail } from '../../../../platform/mail/mailer.ts'
import { queueMail, sendMail } from '../../../../platform/mail/queued-mail.ts'
import type { Insider } from '../../../../platform/operations/insider.ts'
import type { Principal } from '../../../../platform/operations/principal.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Work } from '../../../../platform/work.ts'
import {
  ContactId,
  findContact,
  findContactByEmail,
  requireReachable,
} from '../../../contacts/index.ts'
import { describeCustomType, maxDataBytes } from '../../../webhooks/index.ts'
import type { Planned } from './plan.ts'

export interface Acting extends Pick<Platform, 'keyring' | 'clock'> {
  insider: Insider
}

/** Actor of a run, for the audit log. */
export interface RunActor {
  principal: Principal
  /** Request id of the run. */
  requestId: string
}

/** Actor of a step, and the step's key. Every outgoing request carries the key, the same in each attempt. */
export interface StepActor extends RunActor {
  stepKey: string
}

/** Output of a step for later actions, stored with the run: ids and states, no personal data. */
export type Result = Record<string, unknown>

/** Runs an action in the transaction of the work. HTTP requests are made outside of transactions. */
export async function perform(
  acting: Acting,
  work: Work,
  { principal, requestId, stepKey }: StepActor,
  planned: Exclude<Planned, { kind: 'request' }>,
  prepared: unknown,
): Promise<Result> {
  if (planned.kind === 'emit') return emitCustom(work, planned)
  if (planned.kind === 'mail') return owedMail(acting, work, planned, stepKey)
  const origin = originOf(requestId)
  const answer = await acting.insider.apply(work, principal, planned.call, { origin, prepared })
  return resultOf(answer)
}

/** Origin of a run in the audit log. */
const originOf = (requestId: string) => ({
  ...{ address: '', userAgent: 'Capstan automation', requestId },
})

function resultOf(answer: unknown): Result {
  const { id, status, number } = Object(answer) as Result
  return {
    ...(id !== undefined && { id }),
    ...(status !== undefined && { status }),
    ...(number !== undefined && { number }),
  }
}

async function emitCustom(
  work: Work,
  { event, data }: Extract<Planned, { kind: 'emit' }>,
): Promise<Result> {
  const bytes = Buffer.byteLength(JSON.stringify(data))
  if (bytes > maxDataBytes) {
    const message = `The data has ${bytes} bytes, and the limit is ${maxDataBytes}. Send less, or a link to large content.`
    throw new ApiError('validation_error', message, { field: 'mapping' })
  }
  await work.emit(describeCustomType(event), data)
  return { type: event }
}

const weekMs = 604_800_000

const automationMail = defineMail<{ subject: string; text: string }>({
  name: 'integrations.automation',
  validForMs: weekMs,
  render: ({ subject, text }) => ({ subject, text }),
})

/** Queues a mail with the step. The step's key is in its Message-ID. */
async function owedMail(
  handles: Acting,
  work: Work,
  { to, contactId, ...words }: Extract<Planned, { kind: 'mail' }>,
  stepKey: string,
): Promise<Result> {
  if (!/^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:"]+$/.test(to) || to.length > 254) {
    throw new ApiError('validation_error', 'to: the expression gives no email address.', {
      field: 'to',
    })
  }
  await requireWanted(work, to, contactId)
  const { organizationId } = work
  const mail = queueMail(handles, automationMail, to, words, { organizationId, id: stepKey })
  await work.enqueue(sendMail, mail)
  return { mailId: mail.id }
}

async function requireWanted(
  { db, organizationId }: Work,
  to: string,
  contactId: string | null,
): Promise<void> {
  const contact = contactId
    ? await findContact(db, organizationId, ContactId.read(contactId) ?? newId())
    : await findContactByEmail(db, organizationId, to)
  if (contact) requireReachable(contact, 'email')
}
