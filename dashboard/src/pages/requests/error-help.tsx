import { queryOptions, useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../ui/states.tsx'

/** The page of errors itself, so that what is said here is what is said there. */
const errorsQuery = queryOptions({
  queryKey: ['docs/errors.md'],
  queryFn: async () => {
    const { default: page } = await import('../../../../docs/errors.md?raw')
    const sections = page.matchAll(/^### (\w+)\n+(?:Status \d+\. )?([^#]+)/gm)
    return new Map([...sections].map(([, code = '', text = '']) => [code, text.trim()]))
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** Explains an error code and its fix in the words of `docs/errors.md`. */
export function ErrorHelp({ code }: { code: string }) {
  const { data: help } = useQuery(errorsQuery)
  if (!help) return <Skeleton className="h-10 w-full" />
  const parts = (help.get(code) ?? 'This code is of another version.').split('`')
  return (
    <p>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <code key={part} className="font-mono text-xs">
            {part}
          </code>
        ) : (
          part
        ),
      )}
    </p>
  )
}
