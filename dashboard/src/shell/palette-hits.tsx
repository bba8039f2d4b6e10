import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { type ReactNode, useEffect, useState } from 'react'
import type { Hit } from '../page-domain.ts'
import { Avatar } from '../ui/avatar.tsx'
import { useDomains } from './domains.ts'

/** The server has matched it, maybe by what is not shown: it fits whatever is typed. */
export const foundWords = ['found']

/** After the last key, before anything is asked for. */
const restMs = 120

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

interface HitsProps {
  /** The typed text. */
  text: string
  groupClass: string
  mark(text: string): ReactNode
  onClose(): void
}

/** Lists the objects that match the text, above the pages. */
export function Hits({ text, groupClass, mark, onClose }: HitsProps) {
  const navigate = useNavigate()
  const sought = useRested(text.trim())
  const finders = useDomains().flatMap(({ find }) => find ?? [])
  const answers = useQueries({
    queries: finders.map(({ title, search }) => ({
      queryKey: ['palette', title, sought],
      queryFn: () => search(sought),
      enabled: sought !== '',
      placeholderData: keepPreviousData,
    })),
  })
  if (text.trim() === '' || sought === '') return null
  const open = (to: string) => (): void => {
    onClose()
    void navigate({ to })
  }
  return finders.map(({ title, isSquare = false }, index) => {
    const hits: readonly Hit[] = answers[index]?.data ?? []
    return (
      hits.length > 0 && (
        <Command.Group key={title} heading={title} className={groupClass}>
          {hits.map((hit) => (
            <Command.Item
              key={hit.id}
              value={hit.id}
              keywords={foundWords}
              onSelect={open(hit.to)}
              className="flex h-9.5 cursor-pointer items-center gap-3 rounded-md px-3 text-sm data-[selected=true]:bg-press max-sm:h-11"
            >
              <Avatar id={hit.id} name={hit.title} size="small" square={isSquare} />
              <span className="truncate font-name" dir="auto">
                {mark(hit.title)}
              </span>
              {hit.hint && (
                <span className="min-w-0 truncate text-soft" dir="auto">
                  {mark(hit.hint)}
                </span>
              )}
            </Command.Item>
          ))}
        </Command.Group>
      )
    )
  })
}
