import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { NoRight } from '../../ui/blocked.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useKeptDraft } from '../../ui/use-kept-draft.ts'
import { newAction } from './actions/new-action.ts'
import { type AutomationDraft, savedForm } from './draft.ts'
import { Editor } from './editor.tsx'
import { newAutomationSearch } from './search-params.ts'
import { draftWords } from './words.ts'

/** An automation from nothing: its name, its trigger, and what it does. */
export function NewAutomationPage() {
  const { isAdmin } = useSession()
  const [{ hook }] = useSearchParams(newAutomationSearch)
  const navigate = useNavigate()
  const [blank] = useState<AutomationDraft>(() => ({
    name: '',
    trigger: hook ? { hook } : { event: 'contact.created' },
    condition: '',
    actions: [newAction('contact.tag', [])],
  }))
  const [draft, setDraft] = useState(blank)
  const kept = useKeptDraft({
    ...{ name: `new automation ${hook ?? ''}`, stored: blank, draft, ...draftWords },
    put: (fields) => setDraft((before) => ({ ...before, ...fields })),
  })
  const create = useApiMutation(api.automations.create, {
    invalidates: ['automations', 'account'],
    quiet: true,
    done: 'Saved. It runs from now on.',
    onDone({ id }) {
      kept.forget()
      void navigate({ to: '/automations/$automationId', params: { automationId: id } })
    },
  })
  const why = draft.name.trim() === '' ? 'Give it a name first.' : undefined
  return (
    <>
      <PageHeader
        title="New automation"
        trail={[{ title: 'Automations', to: '/automations' }]}
        actions={
          isAdmin && (
            <Button
              look="primary"
              busy={create.isPending}
              why={why}
              onClick={() => create.mutate(savedForm(draft))}
            >
              Save and turn on
            </Button>
          )
        }
      />
      {isAdmin ? (
        <Editor draft={draft} kept={kept} onChange={setDraft} error={create.error}>
          <TextField
            label="Name"
            value={draft.name}
            maxLength={200}
            placeholder="Welcome new customers"
            onChange={({ target }) => setDraft({ ...draft, name: target.value })}
          />
        </Editor>
      ) : (
        <NoRight who="an owner or an admin" />
      )}
    </>
  )
}
