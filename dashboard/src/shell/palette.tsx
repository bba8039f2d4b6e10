import { useNavigate } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { ArrowRight, Keyboard, Moon, Plus, Search, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../session.ts'
import { useModal } from '../ui/dialog.tsx'
import { corners, places } from './navigation.ts'
import { useTheme } from './theme.ts'

const group =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-faint'

interface PaletteProps {
  open: boolean
  onClose(): void
  onShortcuts(): void
}

/** Everything that can be reached or begun, by its name: ⌘K or Ctrl K. */
export function Palette({ open, onClose, onShortcuts }: PaletteProps) {
  const { isAdmin } = useSession()
  const mayUse = ({ admin }: { admin?: boolean }): boolean => isAdmin || !admin
  const [dialog, isShown] = useModal(open)
  const navigate = useNavigate()
  const [theme, setTheme] = useTheme()
  const go = (to: string, create?: true) => () => {
    onClose()
    void navigate({ to, search: { create } })
  }
  const next = theme === 'dark' ? 'light' : 'dark'
  return (
    <dialog
      ref={dialog}
      aria-label="Command palette"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={() => {}}
      className="mx-auto mt-[12vh] mb-auto w-[min(34rem,calc(100vw-2rem))] overflow-hidden rounded-lg border border-line bg-sheet p-0 shadow-float"
    >
      {isShown && (
        <Command label="Command palette" loop>
          <div className="flex items-center gap-2.5 border-line border-b px-4">
            <Search size={17} className="text-faint" aria-hidden="true" />
            <Command.Input
              autoFocus
              placeholder="Go to, create, change…"
              className="h-12 flex-1 bg-transparent outline-none placeholder:text-faint"
            />
          </div>
          <Command.List className="max-h-[min(24rem,60vh)] overflow-y-auto p-2">
            <Command.Empty className="px-3 py-6 text-center text-faint text-sm">
              Nothing has this name.
            </Command.Empty>
            <Command.Group heading="Go to" className={group}>
              {places.map(({ to, title, icon: Icon, words, key }) => (
                <Item
                  key={to}
                  onSelect={go(to)}
                  words={words}
                  icon={<Icon size={16} />}
                  hint={`g ${key}`}
                >
                  {title}
                </Item>
              ))}
              {corners.filter(mayUse).map(({ to, title, words }) => (
                <Item key={to} onSelect={go(to)} words={words} icon={<ArrowRight size={16} />}>
                  {title}
                </Item>
              ))}
            </Command.Group>
            <Command.Group heading="Create" className={group}>
              {creations.filter(mayUse).map(({ title, to }) => (
                <Item key={title} onSelect={go(to, true)} icon={<Plus size={16} />}>
                  {title}
                </Item>
              ))}
            </Command.Group>
            <Command.Group heading="Change" className={group}>
              <Item
                onSelect={() => setTheme(next)}
                words="theme appearance"
                icon={next === 'dark' ? <Moon size={16} /> : <Sun size={16} />}
              >
                {`Use the ${next} theme`}
              </Item>
            </Command.Group>
            <Command.Group heading="Help" className={group}>
              <Item onSelect={onShortcuts} words="keys help" icon={<Keyboard size={16} />} hint="?">
                Keyboard shortcuts
              </Item>
            </Command.Group>
          </Command.List>
        </Command>
      )}
    </dialog>
  )
}

const creations: readonly { title: string; to: string; admin?: boolean }[] = [
  { title: 'Add a contact', to: '/contacts' },
  { title: 'Create a knowledge base', to: '/knowledge' },
  { title: 'Register a webhook', to: '/webhooks', admin: true },
  { title: 'Issue an API token', to: '/settings/tokens', admin: true },
  { title: 'Invite a member', to: '/settings/members', admin: true },
]

interface ItemProps {
  onSelect(): void
  children: string
  icon: ReactNode
  words?: string
  hint?: string
}

function Item({ onSelect, children, icon, words, hint }: ItemProps) {
  return (
    <Command.Item
      value={`${children} ${words ?? ''}`}
      onSelect={onSelect}
      className="flex cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-sm data-[selected=true]:bg-brass-wash"
    >
      <span className="text-faint">{icon}</span>
      {children}
      {hint && <kbd className="ms-auto font-mono text-faint text-xs">{hint}</kbd>}
    </Command.Item>
  )
}
