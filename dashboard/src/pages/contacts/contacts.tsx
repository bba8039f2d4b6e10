import { Download, Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiList, useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Button } from '../../ui/button.tsx'
import { Card, PageHeader } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FilterChip } from '../../ui/filters.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { exportContacts } from './contact-file.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactList } from './contact-list.tsx'
import { ContactSheet } from './contact-sheet.tsx'
import { ImportContacts } from './import-contacts.tsx'
import { contactSearch } from './search-params.ts'

export function Contacts() {
  const [{ q, tag, create, contact: openId }, setSearch] = useSearchParams(contactSearch)
  const contacts = useApiList(api.contacts.list, { q, tag })
  const [isImporting, setImporting] = useState(false)
  const save = useApiMutation(() => exportContacts({ q, tag }), {
    invalidates: [],
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
              onClick={() => setSearch({ create: true })}
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
          onChange={(next) => setSearch({ q: next })}
        />
        {tag && (
          <FilterChip onRemove={() => setSearch({ tag: undefined })}>{`Tag: ${tag}`}</FilterChip>
        )}
      </div>
      <Card>
        <ContactList
          contacts={contacts}
          isFiltered={Boolean(q || tag)}
          onOpen={({ id }) => setSearch({ contact: id })}
          onTag={(next) => setSearch({ tag: next })}
          onClear={() => setSearch({ q: undefined, tag: undefined })}
          onCreate={() => setSearch({ create: true })}
        />
      </Card>
      <Dialog
        title="Add a contact"
        open={create === true}
        onClose={() => setSearch({ create: undefined })}
      >
        <ContactForm onDone={() => setSearch({ create: undefined })} />
      </Dialog>
      <ContactSheet
        id={openId}
        listed={contacts.items?.find(({ id }) => id === openId)}
        onClose={() => setSearch({ contact: undefined })}
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
