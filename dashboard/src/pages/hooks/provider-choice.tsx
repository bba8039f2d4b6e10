import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { FilterField } from '../../ui/field.tsx'
import { type Preset, type Provider, providers } from './providers.ts'

interface ProviderChoiceProps {
  busy: boolean
  onChoose(preset: Preset): void
}

const own: readonly Preset[] = ['hmac', 'bearer', 'basic', 'none']

/** Who sends: the services by name, then ways for anything else. */
export function ProviderChoice({ busy, onChoose }: ProviderChoiceProps) {
  const [text, setText] = useState('')
  const found = providers.filter(({ name, about }) =>
    `${name} ${about}`.toLowerCase().includes(text.trim().toLowerCase()),
  )
  const groups = [
    ['Services', found.filter(({ preset }) => !own.includes(preset))],
    ['Anything else', found.filter(({ preset }) => own.includes(preset))],
  ] as const
  return (
    <div className="flex flex-col gap-6" aria-busy={busy}>
      <div className="flex flex-col gap-3">
        <h2 className="font-semibold text-lg">Who sends the events?</h2>
        <FilterField
          label="Search senders"
          type="search"
          placeholder="Search senders"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      {groups.map(
        ([title, some]) =>
          some.length > 0 && (
            <section key={title} className="flex flex-col gap-2">
              <h3 className="text-soft text-xs">{title}</h3>
              <ul className="grid gap-2 sm:grid-cols-2">
                {some.map((provider) => (
                  <li key={provider.preset}>
                    <Card provider={provider} busy={busy} onChoose={onChoose} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      {found.length === 0 && (
        <p className="text-soft text-sm">
          No sender has this name. Clear the search and choose your own signature.
        </p>
      )}
    </div>
  )
}

const Card = ({
  provider: { preset, name, about },
  busy,
  onChoose,
}: ProviderChoiceProps & { provider: Provider }) => (
  <button
    type="button"
    disabled={busy}
    onClick={() => onChoose(preset)}
    className="group flex w-full items-center gap-3 rounded-lg border border-line bg-sheet px-4 py-3 text-start transition-colors hover:bg-hover active:bg-press disabled:opacity-60"
  >
    <span className="min-w-0 flex-1">
      <span className="block truncate font-name text-sm">{name}</span>
      <span className="block truncate text-soft text-xs">{about}</span>
    </span>
    <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-faint rtl:rotate-180" />
  </button>
)
