import type { ContactImport } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { useApi } from '../../../queries.ts'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { formatCount, formatNumber } from '../../../ui/format.ts'
import { nameOf } from '../contact.ts'
import { labelOf } from './fields.ts'
import { useOwnFields } from './own-fields.ts'

/** Each is a contact to read; the rest is a number. */
const mostShown = 20

/** `<UndoResult record>`: how far undoing is, and what it left because it changed since. */
export function UndoResult({ record: { status, undo } }: { record: ContactImport }) {
  const { deleted = 0, restored = 0, keptCount = 0, kept = [] } = undo ?? {}
  return (
    <>
      <div role="status">
        <h2 className="font-serif text-serif-section">
          {status === 'undoing' ? 'Undoing the import…' : 'The import is undone'}
        </h2>
        <p className="mt-1 text-base text-soft tabular-nums">
          {formatCount(deleted, 'contact')} deleted, {formatCount(restored, 'contact')} restored.
        </p>
      </div>
      {keptCount > 0 && (
        <Card>
          <CardHeader
            title={`${formatCount(keptCount, 'contact')} changed since`}
            hint="Undo left these fields as they are now."
          />
          <ul className="divide-y divide-line text-sm">
            {kept.slice(0, mostShown).map((one) => (
              <KeptContact key={one.contactId} {...one} />
            ))}
          </ul>
          {keptCount > mostShown && (
            <p className="border-line border-t px-4 py-2 text-faint text-xs">
              And {formatNumber(keptCount - mostShown)} more.
            </p>
          )}
        </Card>
      )}
    </>
  )
}

function KeptContact({ contactId, fields }: { contactId: string; fields: readonly string[] }) {
  const contact = useApi(api.contacts.get, contactId)
  const own = useOwnFields([])
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2">
      <Link
        to="/contacts"
        search={{ contact: contactId }}
        className="min-w-0 truncate font-name text-brass hover:underline"
      >
        <bdi>{contact.data ? nameOf(contact.data) : contactId}</bdi>
      </Link>
      <span className="text-soft">{fields.map((field) => labelOf(field, own)).join(', ')}</span>
    </li>
  )
}
