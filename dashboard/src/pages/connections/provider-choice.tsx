import type { IntegrationProvider } from '@capstan/sdk'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { FilterField } from '../../ui/field.tsx'

interface ProviderChoiceProps {
  providers: readonly IntegrationProvider[]
  onChoose(key: string): void
}

const formats = ['carddav', 'webdav', 's3', 'csv_url', 'rest', 'smtp']

/** What to connect to: services by name, then what many servers speak, then the organization's own. */
export function ProviderChoice({ providers, onChoose }: ProviderChoiceProps) {
  const [text, setText] = useState('')
  const found = providers.filter(({ name, description }) =>
    `${name} ${description}`.toLowerCase().includes(text.trim().toLowerCase()),
  )
  const isFormat = ({ key }: IntegrationProvider): boolean => formats.includes(key)
  const groups = [
    ['Services', found.filter((one) => one.builtIn && !isFormat(one))],
    ['Servers and files', found.filter(isFormat)],
    ['Your own', found.filter(({ builtIn }) => !builtIn)],
  ] as const
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <h2 className="font-semibold text-lg">What do you want to connect?</h2>
        <FilterField
          label="Search providers"
          type="search"
          placeholder="Search providers"
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
                  <li key={provider.key} className="min-w-0">
                    <Card provider={provider} onChoose={onChoose} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      {found.length === 0 && (
        <p className="text-soft text-sm">No provider has this name. Clear the search.</p>
      )}
    </div>
  )
}

interface CardProps {
  provider: IntegrationProvider
  onChoose(key: string): void
}

const Card = ({ provider: { key, name, description }, onChoose }: CardProps) => (
  <button
    type="button"
    onClick={() => onChoose(key)}
    className="flex w-full items-center gap-3 rounded-lg border border-line bg-sheet px-4 py-3 text-start transition-colors hover:bg-hover active:bg-press"
  >
    <span className="min-w-0 flex-1">
      <span className="block truncate font-name text-sm">{name}</span>
      <span className="line-clamp-2 text-soft text-xs" title={description}>
        {description}
      </span>
    </span>
    <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-faint rtl:rotate-180" />
  </button>
)
