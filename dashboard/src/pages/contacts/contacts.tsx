import { useNavigate } from '@tanstack/react-router'
import { Download, Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FilterChip } from '../../ui/filters.tsx'
import { FilterBar, ListBody } from '../../ui/list-frame.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactList } from './contact-list.tsx'
import { ContactPanel } from './contact-panel.tsx'
import { ExportContacts } from './exports/export-contacts.tsx'
import { contactSearch } from './search-params.ts'

export function Contacts() {
  const [{ q, tag, create, contact: openId }, setSearch] = useSearchParams(contactSearch)
  const contacts = useApiList(api.contacts.list, { q, tag })
  const navigate = useNavigate()
  const openImport = (): void => void navigate({ to: '/contacts/import' })
  const items = contacts.items ?? []
  const openIndex = items.findIndex(({ id }) => id === openId)
  const openAt = (index: number): (() => void) | undefined => {
    const next = openIndex < 0 ? undefined : items[index]
    return next && (() => setSearch({ contact: next.id }))
  }
  const close = (): void => setSearch({ create: undefined })
  return (
    <>
      <PageHeader
        title="Contacts"
        actions={
          <Actions
            tag={tag}
            isEmpty={items.length === 0}
            isFirst={contacts.items?.length === 0 && !q && !tag}
            onImport={openImport}
            onCreate={() => setSearch({ create: true })}
          />
        }
      />
      <FilterBar>
        <SearchField
          label="Search contacts"
          placeholder="Name, email, phone or company"
          className="sm:max-w-72"
          value={q}
          onChange={(next) => setSearch({ q: next })}
        />
        {tag && (
          <FilterChip
            field="Tag"
            operator="is"
            value={tag}
            onRemove={() => setSearch({ tag: undefined })}
          />
        )}
      </FilterBar>
      <ListBody>
        <ContactList
          contacts={contacts}
          isFiltered={Boolean(q || tag)}
          openId={openId}
          onOpen={({ id }) => setSearch({ contact: id })}
          onTag={(next) => setSearch({ tag: next })}
          onClear={() => setSearch({ q: undefined, tag: undefined })}
          onCreate={() => setSearch({ create: true })}
          onImport={openImport}
        />
      </ListBody>
      <Dialog title="Add a contact" open={create === true} onClose={close}>
        <ContactForm onDone={close} onCancel={close} />
      </Dialog>
      {openId && (
        <ContactPanel
          key={openId}
          id={openId}
          listed={items[openIndex]}
          onClose={() => setSearch({ contact: undefined })}
          onPrevious={openAt(openIndex - 1)}
          onNext={openAt(openIndex + 1)}
        />
      )}
    </>
  )
}

interface ActionsProps {
  tag: string | undefined
  isEmpty: boolean
  /** There is no contact at all: the plate stands in the page. */
  isFirst: boolean
  onImport(): void
  onCreate(): void
}

function Actions({ tag, isEmpty, isFirst, onImport, onCreate }: ActionsProps) {
  const [isExporting, setExporting] = useState(false)
  return (
    <>
      <Button look="quiet" icon={<Upload aria-hidden="true" />} onClick={onImport}>
        <span className="max-sm:sr-only">Import</span>
      </Button>
      <Button
        look="quiet"
        icon={<Download aria-hidden="true" />}
        disabled={isEmpty}
        onClick={() => setExporting(true)}
      >
        <span className="max-sm:sr-only">Export</span>
      </Button>
      <Button
        look={isFirst ? 'plain' : 'primary'}
        icon={<Plus aria-hidden="true" />}
        onClick={onCreate}
      >
        New contact
      </Button>
      <ExportContacts
        open={isExporting}
        onClose={() => setExporting(false)}
        filter={tag ? { field: 'tag', op: 'eq', value: tag } : undefined}
      />
    </>
  )
}
