import { useNavigate } from '@tanstack/react-router'
import { Command, useCommandState } from 'cmdk'
import { ArrowRight, Keyboard, Moon, Plus, Sun } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useSession } from '../session.ts'
import { formatCount } from '../ui/format.ts'
import { Key, KeyHints } from '../ui/key.tsx'
import { navItemsOf, paletteItemsOf, useDomains } from './domains.ts'
import { PaletteField, PaletteFrame, paletteInput, palettePlaceholder } from './palette-frame.tsx'
import { foundWords, Hits, Unanswered } from './palette-hits.tsx'
import { useTheme } from './theme.ts'

interface PaletteProps {
  open: boolean
  /** Is typed maybe before this was loaded. */
  text: string
  onText(text: string): void
  onClose(): void
  onShortcuts(): void
}

/** Every page and every act by its name: ⌘K or Ctrl K. */
export const Palette = ({ open, ...results }: PaletteProps) => (
  <PaletteFrame open={open} onClose={results.onClose}>
    <Results {...results} />
  </PaletteFrame>
)

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

function Results({ text, onText, onClose, onShortcuts }: Omit<PaletteProps, 'open'>) {
  const [selected, setSelected] = useState('')
  const list = useRef<HTMLDivElement>(null)
  /** Enter would open nothing after the selected object has gone from the list. */
  const keepSelection = (): void => {
    if (list.current?.querySelector('[role="option"][aria-selected="true"]')) return
    const first = list.current?.querySelector('[role="option"]')
    setSelected(first?.getAttribute('data-value') ?? '')
  }
  return (
    <Command
      label="Command palette"
      loop
      filter={scoreOf}
      value={selected}
      onValueChange={setSelected}
    >
      <PaletteField>
        <Command.Input
          autoFocus
          value={text}
          onValueChange={onText}
          placeholder={palettePlaceholder}
          className={paletteInput}
        />
      </PaletteField>
      <Command.List ref={list} className="max-h-[min(27rem,60vh)] overflow-y-auto px-2 pt-1 pb-2">
        <Command.Empty className="px-3 py-8 text-center text-faint text-sm">
          Nothing matches. Try another word.
        </Command.Empty>
        <Entries {...{ text, onClose, onShortcuts }} onFound={keepSelection} />
      </Command.List>
      <Unanswered text={text} />
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

/** The typed text is highlighted in the names. */
function Entries({
  text,
  onFound,
  onClose,
  onShortcuts,
}: Omit<PaletteProps, 'open' | 'onText'> & { onFound(): void }) {
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
        onFound={onFound}
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
