import type { HookWithSecret } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { NoRight } from '../../ui/blocked.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { classes } from '../../ui/classes.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonCard } from '../../ui/states.tsx'
import { hasConfigFields } from './config-fields.tsx'
import { Connect } from './connect.tsx'
import type { NewSecrets } from './new-secrets.ts'
import { type Preset, type Provider, providers } from './providers.ts'
import { newHookSearch } from './search-params.ts'
import { HookSettingsForm } from './settings-form.tsx'

const isOwn = ({ preset }: Provider): boolean => hasConfigFields(preset)
const choiceOf = ({ preset, name, about }: Provider) => ({ value: preset, title: name, about })

/** The services by name, then ways for anything else. */
const senders = [
  ['Services', providers.filter((one) => !isOwn(one)).map(choiceOf)],
  ['Anything else', providers.filter(isOwn).map(choiceOf)],
] as const
const search = {
  label: 'Search senders',
  nothing: 'No sender has this name. Clear the search and choose your own signature.',
}

/** From the choice of the sender to its first request, on one page. */
export function NewHookPage() {
  const { isAdmin } = useSession()
  const [{ preset, hook: hookId }, setSearch] = useSearchParams(newHookSearch)
  const [newSecrets, setNewSecrets] = useState<NewSecrets | null>(null)
  const onCreated = (hook: HookWithSecret, verifyToken: string | null): void => {
    setNewSecrets({ hookId: hook.id, secret: hook.secret, verifyToken })
    setSearch({ hook: hook.id, preset: undefined })
  }
  return (
    <>
      <PageHeader
        title="New hook"
        trail={[{ title: 'Hooks', to: '/inbound' }]}
        actions={
          hookId && (
            <Link to="/inbound/$hookId" params={{ hookId }} className={buttonClasses('plain')}>
              Open the hook
            </Link>
          )
        }
      />
      <div className="mx-auto w-full max-w-160 pt-4">
        <Steps at={hookId ? 1 : 0} />
        {!isAdmin ? (
          <NoRight who="an owner or an admin" />
        ) : hookId ? (
          <Connecting
            hookId={hookId}
            newSecrets={newSecrets?.hookId === hookId ? newSecrets : null}
          />
        ) : preset ? (
          <HookSettingsForm
            preset={preset}
            onBack={() => setSearch({ preset: undefined })}
            onCreated={onCreated}
          />
        ) : (
          <ChoiceCards
            title="Who sends the events?"
            groups={senders}
            search={search}
            onChoose={(next: Preset) => setSearch({ preset: next })}
          />
        )}
      </div>
    </>
  )
}

function Connecting({ hookId, newSecrets }: { hookId: string; newSecrets: NewSecrets | null }) {
  const hook = useApi(api.hooks.get, hookId)
  return (
    <Loaded query={hook} skeleton={<SkeletonCard className="h-64" />}>
      {(data) => <Connect hook={data} newSecrets={newSecrets} />}
    </Loaded>
  )
}

const titles = ['Choose the sender', 'Connect it'] as const

const Steps = ({ at }: { at: number }) => (
  <ol aria-label="Steps" className="mb-7 flex items-center gap-3 text-sm">
    {titles.map((title, place) => (
      <li
        key={title}
        aria-current={place === at ? 'step' : undefined}
        className={classes(
          'flex items-center gap-3 not-last:flex-1',
          place === at ? 'font-name text-ink' : 'text-faint',
        )}
      >
        <span
          aria-hidden="true"
          className={classes(
            'flex size-5 shrink-0 items-center justify-center rounded-full border text-micro tabular-nums',
            place === at ? 'border-ink bg-ink text-sheet' : 'border-line2',
          )}
        >
          {place < at ? <Check size={12} /> : place + 1}
        </span>
        {title}
        {place === 0 && <span aria-hidden="true" className="h-px min-w-3 flex-1 bg-line2" />}
      </li>
    ))}
  </ol>
)
