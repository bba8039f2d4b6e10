import type { Contact, Sync, SyncConflict, SyncRun } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { api } from '../../api.ts'
import { useApi, useApiList } from '../../queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { isSameValue, valueIn } from '../automations/mapping/contact-value.ts'
import { fieldTitle } from '../automations/mapping/fields.ts'
import { valueWords } from '../automations/mapping/value-words.ts'
import { useContactEdit } from '../contacts/contact-edit.ts'
import { changesTo } from './contact-changes.ts'
import { Listed } from './listed.tsx'

/** Fields that had changed on both sides: what the rule has kept, and the choice to keep the other value. */
export function Conflicts({ sync, run }: { sync: Sync; run: SyncRun }) {
  const conflicts = useApiList(api.syncs.conflicts, [sync.id, run.id], { pageLength: 20 })
  return (
    <Listed
      title="Changed on both sides"
      list={conflicts}
      keyOf={({ remoteId, field }) => `${remoteId} ${field}`}
    >
      {(conflict: SyncConflict) => <Conflict conflict={conflict} />}
    </Listed>
  )
}

function Conflict({ conflict }: { conflict: SyncConflict }) {
  const { contactId, field, remoteId, source, platform, taken } = conflict
  return (
    <div className="flex flex-col gap-1">
      <span className="flex items-baseline justify-between gap-2">
        <b className="font-label">{field ? fieldTitle(field) : 'Deleted here'}</b>
        {contactId ? (
          <Link
            to="/contacts/$contactId"
            params={{ contactId }}
            className="shrink-0 text-brass text-xs hover:underline"
          >
            Open the contact
          </Link>
        ) : (
          <span className="truncate font-mono text-faint text-xs">{remoteId}</span>
        )}
      </span>
      {contactId && field ? (
        <Sides conflict={conflict} contactId={contactId} field={field} />
      ) : (
        <>
          <Side title="Source" value={source} isKept={taken === 'source'} />
          <Side title="Here" value={platform} isKept={taken === 'platform'} />
        </>
      )}
    </div>
  )
}

interface SidesProps {
  conflict: SyncConflict
  contactId: string
  field: string
}

/** The contact as it is by now says which value holds. */
function Sides({ conflict: { source, platform, taken }, contactId, field }: SidesProps) {
  const { data: contact } = useApi(api.contacts.get, contactId)
  const held = contact ? valueIn(contact, field) : taken === 'source' ? source : platform
  const side = (title: string, value: unknown) => {
    const isKept = isSameValue(held, value)
    return (
      <Side title={title} value={value} isKept={isKept}>
        {contact && !isKept && <Use contact={contact} field={field} value={value} />}
      </Side>
    )
  }
  return (
    <>
      {side('Source', source)}
      {side('Here', platform)}
      {!isSameValue(held, source) && !isSameValue(held, platform) && (
        <Side title="Changed since to" value={held} isKept />
      )}
    </>
  )
}

interface SideProps {
  title: string
  value: unknown
  isKept: boolean
  children?: ReactNode
}

const Side = ({ title, value, isKept, children }: SideProps) => (
  <div className="flex min-h-6.5 min-w-0 items-center justify-between gap-2">
    <span className="min-w-0 truncate" title={valueWords(value)} dir="auto">
      <span className="text-soft">{title}: </span>
      {valueWords(value)}
    </span>
    {isKept ? <Badge tone="good">Kept</Badge> : children}
  </div>
)

/** Writes the other value to the contact. The next run leaves it, for the source has not changed since. */
function Use({ contact, field, value }: { contact: Contact; field: string; value: unknown }) {
  const save = useContactEdit(contact, { [field]: fieldTitle(field) })
  const [isBusy, setBusy] = useState(false)
  const use = async (): Promise<void> => {
    setBusy(true)
    try {
      await save(changesTo(contact, field, value))
    } catch (error) {
      toast(error instanceof Error ? error.message : 'It could not be saved.', 'bad')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="small"
      busy={isBusy}
      aria-label={`Use this for ${fieldTitle(field)}: ${valueWords(value)}`}
      onClick={() => void use()}
    >
      Use this
    </Button>
  )
}
