import type { Automation } from '@capstan/sdk'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useEdit } from '../../edit.ts'
import { useApi, useApiAll, useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { TakeOver } from '../../take-over.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadedPage } from '../../ui/loaded.tsx'
import { PageHeader, TitleRow } from '../../ui/page-header.tsx'
import { StoppedNotice } from '../../ui/stopped-notice.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useKeptDraft } from '../../ui/use-kept-draft.ts'
import { AutomationMenu } from './automation-menu.tsx'
import { AutomationState } from './automations.tsx'
import { type AutomationDraft, draftOf, savedForm } from './draft.ts'
import { Editor } from './editor.tsx'
import { Runs } from './runs.tsx'
import { automationSearch } from './search-params.ts'
import { TrialPane } from './trial-pane.tsx'
import { Versions } from './versions.tsx'
import { draftWords, triggerWords } from './words.ts'

const trail = [{ title: 'Automations', to: '/automations' }]

export function AutomationPage() {
  const { automationId = '' } = useParams({ strict: false })
  const automation = useApi(api.automations.get, automationId)
  return (
    <LoadedPage query={automation} title="Automation" trail={trail}>
      {(data) => <Details key={data.id} automation={data} />}
    </LoadedPage>
  )
}

const isSame = (one: AutomationDraft, other: AutomationDraft): boolean =>
  JSON.stringify(savedForm(one)) === JSON.stringify(savedForm(other))

/** Holds the edited draft; while nothing is edited, it follows what others save. */
function useDraft(automation: Automation) {
  const [base, setBase] = useState(() => draftOf(automation))
  const [draft, setDraft] = useState(base)
  const isDirty = !isSame(draft, base)
  const take = (next: Automation): void => {
    setBase(draftOf(next))
    setDraft(draftOf(next))
  }
  const [followed, setFollowed] = useState(automation.version)
  if (automation.version !== followed && !isDirty) {
    setFollowed(automation.version)
    take(automation)
  }
  const kept = useKeptDraft({
    ...{ name: automation.id, stored: base, draft, ...draftWords },
    put: (fields) => setDraft((before) => ({ ...before, ...fields })),
  })
  return { draft, setDraft, isDirty, take, kept }
}

function Details({ automation }: { automation: Automation }) {
  const { isAdmin } = useSession()
  const [{ view = 'edit' }, setSearch] = useSearchParams(automationSearch)
  const { data: hooks } = useApiAll(api.hooks.list, { limit: 100 })
  const { draft, setDraft, isDirty, take, kept } = useDraft(automation)
  const save = useEdit(automation, {
    read: () => api.automations.get(automation.id),
    write: (changes: ReturnType<typeof savedForm>, options) =>
      api.automations.update(automation.id, changes, options),
    labels: draftWords.labels,
    invalidates: ['automations'],
    onDone: take,
  })
  return (
    <>
      <PageHeader
        isPlain
        title={automation.name}
        trail={trail}
        actions={
          isAdmin && (
            <>
              <AutomationMenu automation={automation} />
              <Button
                look="primary"
                busy={save.isPending}
                why={isDirty ? undefined : 'Nothing has changed.'}
                onClick={() => save.mutate(savedForm(draft))}
              >
                Save version {automation.version + 1}
              </Button>
            </>
          )
        }
      />
      <div className="-mb-4">
        <TitleRow
          title={automation.name}
          badge={<AutomationState of={automation} />}
          lead={triggerWords(automation.trigger, hooks)}
        />
      </div>
      <Tabs
        label="Automation"
        tabs={[
          { value: 'edit', title: 'Automation' },
          { value: 'runs', title: 'Runs' },
          { value: 'versions', title: 'Versions' },
        ]}
        value={view}
        onChange={(next) => setSearch({ view: next === 'edit' ? undefined : next, run: undefined })}
      />
      {automation.enabled || automation.stoppedReason ? (
        <TakeOver kind="automations" of={automation} />
      ) : (
        <Off automation={automation} />
      )}
      {view === 'runs' ? (
        <Runs automation={automation} />
      ) : view === 'versions' ? (
        <Versions automation={automation} onRestored={take} />
      ) : (
        <Editor
          draft={draft}
          kept={kept}
          onChange={setDraft}
          error={save.error}
          trial={(samples) =>
            isAdmin && <TrialPane automation={automation} draft={draft} samples={samples} />
          }
        />
      )}
    </>
  )
}

function Off({ automation: { id } }: { automation: Automation }) {
  const enable = useApiMutation(api.automations.update, {
    invalidates: ['automations'],
    done: 'Turned on.',
  })
  return (
    <StoppedNotice
      action="Turn on"
      busy={enable.isPending}
      onStart={() => enable.mutate(id, { enabled: true })}
    >
      This automation is off. It starts no runs.
    </StoppedNotice>
  )
}
