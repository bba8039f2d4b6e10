import type { Contact, ContactConsent } from '@capstan/sdk'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { QueryTable } from '../../ui/query-table.tsx'
import { Notice } from '../../ui/states.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { useAuthors } from './authors.ts'
import { ConsentForm } from './consent-form.tsx'
import { ConsentDot, channels } from './consent-words.tsx'

/** Shows when a contact gave and withdrew consent. Entries are never removed. */
export function Consents({ contact }: { contact: Contact }) {
  const records = useApiList(api.contacts.consents.list, [contact.id])
  const [isAsking, setAsking] = useState(false)
  const close = (): void => setAsking(false)
  const pending = pendingIn(records.items ?? [])
  const nameOf = useAuthors()
  const record = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => setAsking(true)}>
      Record consent
    </Button>
  )
  return (
    <div className="flex flex-col gap-4">
      {pending && (
        <Notice>
          Asked by email for {pending.purpose}, <Ago at={pending.at} />. The link in the mail works
          for seven days.
        </Notice>
      )}
      <div className="flex justify-end">{record}</div>
      <div className="overflow-hidden rounded-lg border border-line">
        <QueryTable
          label="Consents"
          query={records}
          columns={columnsOf(nameOf)}
          keyOf={({ id }) => id}
          empty={
            <p className="px-4 py-10 text-center text-soft">
              Nothing is recorded yet. Record what this contact agreed to.
            </p>
          }
        />
      </div>
      <Dialog title="Record a consent" open={isAsking} onClose={close}>
        <ConsentForm contact={contact} onDone={close} onCancel={close} />
      </Dialog>
    </div>
  )
}

/** The question that is still open: nothing newer is recorded of its channel. */
function pendingIn(records: readonly ContactConsent[]): ContactConsent | undefined {
  const newest = records.find(({ channel }) => channel === 'email')
  return newest?.status === 'pending' ? newest : undefined
}

const bases: Record<string, string> = {
  consent: 'Consent',
  contract: 'Contract',
  legitimate_interest: 'Legitimate interest',
}

const columnsOf = (
  nameOf: (id: string | null | undefined) => string,
): readonly Column<ContactConsent>[] => [
  {
    title: 'Status',
    type: 'status',
    width: 112,
    cell: ({ status }) => <ConsentDot status={status} />,
  },
  {
    title: 'Channel',
    width: 76,
    cell: ({ channel }) => channels.find(([one]) => one === channel)?.[1] ?? channel,
  },
  {
    title: 'Purpose',
    cell: ({ purpose, wording }) => <bdi title={wording ?? purpose}>{purpose}</bdi>,
  },
  { title: 'Basis', wide: true, width: 128, cell: ({ basis }) => bases[basis] ?? basis },
  {
    title: 'Where',
    wide: true,
    cell: ({ source, proof }) => source && <bdi title={proof?.url ?? source}>{source}</bdi>,
  },
  {
    title: 'By',
    wide: true,
    width: 120,
    cell: ({ actor }) => (actor?.kind === 'contact' ? 'The contact' : nameOf(actor?.id)),
  },
  { title: 'When', type: 'time', cell: ({ at }) => <Ago at={at} /> },
]
