import { Link, type LinkProps } from '@tanstack/react-router'
import { type LucideIcon, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ApiList } from '../queries.ts'
import { useSession } from '../session.ts'
import { Badge, type Tone } from './badge.tsx'
import { buttonClasses } from './button.tsx'
import { ListFrame } from './list-frame.tsx'
import { PageHeader } from './page-header.tsx'
import { QueryTable } from './query-table.tsx'
import { Empty } from './states.tsx'
import { type Column, Table } from './table.tsx'

type Example = readonly [first: string, second: string, tone: Tone, state: string]

interface EmptyList {
  /** Titles of the columns that the examples fill; the third is the state. */
  columns: readonly [first: string, second: string]
  examples: readonly Example[]
  next: readonly { icon: LucideIcon; title: string; text: string }[]
  /** Two sentences about the resource. */
  about: string
}

interface ResourceListProps<Row extends { id: string }> {
  title: string
  /** One of them, as in "New hook". */
  noun: string
  newPage: NonNullable<LinkProps['to']>
  query: ApiList<Row>
  columns: readonly Column<Row>[]
  linkOf(row: Row): LinkProps
  tabs?: ReactNode
  empty: EmptyList
}

/** `<ResourceList title noun newPage query columns linkOf tabs empty>`: the page that lists what one can create. */
export function ResourceList<Row extends { id: string }>(props: ResourceListProps<Row>) {
  const { title, noun, newPage, query, columns, linkOf, tabs, empty } = props
  const { isAdmin } = useSession()
  const isEmpty = query.items?.length === 0
  return (
    <>
      <PageHeader
        title={title}
        actions={
          isAdmin && (
            <Link to={newPage} className={buttonClasses(isEmpty ? 'plain' : 'primary')}>
              <Plus aria-hidden="true" /> New {noun}
            </Link>
          )
        }
      />
      {tabs}
      <ListFrame>
        <QueryTable
          label={title}
          query={query}
          columns={columns}
          keyOf={({ id }) => id}
          linkOf={linkOf}
          empty={<NoneYet {...empty} noun={noun} newPage={newPage} canCreate={isAdmin} />}
        />
      </ListFrame>
    </>
  )
}

interface NoneYetProps extends EmptyList, Pick<ResourceListProps<never>, 'noun' | 'newPage'> {
  canCreate: boolean
}

const NoneYet = ({ noun, newPage, canCreate, about, next, ...ghost }: NoneYetProps) => (
  <Empty
    title={canCreate ? `Create your first ${noun}` : `No ${noun} yet`}
    ghost={<Ghost {...ghost} />}
    action={
      canCreate && (
        <Link to={newPage} className={buttonClasses('primary', 'large')}>
          <Plus aria-hidden="true" /> New {noun}
        </Link>
      )
    }
    next={next}
  >
    {canCreate ? about : 'Ask an owner or an admin to create one.'}
  </Empty>
)

const Ghost = ({ columns: [first, second], examples }: Pick<EmptyList, 'columns' | 'examples'>) => (
  <Table
    label="Example"
    columns={[
      { title: first, cell: ([name]) => name },
      { title: second, cell: ([, kind]) => <span className="text-soft">{kind}</span> },
      {
        title: 'State',
        type: 'status',
        width: 144,
        cell: ([, , tone, state]) => <Badge tone={tone}>{state}</Badge>,
      },
    ]}
    rows={examples}
    keyOf={([name]) => name}
  />
)
