import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import type { NavItem } from '../page-domain.ts'
import { classes } from '../ui/classes.ts'
import { Key } from '../ui/key.tsx'
import { AccountMenu, OrganizationMenu } from './account.tsx'
import { navItemsOf, useDomains } from './domains.ts'
import { paletteKeys } from './keys.ts'
import type { Connection } from './live.ts'

interface SidebarProps {
  connection: Connection
  onPalette(): void
  onShortcuts(): void
}

export const sidebarLook = 'flex h-dvh flex-col overflow-y-auto px-3 pt-2 max-sm:hidden rail:px-2'
export const searchLook =
  'mt-2 flex h-8.5 shrink-0 items-center gap-2.5 rounded-md border border-line2 bg-raised px-2.5 text-soft text-sm shadow-control transition-colors hover:text-ink rail:justify-center rail:border-transparent rail:bg-transparent rail:px-0 rail:shadow-none'

/** The navigation on paper: 236 wide, a rail of pictures between 640 and 1024, absent on a phone. */
export function Sidebar({ connection, onPalette, onShortcuts }: SidebarProps) {
  return (
    <aside className={sidebarLook}>
      <OrganizationMenu />
      <button
        type="button"
        onClick={onPalette}
        title={`Search or jump to (${paletteKeys})`}
        className={searchLook}
      >
        <Search size={16} aria-hidden="true" className="shrink-0" />
        <span className="rail:sr-only">Search or jump to</span>
        <span className="ms-auto rail:hidden">
          <Key>{paletteKeys}</Key>
        </span>
      </button>
      <Navigation />
      <AccountMenu connection={connection} onShortcuts={onShortcuts} />
    </aside>
  )
}

const groups = ['home', 'Work', 'Connect', 'Observe'] as const

/** `<Navigation onGo>`: every page of the first floor, in its groups. */
export function Navigation({ onGo }: { onGo?: () => void }) {
  return (
    <nav aria-label="Main" className="flex flex-1 flex-col">
      <Groups items={navItemsOf(useDomains())}>
        {({ to, title, icon }) => <Entry key={to} {...{ to, title, icon, onGo }} />}
      </Groups>
    </nav>
  )
}

interface GroupsProps {
  items: readonly NavItem[]
  children(item: NavItem): ReactNode
}

/** `<Groups items>`: the entries of the navigation under their headings. */
export const Groups = ({ items, children }: GroupsProps) => (
  <div className="flex flex-1 flex-col gap-4 pt-2 pb-1 rail:gap-3">
    {groups.map((group) => (
      <Group key={group} title={group === 'home' ? null : group}>
        {items.filter((item) => item.group === group).map(children)}
      </Group>
    ))}
    <div className="mt-auto">{items.filter(({ group }) => group === 'foot').map(children)}</div>
  </div>
)

const Group = ({ title, children }: { title: string | null; children: ReactNode }) => (
  <div className="flex flex-col gap-0.5">
    {title && (
      <div className="px-2.5 pb-1 font-medium text-faint text-xs rail:sr-only">{title}</div>
    )}
    {children}
  </div>
)

export const entryLook = classes(
  'group/entry flex h-7.5 items-center gap-2.5 rounded-md border border-transparent px-2 font-medium text-soft text-sm transition-colors hover:bg-press/60 hover:text-ink max-sm:h-11 rail:h-9 rail:justify-center rail:px-0',
  'aria-[current=page]:border-line aria-[current=page]:bg-here aria-[current=page]:font-name aria-[current=page]:text-ink aria-[current=page]:shadow-control',
)

function Entry({
  to,
  title,
  icon: Icon,
  onGo,
}: Pick<NavItem, 'to' | 'title' | 'icon'> & { onGo?: (() => void) | undefined }) {
  return (
    <Link
      to={to}
      onClick={onGo}
      activeOptions={{ exact: to === '/', includeSearch: false }}
      title={title}
      className={entryLook}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 rail:size-4.5" />
      <span className="truncate rail:sr-only">{title}</span>
    </Link>
  )
}
