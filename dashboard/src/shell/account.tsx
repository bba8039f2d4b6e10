import { useNavigate } from '@tanstack/react-router'
import { Building2, Keyboard, LogOut, Monitor, Moon, Plus, Sun, UserRound } from 'lucide-react'
import { api } from '../api.ts'
import { chooseOrganization, useSession } from '../session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { classes } from '../ui/classes.ts'
import { Mark } from '../ui/mark.tsx'
import { Menu } from '../ui/menu.tsx'
import { forgetAllUnsentText } from '../ui/unsent-text.ts'
import type { Connection } from './live.ts'
import { type Theme, useTheme } from './theme.ts'

/** The organization that every page is about, and the way to another. */
export function OrganizationMenu() {
  const { self, organization } = useSession()
  const navigate = useNavigate()
  return (
    <Menu
      label="Switch organization"
      className="w-full"
      trigger={
        <span className="flex h-10 w-full min-w-0 items-center gap-2.5 px-2 text-start rail:justify-center rail:px-0">
          <Mark />
          <span
            className="min-w-0 flex-1 truncate font-name text-base text-ink rail:hidden"
            dir="auto"
          >
            {organization.name}
          </span>
          <span className="sr-only">{organization.plan} plan</span>
          <UpDown />
        </span>
      }
      actions={[
        ...self.organizations.map(({ id, name }) => ({
          label: name,
          icon: <Building2 />,
          checked: id === organization.id,
          onSelect: () => chooseOrganization(id),
        })),
        {
          label: 'New organization',
          icon: <Plus />,
          onSelect: () => void navigate({ to: '/new-organization' }),
        },
      ]}
    />
  )
}

const UpDown = () => (
  <svg
    viewBox="0 0 16 16"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.25"
    className="size-4 shrink-0 rail:hidden"
  >
    <path d="m5 6 3-3 3 3M5 10l3 3 3-3" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)

const themes: [Theme, string, typeof Sun][] = [
  ['light', 'Light theme', Sun],
  ['dark', 'Dark theme', Moon],
  ['system', 'Device theme', Monitor],
]

interface AccountMenuProps {
  connection: Connection
  onShortcuts(): void
}

/** Who is signed in, what the keyboard does, the theme, and the way out. */
export function AccountMenu({ connection, onShortcuts }: AccountMenuProps) {
  const { self } = useSession()
  const navigate = useNavigate()
  const [theme, setTheme] = useTheme()
  const signOut = async (): Promise<void> => {
    await api.auth.signOut()
    forgetAllUnsentText()
    location.assign('/sign-in')
  }
  return (
    <div className="flex items-center gap-2 border-line border-t py-2 rail:flex-col rail:border-t-0">
      <Menu
        label="Account and theme"
        className="min-w-0 flex-1"
        trigger={
          <span className="flex h-9 w-full min-w-0 items-center gap-2.5 px-2 text-start rail:px-1.5">
            <Avatar id={self.id} name={self.name} />
            <span className="truncate font-label text-ink text-sm rail:hidden" dir="auto">
              {self.name}
            </span>
          </span>
        }
        actions={[
          {
            label: 'Profile and security',
            icon: <UserRound />,
            onSelect: () => void navigate({ to: '/settings/profile' }),
          },
          { label: 'Keyboard shortcuts', icon: <Keyboard />, onSelect: onShortcuts },
          ...themes.map(([one, label, Icon]) => ({
            label,
            icon: <Icon />,
            checked: theme === one,
            onSelect: () => setTheme(one),
          })),
          { label: 'Sign out', icon: <LogOut />, onSelect: () => void signOut() },
        ]}
      />
      <Presence connection={connection} />
    </div>
  )
}

const meanings: Record<Connection, [word: string, meaning: string, colour: string]> = {
  live: ['Live', 'Changes appear here at once.', 'bg-good-fill'],
  connecting: ['Connecting', 'Connecting to the server.', 'bg-edge'],
  offline: ['Offline', 'Pages update when the connection is back.', 'bg-warn-fill'],
}

/** Whether the pages update by themselves: in a word, and in a sentence in its tip. */
function Presence({ connection }: { connection: Connection }) {
  const [word, meaning, colour] = meanings[connection]
  return (
    <span
      role="status"
      title={meaning}
      className="flex shrink-0 items-center gap-1.5 pe-2 text-soft text-xs rail:pe-0"
    >
      <span aria-hidden="true" className={classes('size-1.5 rounded-full', colour)} />
      {connection !== 'connecting' && <span className="rail:sr-only">{word}</span>}
      <span className="sr-only"> {meaning}</span>
    </span>
  )
}
