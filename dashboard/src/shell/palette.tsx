import { useNavigate } from '@tanstack/react-router'
import { Command, useCommandState } from 'cmdk'
import { ArrowRight, Keyboard, Moon, Plus, Search, Sun } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSession } from '../session.ts'
import { useModal } from '../ui/dialog.tsx'
import { formatCount } from '../ui/format.ts'
import { Key, KeyHints } from '../ui/key.tsx'
import { navItemsOf, paletteItemsOf, useDomains } from './domains.ts'
import { foundWords, Hits } from './palette-hits.tsx'
import { useTheme } from './theme.ts'

interface PaletteProps {
  open: boolean
  onClose(): void
  onShortcuts(): void
}

/** Every page and every act by its name: ⌘K or Ctrl K. */
export function Palette({ open, onClose, onShortcuts }: PaletteProps) {
  const [dialog, isShown] = useModal(open)
  return (
    <dialog
      ref={dialog}
      aria-label="Command palette"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={() => {}}
      className="enter mx-auto mt-[11vh] mb-auto w-[min(47.5rem,calc(100vw-2rem))] overflow-hidden rounded-palette border border-ring bg-raised p-0 shadow-float max-sm:mt-2 max-sm:w-[calc(100vw-1rem)]"
    >
      {isShown && <Results onClose={onClose} onShortcuts={onShortcuts} />}
    </dialog>
  )
}

/** Every word that is typed has to begin one of the entry's: fuzzy letters find what nobody meant. */
function scoreOf(value: string, search: string, keywords?: string[]): number {
  if (keywords?.[0] === foundWords[0]) return 1
  const words = value.toLowerCase().split(' ')
  const places = search
    .toLowerCase()
    .split(' ')
    .filter(Boolean)
    .map((typed) => words.findIndex((word) => word.startsWith(typed)))
  return places.some((place) => place < 0) ? 0 : 1 / (1 + Math.min(...places, words.length))
}

function Results({ onClose, onShortcuts }: Omit<PaletteProps, 'open'>) {
  const [text, setText] = useState('')
  return (
    <Command label="Command palette" loop filter={scoreOf}>
      <div className="flex h-13 items-center gap-3 border-line border-b px-5">
        <Search size={18} className="shrink-0 text-soft" aria-hidden="true" />
        <Command.Input
          autoFocus
          value={text}
          onValueChange={setText}
          placeholder="Search or jump to"
          className="h-full min-w-0 flex-1 bg-transparent text-[1rem] outline-none"
        />
        <Key>Esc</Key>
      </div>
      <Command.List className="max-h-[min(27rem,60vh)] overflow-y-auto px-2 pt-1 pb-2">
        <Command.Empty className="px-3 py-8 text-center text-faint text-sm">
          Nothing matches. Try another word.
        </Command.Empty>
        <Entries {...{ text, onClose, onShortcuts }} />
      </Command.List>
      <div className="flex min-h-10 items-center justify-between border-line border-t bg-well px-5 text-faint text-xs max-sm:hidden">
        <KeyHints
          hints={[
            ['↑ ↓', 'move'],
            ['↵', 'open'],
          ]}
        />
        <ResultCount />
      </div>
    </Command>
  )
}

const ResultCount = () => {
  const count = useCommandState(({ filtered }) => filtered.count)
  return <span className="tabular-nums">{formatCount(count, 'result')}</span>
}

const group =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-soft'

interface EntriesProps extends Omit<PaletteProps, 'open'> {
  /** The typed text, to highlight it in the names. */
  text: string
}

function Entries({ text, onClose, onShortcuts }: EntriesProps) {
  const { isAdmin } = useSession()
  const navigate = useNavigate()
  const [theme, setTheme] = useTheme()
  const next = theme === 'dark' ? 'light' : 'dark'
  const go = (to: string, create?: true) => () => {
    onClose()
    void navigate({ to, search: { create } })
  }
  const domains = useDomains()
  const items = paletteItemsOf(domains).filter(({ admin }) => isAdmin || !admin)
  return (
    <>
      <Hits
        text={text}
        groupClass={group}
        mark={(words) => <Marked text={words} hit={text} />}
        onClose={onClose}
      />
      <Command.Group heading="Go to" className={group}>
        {navItemsOf(domains).map(({ to, title, icon: Icon, words, key }) => (
          <Item
            key={to}
            {...{ text, title, words }}
            icon={<Icon />}
            keys={`G ${key.toUpperCase()}`}
            onSelect={go(to)}
          />
        ))}
        {items
          .filter(({ kind }) => kind === 'Go to')
          .map(({ to, title, words }) => (
            <Item key={to} {...{ text, title, words }} icon={<ArrowRight />} onSelect={go(to)} />
          ))}
      </Command.Group>
      <Command.Group heading="Do" className={group}>
        {items
          .filter(({ kind }) => kind === 'Do')
          .map(({ to, title, words, create }) => (
            <Item
              key={title}
              {...{ text, title, words }}
              icon={<Plus />}
              onSelect={go(to, create)}
            />
          ))}
        <Item
          {...{ text }}
          title={`Use the ${next} theme`}
          words="appearance colours"
          icon={next === 'dark' ? <Moon /> : <Sun />}
          onSelect={() => setTheme(next)}
        />
        <Item
          {...{ text }}
          title="Show keyboard shortcuts"
          words="keys help"
          icon={<Keyboard />}
          keys="?"
          onSelect={onShortcuts}
        />
      </Command.Group>
    </>
  )
}

interface ItemProps {
  text: string
  title: string
  words?: string | undefined
  icon: ReactNode
  keys?: string
  onSelect(): void
}

function Item({ text, title, words = '', icon, keys, onSelect }: ItemProps) {
  return (
    <Command.Item
      value={`${title} ${words}`}
      onSelect={onSelect}
      className="flex h-9.5 cursor-pointer items-center gap-3 rounded-md px-3 text-sm data-[selected=true]:bg-press max-sm:h-11 [&>svg]:size-4 [&>svg]:text-soft"
    >
      {icon}
      <span className="font-name">
        <Marked text={title} hit={text} />
      </span>
      {keys && (
        <span className="ms-auto flex gap-1 max-sm:hidden">
          {keys.split(' ').map((key) => (
            <Key key={key}>{key}</Key>
          ))}
        </span>
      )}
    </Command.Item>
  )
}

/** Highlights the typed text in a name. */
function Marked({ text, hit }: { text: string; hit: string }) {
  const at = hit.trim() ? text.toLowerCase().indexOf(hit.trim().toLowerCase()) : -1
  if (at < 0) return text
  const end = at + hit.trim().length
  return (
    <>
      {text.slice(0, at)}
      <mark className="rounded-[2px] bg-hit text-inherit">{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  )
}
