import { useNavigate } from '@tanstack/react-router'
import {
  Building2,
  ChevronsUpDown,
  Keyboard,
  LogOut,
  Monitor,
  Moon,
  Plus,
  Sun,
  UserRound,
} from 'lucide-react'
import { api } from '../api.ts'
import { chooseOrganization, useSession } from '../session.ts'
import { classes } from '../ui/classes.ts'
import { Menu } from '../ui/menu.tsx'
import type { Connection } from './live.ts'
import { type Theme, useTheme } from './theme.ts'

export function OrganizationMenu() {
  const { self, organization } = useSession()
  const navigate = useNavigate()
  return (
    <div className="px-3 pt-3 md:pt-0">
      <Menu
        label="Switch organization"
        className="w-full"
        trigger={
          <span className="flex w-full min-w-0 items-center gap-2.5 px-2.5 py-1.5 text-start">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-md bg-brass-wash font-semibold text-brass text-sm uppercase"
            >
              {[...organization.name][0]}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium text-ink text-sm" dir="auto">
                {organization.name}
              </span>{' '}
              <span className="block text-faint text-xs">{organization.plan} plan</span>
            </span>
            <ChevronsUpDown size={15} className="shrink-0" aria-hidden="true" />
          </span>
        }
        actions={[
          ...self.organizations.map(({ id, name }) => ({
            label: name,
            icon: <Building2 size={15} className="shrink-0" />,
            checked: id === organization.id,
            onSelect: () => chooseOrganization(id),
          })),
          {
            label: 'New organization',
            icon: <Plus size={15} className="shrink-0" />,
            onSelect: () => void navigate({ to: '/new-organization' }),
          },
        ]}
      />
    </div>
  )
}

const themes: [Theme, string, typeof Sun][] = [
  ['light', 'Light theme', Sun],
  ['dark', 'Dark theme', Moon],
  ['system', 'Theme of the device', Monitor],
]

interface AccountMenuProps {
  connection: Connection
  onShortcuts(): void
}

export function AccountMenu({ connection, onShortcuts }: AccountMenuProps) {
  const { self } = useSession()
  const navigate = useNavigate()
  const [theme, setTheme] = useTheme()
  const signOut = async (): Promise<void> => {
    await api.auth.signOut()
    location.assign('/sign-in')
  }
  return (
    <div className="flex items-center gap-2 border-line border-t p-3">
      <Menu
        label="Account and theme"
        className="min-w-0 flex-1"
        trigger={
          <span className="flex w-full min-w-0 items-center gap-2.5 px-2 py-1.5 text-start">
            <UserRound size={17} aria-hidden="true" className="shrink-0" />
            <span className="truncate text-ink text-sm" dir="auto">
              {self.name}
            </span>
          </span>
        }
        actions={[
          {
            label: 'Profile and security',
            icon: <UserRound size={15} />,
            onSelect: () => void navigate({ to: '/settings/profile' }),
          },
          { label: 'Keyboard shortcuts', icon: <Keyboard size={15} />, onSelect: onShortcuts },
          ...themes.map(([one, label, Icon]) => ({
            label,
            icon: <Icon size={15} />,
            checked: theme === one,
            onSelect: () => setTheme(one),
          })),
          { label: 'Sign out', icon: <LogOut size={15} />, onSelect: () => void signOut() },
        ]}
      />
      <Presence connection={connection} />
    </div>
  )
}

const meanings: Record<Connection, [word: string, meaning: string, colour: string]> = {
  live: ['Live', 'Connected: what changes anywhere shows here at once.', 'bg-good'],
  connecting: ['Connecting', 'Connecting to the server.', 'bg-edge'],
  offline: ['Offline', 'Not connected: pages renew when they are opened.', 'bg-warn'],
}

/** Whether the page renews itself, in a word; what that means on hover and to who listens. */
function Presence({ connection }: { connection: Connection }) {
  const [word, meaning, colour] = meanings[connection]
  return (
    <span role="status" title={meaning} className="flex items-center gap-1.5 text-faint text-xs">
      <span aria-hidden="true" className={classes('size-2 rounded-full', colour)} />
      {connection !== 'connecting' && <span>{word}</span>}
      <span className="sr-only"> {meaning}</span>
    </span>
  )
}
