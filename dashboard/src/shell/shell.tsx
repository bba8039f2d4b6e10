import { Link, Outlet, useRouterState } from '@tanstack/react-router'
import { Menu as MenuIcon, Search, X } from 'lucide-react'
import { type KeyboardEvent, Suspense, useCallback, useRef, useState } from 'react'
import { useSession } from '../session.ts'
import { IconButton } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Mark } from '../ui/mark.tsx'
import { SkeletonRows } from '../ui/states.tsx'
import { AccountMenu, OrganizationMenu } from './account.tsx'
import { useArrival } from './arrival.ts'
import { paletteKeys, useKeys } from './keys.ts'
import { useLive } from './live.ts'
import { places } from './navigation.ts'
import { Palette } from './palette.tsx'
import { Shortcuts } from './shortcuts.tsx'

/** What stands around every page: where you are, where you can go, and who you are here. */
export function Shell() {
  const { organization } = useSession()
  const connection = useLive(organization.id)
  const [opened, setOpened] = useState<'palette' | 'shortcuts' | null>(null)
  const openPalette = useCallback(() => setOpened('palette'), [])
  const openShortcuts = useCallback(() => setOpened('shortcuts'), [])
  // The one that closes says so late: another may be open by then.
  const close = (which: typeof opened) => () => setOpened((now) => (now === which ? null : now))
  useKeys({ openPalette, openShortcuts })
  useArrival()
  const menu = usePhoneMenu()
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[14.5rem_1fr]">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-70 focus:rounded-md focus:bg-brass focus:px-4 focus:py-2 focus:text-on-brass"
      >
        Skip to the content
      </a>
      <header className="sticky top-0 z-30 flex items-center justify-between border-line border-b bg-sheet px-4 py-2 md:hidden">
        <Link to="/" className="flex items-center gap-2 font-semibold">
          <Mark className="size-6" /> Capstan
        </Link>
        <span className="flex items-center gap-1">
          <IconButton label="Search" onClick={openPalette} icon={<Search size={18} />} />
          <IconButton {...menu.button} />
        </span>
      </header>
      <aside
        id={menuId}
        onKeyDown={menu.onKeyDown}
        className={classes(
          'border-line bg-sheet md:sticky md:top-0 md:flex md:h-dvh md:flex-col md:border-e',
          menu.isOpen
            ? 'border-b max-md:sticky max-md:top-12.5 max-md:z-20 max-md:max-h-[calc(100dvh-3.125rem)] max-md:overflow-y-auto'
            : 'hidden md:flex',
        )}
      >
        <div className="hidden items-center gap-2.5 px-5 pt-5 pb-4 md:flex">
          <Mark />
          <span className="font-semibold text-lg tracking-tight">Capstan</span>
        </div>
        <OrganizationMenu />
        <button
          type="button"
          onClick={openPalette}
          className="mx-3 mt-3 hidden h-8.5 items-center gap-2 rounded-md border border-line bg-well px-2.5 text-faint text-sm hover:border-edge md:flex"
        >
          <Search size={15} aria-hidden="true" /> Search
          <kbd className="ms-auto font-mono text-xs">{paletteKeys}</kbd>
        </button>
        <Places onGo={menu.close} />
        <AccountMenu connection={connection} onShortcuts={openShortcuts} />
      </aside>
      <main id="content" tabIndex={-1} className="min-w-0 outline-none">
        <div className="mx-auto max-w-6xl px-4 py-6 md:px-8 md:py-8">
          <Suspense fallback={<SkeletonRows />}>
            <Outlet />
          </Suspense>
        </div>
      </main>
      <Palette open={opened === 'palette'} onClose={close('palette')} onShortcuts={openShortcuts} />
      <Shortcuts open={opened === 'shortcuts'} onClose={close('shortcuts')} />
    </div>
  )
}

const menuId = 'menu'

/** On a phone the way about is behind a button; it closes by Escape, and when somebody has gone. */
function usePhoneMenu() {
  const [openAt, setOpenAt] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  // On another page it is closed.
  const isOpen = openAt === path
  const setOpen = (open: boolean): void => setOpenAt(open ? path : null)
  return {
    isOpen,
    close: () => setOpen(false),
    onKeyDown: ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || !isOpen || defaultPrevented) return
      setOpen(false)
      button.current?.focus()
    },
    button: {
      ref: button,
      label: isOpen ? 'Close the menu' : 'Open the menu',
      'aria-expanded': isOpen,
      'aria-controls': menuId,
      onClick: () => setOpen(!isOpen),
      icon: isOpen ? <X size={19} /> : <MenuIcon size={19} />,
    },
  }
}

function Places({ onGo }: { onGo(): void }) {
  return (
    <nav aria-label="Main" className="flex flex-col gap-0.5 p-3 md:flex-1 md:overflow-y-auto">
      {places.map(({ to, title, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          onClick={onGo}
          activeOptions={{ exact: to === '/', includeSearch: false }}
          className="flex items-center gap-2.5 rounded-md px-2.5 py-1.5 text-soft text-sm transition-colors hover:bg-well hover:text-ink aria-[current=page]:bg-brass-wash aria-[current=page]:font-medium aria-[current=page]:text-ink"
        >
          <Icon size={17} aria-hidden="true" className="shrink-0" />
          {title}
        </Link>
      ))}
    </nav>
  )
}
