import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../session.ts'
import { PageHeader } from '../../ui/page-header.tsx'

const pages = [
  { to: '/settings', title: 'Organization' },
  { to: '/settings/members', title: 'Members' },
  { to: '/settings/contact-fields', title: 'Contact fields' },
  { to: '/settings/proposals', title: 'Proposals' },
  { to: '/settings/tokens', title: 'API tokens', admin: true },
  { to: '/settings/audit', title: 'Audit log', admin: true },
  { to: '/settings/profile', title: 'Your profile' },
] as const

interface SettingsFrameProps {
  actions?: ReactNode
  /** A list takes all the room; forms stop at 560. */
  isList?: boolean
  children: ReactNode
}

/** The settings with their own navigation beside them; above them on a narrow window. */
export function SettingsFrame({ actions, isList = false, children }: SettingsFrameProps) {
  const { isAdmin } = useSession()
  const { pathname } = useLocation()
  const here = pages.find(({ to }) => to === pathname)
  return (
    <>
      <PageHeader
        title={here?.title ?? 'Settings'}
        tab={here ? `${here.title} · Settings` : 'Settings'}
        actions={actions}
      />
      <div className="bleed -mt-6 -mb-6 lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] max-sm:-mt-2">
        <nav
          aria-label="Settings"
          className="flex gap-1 overflow-x-auto border-line p-3 max-lg:border-b lg:flex-col lg:border-e"
        >
          {pages
            .filter((page) => isAdmin || !('admin' in page))
            .map(({ to, title }) => (
              <Link
                key={to}
                to={to}
                activeOptions={{ exact: true, includeSearch: false }}
                className="flex h-7.5 shrink-0 items-center rounded-md px-3 font-medium text-soft hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:bg-press aria-[current=page]:font-name aria-[current=page]:text-ink max-sm:h-11"
              >
                {title}
              </Link>
            ))}
        </nav>
        <div className="@container min-w-0 lg:min-h-[calc(100dvh-4.25rem)]">
          <div className={isList ? 'p-(--inset)' : 'flex max-w-152 flex-col gap-5 p-(--inset)'}>
            {children}
          </div>
        </div>
      </div>
    </>
  )
}
