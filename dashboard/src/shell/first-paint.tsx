import { Menu, Search } from 'lucide-react'
import type { PageDomain } from '../page-domain.ts'
import { Key } from '../ui/key.tsx'
import { Mark } from '../ui/mark.tsx'
import { navItemsOf } from './domains.ts'
import { goalLook } from './phone-bars.tsx'
import { frameLook, sheetLook } from './shell.tsx'
import { entryLook, Groups, searchLook, sidebarLook } from './sidebar.tsx'

/**
 * The frame of the dashboard before its script has come. The build writes it into the page; the shell then takes its
 * place. A picture: its links would lead away from the page that is loading.
 */
export function FirstPaint({ domains }: { domains: readonly PageDomain[] }) {
  const items = navItemsOf(domains)
  return (
    <div id="first-paint" inert aria-hidden="true" className="hidden in-data-frame:block">
      <div className={frameLook}>
        <div className="flex h-14 shrink-0 items-center border-line border-b ps-4 sm:hidden">
          <Mark />
        </div>
        <div className={sidebarLook}>
          <span className="flex h-10 shrink-0 items-center px-2">
            <Mark />
          </span>
          <span className={searchLook}>
            <Search size={16} className="shrink-0" />
            <span className="rail:sr-only">Search or jump to</span>
            <span className="ms-auto rail:hidden">
              <Key>Ctrl K</Key>
            </span>
          </span>
          <Groups items={items}>
            {({ to, title, icon: Icon }) => (
              <span key={to} className={entryLook}>
                <Icon className="size-4 shrink-0 rail:size-4.5" />
                <span className="truncate rail:sr-only">{title}</span>
              </span>
            )}
          </Groups>
          <div className="h-13.25 shrink-0 border-line border-t rail:border-t-0" />
        </div>
        <div className={sheetLook} />
        <div className="flex h-16 shrink-0 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] sm:hidden">
          {items
            .filter(({ isGoal }) => isGoal)
            .map(({ to, title, icon: Icon }) => (
              <span key={to} className={goalLook}>
                <Icon size={20} />
                {title}
              </span>
            ))}
          <span className={goalLook}>
            <Menu size={20} />
            More
          </span>
        </div>
      </div>
    </div>
  )
}
