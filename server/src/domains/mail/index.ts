import type { Domain } from '../../platform/domain.ts'
import { handle } from '../../platform/jobs/jobs.ts'
import { sendAccountMail, sendMail } from '../../platform/mail/queued-mail.ts'
import { deliverMail } from '../../platform/mail/send-mail.ts'
import { countWaitingMails } from '../../platform/mail/store.ts'

/** Sends what other domains queue, so that neither a killed process nor a mail server loses a mail. */
export const mail: Domain = {
  name: 'mail',
  limits: [
    {
      resource: 'mails',
      period: 'hour',
      description:
        'Mails that the organization sends in an hour; what comes beyond waits. Null for no limit but its share of the installation.',
    },
  ],
  open(platform) {
    const mails = platform.metrics.counter(
      'capstan_mails_total',
      'Attempts to send a mail: sent, failed (tried again), given_up, refused by the server, expired.',
      ['template', 'outcome'],
    )
    return {
      jobs: [
        ...[sendMail, sendAccountMail].map((type) =>
          handle(type, (queued, attempt) => {
            const { template } = queued
            const count = (outcome: string) => mails.inc({ template, outcome })
            return deliverMail(platform, count, queued, attempt)
          }),
        ),
      ],
      async concerns() {
        const waiting = await countWaitingMails(platform.database.db)
        if (waiting === 0) return []
        const [what, is] = waiting === 1 ? ['A mail', 'is'] : [`${waiting} mails`, 'are']
        return [`${what} could not be sent yet and ${is} tried again; the log says why.`]
      },
    }
  },
}
