import type { Keyring } from '../../../platform/crypto/seal.ts'
import type { Db } from '../../../platform/db/database.ts'
import { EventId } from '../../../platform/ids.ts'
import type { QueuedMail } from '../../../platform/mail/queued-mail.ts'
import { unsealMail } from '../../../platform/mail/send-mail.ts'
import { listWaitingMails } from '../../../platform/mail/store.ts'
import type { RecordsAbout } from '../../../platform/records-about.ts'
import { ContactId } from '../../contacts/index.ts'
import { listPublished } from '../../webhooks/index.ts'
import { InboundEventId, readInboundRecords } from '../hooks/index.ts'
import { mailsOf, triggersOf } from './erasure.ts'
import {
  findRunsUpon,
  lastPlace,
  listRunsIn,
  listSteps,
  type StepPlace,
  stepsAtOnce,
} from './runs/store.ts'

/** Most steps searched, about 200 ms. */
const maxSteps = 200_000

/**
 * Finds the triggers of runs that created, changed or tagged contacts, and the waiting mails of these runs: the data
 * that erasing the contacts removes.
 */
export const recordsAbout =
  (keyring: Keyring): RecordsAbout =>
  async ({ db, organizationId }, subjects, limit) => {
    const contacts = subjects.filter((id) => id.startsWith(`${ContactId.prefix}_`))
    if (contacts.length === 0) return { records: {} }
    const { runIds, isWhole } = await findRuns(db, organizationId, contacts, limit)
    const runs = await listRunsIn(db, organizationId, runIds)
    const inboundIds = triggersOf(runs, 'hook', InboundEventId)
    const inbound = await readInboundRecords(db, organizationId, inboundIds, limit)
    const publishedIds = triggersOf(runs, 'event', EventId)
    const mailIds = mailsOf(await listSteps(db, organizationId, runIds))
    const waiting = mailIds.length > 0 ? await listWaitingMails(db, mailIds) : []
    return {
      records: {
        inboundEvents: inbound.events,
        publishedEvents: await listPublished(db, organizationId, publishedIds, limit),
        waitingMails: waiting.slice(0, limit).map((mail) => presentMail(keyring, mail)),
      },
      isComplete: isWhole && inbound.isComplete,
    }
  }

function presentMail(keyring: Keyring, mail: QueuedMail) {
  const { to, subject, text } = unsealMail(keyring, mail)
  return { to, subject, text, expiresAt: mail.expiresAt }
}

/** Finds the newest runs that acted on the contacts. */
async function findRuns(
  db: Db,
  organizationId: string,
  contacts: readonly string[],
  limit: number,
): Promise<{ runIds: string[]; isWhole: boolean }> {
  const runIds: string[] = []
  let place: StepPlace | null = lastPlace
  for (let steps = 0; steps < maxSteps && runIds.length < limit; steps += stepsAtOnce) {
    const page = await findRunsUpon(db, organizationId, contacts, place)
    runIds.push(...page.runIds)
    place = page.last
    if (!place) break
  }
  return { runIds: [...new Set(runIds)].slice(0, limit), isWhole: place === null }
}
