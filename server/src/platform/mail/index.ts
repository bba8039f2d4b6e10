import type { Domain } from '../domain.ts'
import { handle } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'
import { deliverMail, sendMail } from './send-mail.ts'
import { countWaitingMails } from './store.ts'

/** Sends what other domains queue, so that neither a killed process nor a mail server loses a mail. */
export function mail(platform: Platform): Domain {
  const mails = platform.metrics.counter(
    'capstan_mails_total',
    'Attempts to send a mail: sent, failed (tried again), given_up, refused by the server, expired.',
    ['template', 'outcome'],
  )
  return {
    operations: [],
    jobs: [
      handle(sendMail, (queued, attempt) => {
        const { template } = queued
        return deliverMail(platform, (outcome) => mails.inc({ template, outcome }), queued, attempt)
      }),
    ],
    async concerns() {
      const waiting = await countWaitingMails(platform.database.db)
      if (waiting === 0) return []
      const [what, is] = waiting === 1 ? ['A mail', 'is'] : [`${waiting} mails`, 'are']
      return [`${what} could not be sent yet and ${is} tried again; the log says why.`]
    },
  }
}
