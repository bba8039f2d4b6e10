import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { FilterField } from './field.tsx'

interface CardChoice<Value extends string> {
  value: Value
  title: string
  about: string
}

type Groups<Value extends string> = readonly (readonly [
  title: string,
  choices: readonly CardChoice<Value>[],
])[]

interface ChoiceCardsProps<Value extends string> {
  /** The question. */
  title: string
  /** A group without a title has no heading. */
  groups: Groups<Value>
  /** Where there are many: what is searched, and what to do when nothing is found. */
  search?: { label: string; nothing: string }
  busy?: boolean
  onChoose(value: Value): void
}

/** `<ChoiceCards title groups search busy onChoose>`: the first step of a wizard, one press a choice. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { title, groups, search, busy = false, onChoose } = props
  const [words, setWords] = useState('')
  const shown = groups
    .map(([name, choices]) => [name, choices.filter((one) => fits(one, words))] as const)
    .filter(([, choices]) => choices.length > 0)
  return (
    <div className="flex flex-col gap-6" aria-busy={busy}>
      <div className="flex flex-col gap-3">
        <h2 className="font-semibold text-lg">{title}</h2>
        {search && (
          <FilterField
            label={search.label}
            type="search"
            placeholder={search.label}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </div>
      {shown.map(([name, choices]) => (
        <section key={name} className="flex flex-col gap-2">
          {name && <h3 className="text-soft text-xs">{name}</h3>}
          <ul className="grid gap-2 sm:grid-cols-2">
            {choices.map((choice) => (
              <li key={choice.value} className="min-w-0">
                <Card choice={choice} busy={busy} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {search && shown.length === 0 && <p className="text-soft text-sm">{search.nothing}</p>}
    </div>
  )
}

const fits = ({ title, about }: CardChoice<string>, words: string): boolean =>
  `${title} ${about}`.toLowerCase().includes(words.trim().toLowerCase())

interface CardProps<Value extends string> {
  choice: CardChoice<Value>
  busy: boolean
  onChoose(value: Value): void
}

function Card<Value extends string>({ choice, busy, onChoose }: CardProps<Value>) {
  const { value, title, about } = choice
  return (
    <button
      type="button"
      disabled={busy}
      onClick={() => onChoose(value)}
      className="flex h-full w-full items-center gap-3 rounded-lg border border-line bg-sheet px-4 py-3 text-start transition-colors hover:bg-hover active:bg-press disabled:opacity-60"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-name text-sm" dir="auto" title={title}>
          {title}
        </span>
        <span className="line-clamp-2 text-soft text-xs" title={about}>
          {about}
        </span>
      </span>
      <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-faint rtl:rotate-180" />
    </button>
  )
}
