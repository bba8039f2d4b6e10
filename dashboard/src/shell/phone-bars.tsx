import { Link, useRouterState } from '@tanstack/react-router'
import { Menu, Search } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../session.ts'
import { IconButton } from '../ui/button.tsx'
import { useModal } from '../ui/dialog.tsx'
import { Mark } from '../ui/mark.tsx'
import { AccountMenu, OrganizationMenu } from './account.tsx'
import { navItemsOf, useDomains } from './domains.ts'
import type { Connection } from './live.ts'
import { Navigation } from './sidebar.tsx'

/** On a phone: where you are, and the search. */
export function PhoneTopBar({ onPalette }: { onPalette(): void }) {
  const { organization } = useSession()
  return (
    <header className="flex h-14 shrink-0 items-center justify-between border-line border-b ps-4 pe-1 sm:hidden">
      <Link to="/" className="flex min-w-0 items-center gap-2.5 font-name text-base">
        <Mark />
        <span className="truncate" dir="auto">
          {organization.name}
        </span>
      </Link>
      <IconButton label="Search" onClick={onPalette} icon={<Search size={20} />} />
    </header>
  )
}

export const goalLook =
  'flex h-full min-w-0 flex-1 flex-col items-center justify-center gap-1 font-medium text-micro text-soft aria-[current=page]:text-ink aria-[current=page]:font-semibold focus-visible:-outline-offset-2'

interface PhoneBottomBarProps {
  connection: Connection
  onShortcuts(): void
}

/** Within the thumb's reach: four goals, and the whole navigation behind "More". */
export function PhoneBottomBar(props: PhoneBottomBarProps) {
  const domains = useDomains()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  // On another page it is closed.
  const isOpen = openAt === path
  return (
    <>
      <nav
        aria-label="Goals"
        className="flex h-16 shrink-0 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] sm:hidden"
      >
        {navItemsOf(domains)
          .filter(({ isGoal }) => isGoal)
          .map(({ to, title, icon: Icon }) => (
            <Link
              key={to}
              to={to}
              activeOptions={{ exact: to === '/', includeSearch: false }}
              className={goalLook}
            >
              <Icon size={20} aria-hidden="true" />
              {title}
            </Link>
          ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpenAt(path)}
          className={goalLook}
        >
          <Menu size={20} aria-hidden="true" />
          More
        </button>
      </nav>
      <MoreSheet {...props} open={isOpen} onClose={() => setOpenAt(null)} />
    </>
  )
}

interface MoreSheetProps extends PhoneBottomBarProps {
  open: boolean
  onClose(): void
}

function MoreSheet({ open, onClose, ...account }: MoreSheetProps) {
  const [dialog, isShown] = useModal(open)
  return (
    <dialog
      ref={dialog}
      aria-label="Menu"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={() => {}}
      className="enter mx-0 mt-auto mb-0 max-h-[85dvh] w-full max-w-none overflow-y-auto rounded-t-palette bg-paper px-3 pt-3 shadow-float"
    >
      {isShown && (
        <div className="flex flex-col gap-2">
          <OrganizationMenu />
          <Navigation onGo={onClose} />
          <AccountMenu {...account} />
        </div>
      )}
    </dialog>
  )
}
