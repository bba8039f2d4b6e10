import type { ReactNode } from 'react'
import { PageHeader } from './page-header.tsx'
import { Failure, Skeleton } from './states.tsx'

/** An answer of the API while it comes, by its shape. */
interface Answer<Data> {
  data: Data | undefined
  error: unknown
  reload(): unknown
}

interface LoadedProps<Data> {
  query: Answer<Data>
  /** Takes its place until it is there. */
  skeleton?: ReactNode
  children(data: Data): ReactNode
}

const outline = (
  <div role="status" aria-label="Loading" className="flex flex-col gap-4">
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-48 w-full" />
  </div>
)

/** `<Loaded query skeleton>{(data) => …}`: what was asked for, its outline before, or why it did not come. */
export function Loaded<Data>({ query, skeleton = outline, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return skeleton
  return <Failure error={query.error} onRetry={() => void query.reload()} />
}

interface LoadedPageProps<Data> {
  query: Answer<Data>
  /** Kind of object, shown until its name is loaded. */
  title: string
  trail: readonly { title: string; to: string }[]
  children(data: Data): ReactNode
}

/** `<LoadedPage query title trail>{(data) => …}`: the page of one thing, which brings its own header. */
export function LoadedPage<Data>({ query, title, trail, children }: LoadedPageProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  return (
    <>
      <PageHeader title={title} trail={trail} />
      <Loaded query={query}>{children}</Loaded>
    </>
  )
}
