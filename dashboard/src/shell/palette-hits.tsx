import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { type ReactNode, useEffect, useState } from 'react'
import { api } from '../api.ts'
import { Avatar } from '../ui/avatar.tsx'
import { foundTypesOf, useDomains } from './domains.ts'

/** The server has matched it, maybe by what is not shown: it fits whatever is typed. */
export const foundWords = ['found']

/** After the last key, before anything is asked for. */
const restMs = 120
const maxLength = 200

/** The text that is searched, once no key has been pressed for a moment. */
function useSought(text: string): string {
  const sought = text.trim().slice(0, maxLength)
  const [rested, setRested] = useState(sought)
  useEffect(() => {
    const timer = setTimeout(() => setRested(sought), restMs)
    return () => clearTimeout(timer)
  }, [sought])
  return rested
}

const useFound = (sought: string) =>
  useQuery({
    queryKey: ['objects', 'find', sought],
    queryFn: ({ signal }) => api.objects.find(sought, { signal }),
    enabled: sought !== '',
    placeholderData: keepPreviousData,
  })

interface HitsProps {
  /** The typed text. */
  text: string
  groupClass: string
  mark(text: string): ReactNode
  /** Other objects are listed than before. */
  onFound(): void
  onClose(): void
}

/** Lists the objects of all products that match the text, above the pages. */
export function Hits({ text, groupClass, mark, onFound, onClose }: HitsProps) {
  const navigate = useNavigate()
  const types = foundTypesOf(useDomains())
  const sought = useSought(text)
  const { data } = useFound(sought)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer lists other objects.
  useEffect(onFound, [data])
  if (text.trim() === '' || sought === '') return null
  const open = (href: string) => (): void => {
    onClose()
    void navigate({ href })
  }
  return (
    <>
      {types.map(({ type, title, avatar, icon: Icon, href }) => {
        const hits = data?.data.filter((found) => found.type === type) ?? []
        return (
          hits.length > 0 && (
            <Command.Group key={type} heading={title} className={groupClass}>
              {hits.map((hit) => (
                <Command.Item
                  key={hit.id}
                  value={hit.id}
                  keywords={foundWords}
                  onSelect={open(href(hit))}
                  className="flex h-9.5 cursor-pointer items-center gap-3 rounded-md px-3 text-sm data-[selected=true]:bg-press max-sm:h-11 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-soft"
                >
                  {avatar ? (
                    <Avatar
                      id={hit.id}
                      name={hit.title}
                      size="small"
                      square={avatar === 'square'}
                    />
                  ) : (
                    <Icon />
                  )}
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
      })}
    </>
  )
}

/** Says which types could not be searched. */
export function Unanswered({ text }: { text: string }) {
  const types = foundTypesOf(useDomains())
  const { data, isError } = useFound(useSought(text))
  const missing = types.filter(({ type }) => data?.unanswered.includes(type))
  if (text.trim() === '' || (!isError && missing.length === 0)) return null
  return (
    <p role="status" className="border-line border-t px-5 py-2 text-soft text-xs">
      {isError ? 'The search failed.' : `Not searched: ${titlesOf(missing)}.`} Type again to retry.
    </p>
  )
}

const titlesOf = (types: readonly { title: string }[]): string =>
  [...new Set(types.map(({ title }) => title))].join(', ')
