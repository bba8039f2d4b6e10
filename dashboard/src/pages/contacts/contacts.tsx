import { Download, Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { useChange, useList } from '../../queries.ts'
import { useFilters } from '../../search.ts'
import { Button } from '../../ui/button.tsx'
import { Card, PageHeader } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FilterChip } from '../../ui/filters.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { type Contact, contactsPath } from './contact.ts'
import { exportContacts } from './contact-file.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactList } from './contact-list.tsx'
import { ContactSheet } from './contact-sheet.tsx'
import { ImportContacts } from './import-contacts.tsx'

export function Contacts() {
  const [{ q, tag, create, contact: openId }, setFilters] = useFilters()
  const contacts = useList<Contact>(contactsPath, { q, tag })
  const [isImporting, setImporting] = useState(false)
  const save = useChange(() => exportContacts({ q, tag }), {
    renews: [],
    done: (count) => `${count.toLocaleString('en')} contacts are in contacts.csv.`,
  })
  return (
    <>
      <PageHeader
        title="Contacts"
        lead="People and companies, the same that your own servers see."
        actions={
          <>
            <Button
              icon={<Upload size={15} aria-hidden="true" />}
              onClick={() => setImporting(true)}
            >
              Import
            </Button>
            <Button
              icon={<Download size={15} aria-hidden="true" />}
              busy={save.isPending}
              disabled={!contacts.items?.length}
              onClick={() => save.mutate()}
            >
              Export
            </Button>
            <Button
              look="primary"
              icon={<Plus size={16} aria-hidden="true" />}
              onClick={() => setFilters({ create: 'true' })}
            >
              Add a contact
            </Button>
          </>
        }
      />
      <div className="mb-3 flex flex-wrap gap-2">
        <SearchField
          label="Search contacts"
          placeholder="Name, email, phone or company"
          className="sm:max-w-80"
          value={q}
          onChange={(next) => setFilters({ q: next })}
        />
        {tag && (
          <FilterChip onRemove={() => setFilters({ tag: undefined })}>{`Tag: ${tag}`}</FilterChip>
        )}
      </div>
      <Card>
        <ContactList
          contacts={contacts}
          isFiltered={Boolean(q || tag)}
          onOpen={({ id }) => setFilters({ contact: id })}
          onTag={(next) => setFilters({ tag: next })}
          onClear={() => setFilters({ q: undefined, tag: undefined })}
          onCreate={() => setFilters({ create: 'true' })}
        />
      </Card>
      <Dialog
        title="Add a contact"
        open={create === 'true'}
        onClose={() => setFilters({ create: undefined })}
      >
        <ContactForm onDone={() => setFilters({ create: undefined })} />
      </Dialog>
      <ContactSheet
        id={openId}
        listed={contacts.items?.find(({ id }) => id === openId)}
        onClose={() => setFilters({ contact: undefined })}
      />
      <Dialog
        title="Import contacts"
        open={isImporting}
        onClose={() => setImporting(false)}
        shape="wide"
      >
        <ImportContacts onDone={() => setImporting(false)} />
      </Dialog>
    </>
  )
}
