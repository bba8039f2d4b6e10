import type { Hook } from '@capstan/sdk'
import { Link, useParams } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { useApi, useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { TakeOver } from '../../take-over.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { LoadedPage } from '../../ui/loaded.tsx'
import { PageHeader, TitleRow } from '../../ui/page-header.tsx'
import { Notice } from '../../ui/states.tsx'
import { StoppedNotice } from '../../ui/stopped-notice.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Events } from './events.tsx'
import { HookActions } from './hook-actions.tsx'
import { HookSettings } from './hook-settings.tsx'
import { Refusals } from './refusals.tsx'
import { hookSearch } from './search-params.ts'
import { HookState, providerName, shortAddress } from './words.tsx'

const trail = [{ title: 'Hooks', to: '/inbound' }]

export function HookPage() {
  const { hookId = '' } = useParams({ strict: false })
  const hook = useApi(api.hooks.get, hookId)
  return (
    <LoadedPage query={hook} title="Hook" trail={trail}>
      {(data) => <HookDetails hook={data} />}
    </LoadedPage>
  )
}

function HookDetails({ hook }: { hook: Hook }) {
  const { isAdmin } = useSession()
  const [{ view = 'events' }, setSearch] = useSearchParams(hookSearch)
  return (
    <>
      <PageHeader
        isPlain
        title={hook.name}
        trail={trail}
        actions={isAdmin && <HookActions hook={hook} />}
      />
      <div className="-mb-4">
        <TitleRow
          title={hook.name}
          badge={<HookState hook={hook} />}
          lead={
            <span className="flex min-w-0 flex-wrap items-center gap-x-2">
              <span className="flex min-w-0 items-center gap-1">
                <code dir="ltr" className="min-w-0 truncate font-mono text-xs">
                  {shortAddress(hook.url)}
                </code>
                <CopyButton text={hook.url} label="Copy the address" />
              </span>
              <span className="text-faint">{providerName(hook)}</span>
            </span>
          }
        />
      </div>
      <Tabs
        label="Hook"
        tabs={[
          { value: 'events', title: 'Events' },
          { value: 'refused', title: 'Refused' },
          { value: 'settings', title: 'Settings' },
        ]}
        value={view}
        onChange={(next) => setSearch({ view: next === 'events' ? undefined : next })}
      />
      <State hook={hook} />
      {view === 'settings' ? (
        <HookSettings hook={hook} />
      ) : view === 'refused' ? (
        <Refusals hook={hook} />
      ) : (
        <Events hook={hook} />
      )}
    </>
  )
}

/** Says why a hook does not work, with the button that fixes it. */
function State({ hook }: { hook: Hook }) {
  const { isAdmin } = useSession()
  const resume = useApiMutation(api.hooks.update, {
    invalidates: ['hooks'],
    done: 'Resumed. Replay what was held when you are ready.',
  })
  if (hook.stoppedReason || hook.unconfirmed) return <TakeOver kind="hooks" of={hook} />
  if (!hook.enabled) {
    return (
      <StoppedNotice
        action="Resume"
        busy={resume.isPending}
        onStart={() => resume.mutate(hook.id, { enabled: true })}
      >
        This hook is paused. Events are held, and start nothing.
      </StoppedNotice>
    )
  }
  if (hook.hasSecret || hook.preset === 'none') return null
  return (
    <div className="mb-10">
      <Notice
        tone="warn"
        action={
          isAdmin && (
            <Link
              to="/inbound/new"
              search={{ hook: hook.id }}
              className={buttonClasses('plain', 'small')}
            >
              Finish the setup
            </Link>
          )
        }
      >
        The signing secret is missing, so every request is refused.
      </Notice>
    </div>
  )
}
