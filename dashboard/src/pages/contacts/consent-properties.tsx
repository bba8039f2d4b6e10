import type { Contact } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { formatDay } from '../../ui/format.ts'
import { Properties } from '../../ui/properties.tsx'
import { ConsentDot, channels, statusOf } from './consent-words.tsx'
import type { SaveContact } from './contact-edit.ts'

/** By which channels the contact may be reached; the newest record of each counts. */
export function ConsentProperties({ contact, save }: { contact: Contact; save: SaveContact }) {
  const records = useApi(api.contacts.consents.list, [contact.id, { limit: 50 }]).data?.data ?? []
  const isBlocked = contact.doNotContact === true
  const set = (doNotContact: boolean) => () => void save({ doNotContact })
  return (
    <Properties
      title="Consent"
      aside={
        <Link
          to="/contacts/$contactId"
          params={{ contactId: contact.id }}
          search={{ view: 'consents' }}
          className="rounded-xs font-label text-xs hover:underline"
        >
          History
        </Link>
      }
      rows={[
        ...channels.map(([channel, label]) => {
          const newest = records.find((record) => record.channel === channel)
          const status = newest?.status ?? statusOf(contact, channel)
          return {
            label,
            value: (
              <span className="flex min-w-0 items-baseline gap-1.5">
                <ConsentDot status={status} />
                {newest && (
                  <span className="truncate text-faint text-xs">
                    {formatDay(newest.at)}, {newest.source ?? newest.purpose}
                  </span>
                )}
              </span>
            ),
          }
        }),
        {
          label: 'Do not contact',
          value: isBlocked ? 'Yes, by no channel' : <span className="text-faint">No</span>,
          choices: [
            { label: 'Yes, by no channel', checked: isBlocked, onSelect: set(true) },
            { label: 'No', checked: !isBlocked, onSelect: set(false) },
          ],
        },
      ]}
    />
  )
}
