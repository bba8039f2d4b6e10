import type { Proposal } from '@capstan/sdk'
import { classes } from '../../../ui/classes.ts'
import { Ago } from '../../../ui/time.tsx'
import { isOpen, type Status, statuses, statusTones, statusWords } from '../words.ts'

const fills = {
  good: 'bg-good-fill',
  warn: 'bg-warn-fill',
  bad: 'bg-bad-fill',
  info: 'bg-info',
  calm: 'bg-calm-fill',
} as const

/** Next step that waits for somebody else. */
const awaited: Partial<Record<Status, string>> = {
  sent: 'Waiting for the first view',
  viewed: 'Waiting for a signature',
  signing: 'Waiting for the other signers',
}

/** When each state was reached, in its order. */
export function Timeline({
  proposal: { transitions, createdAt, status, signing },
}: {
  proposal: Proposal
}) {
  const times: Partial<Record<Status, string>> = transitions
  const reached = statuses
    .flatMap((one) => (times[one] ? [{ status: one, at: times[one] }] : []))
    .sort((a, b) => a.at.localeCompare(b.at))
  const next =
    status === 'accepted' && signing.countersign
      ? 'Waiting for the countersignature'
      : isOpen(status) && awaited[status]
  return (
    <section aria-label="Timeline" className="py-3.5">
      <h2 className="mb-2 font-semibold text-base">Timeline</h2>
      <ol className="flex flex-col text-sm">
        {[{ status: 'draft' as const, at: createdAt }, ...reached].map(({ status: one, at }) => (
          <li key={one} className="flex min-h-7.5 items-center gap-3">
            <span
              aria-hidden="true"
              className={classes('size-2 rounded-full', fills[statusTones[one]])}
            />
            <span className={one === status ? 'font-name' : 'text-soft'}>
              {one === 'draft' ? 'Created' : statusWords[one]}
            </span>
            <span className="ms-auto text-soft text-xs">
              <Ago at={at} />
            </span>
          </li>
        ))}
        {next && (
          <li className="flex min-h-7.5 items-center gap-3 text-soft">
            <span
              aria-hidden="true"
              className="size-2 rounded-full border-[1.5px] border-calm-fill"
            />
            {next}
          </li>
        )}
      </ol>
    </section>
  )
}
