import type { AutomationRun, SyncRun } from '@capstan/sdk'
import type { ReactNode } from 'react'
import type { ApiList } from '../queries.ts'
import { ListFrame } from './list-frame.tsx'
import { QueryTable } from './query-table.tsx'
import { stepsFrom } from './row-steps.ts'
import { StatusFilter } from './status-filter.tsx'
import type { Column } from './table.tsx'
import { Ago } from './time.tsx'

type Run = AutomationRun | SyncRun

interface RunLogProps<Shown extends Run> {
  query: ApiList<Shown>
  /** Usual statuses, by which the list is narrowed. */
  usual: readonly { value: Shown['status'] | ''; title: string }[]
  status: Shown['status'] | undefined
  nameOf(status: Shown['status']): string
  onStatus(status: Shown['status'] | undefined): void
  openId: string | undefined
  onOpen(id: string | undefined): void
  state(run: Shown): ReactNode
  /** Returns the result of a run, or why it waits. */
  note(run: Shown): string | null
  /** Between the note and the time. */
  columns: readonly Column<Shown>[]
  /** The decision that a run waits for. */
  notice?: ReactNode
  empty: ReactNode
  panel(run: Shown, steps: ReturnType<typeof stepsFrom>): ReactNode
}

/** `<RunLog query usual status …>`: the runs of one thing, newest first, and beside them the one that is open. */
export function RunLog<Shown extends Run>(props: RunLogProps<Shown>) {
  const { query, usual, status, nameOf, onStatus, openId, onOpen, panel } = props
  const open = ({ id }: Shown): void => onOpen(id)
  const opened = query.items?.find(({ id }) => id === openId)
  return (
    <ListFrame
      label="Runs"
      filters={
        <StatusFilter
          label="How they ended"
          options={usual}
          value={status}
          nameOf={nameOf}
          onChange={onStatus}
        />
      }
    >
      {props.notice}
      <QueryTable
        label="Runs"
        query={query}
        columns={columnsOf(props)}
        keyOf={({ id }) => id}
        nameOf={({ status: one }) => nameOf(one)}
        onOpen={open}
        onPeek={open}
        openKey={openId}
        onClearFilters={status ? () => onStatus(undefined) : undefined}
        empty={props.empty}
      />
      {opened && panel(opened, stepsFrom(query.items, openId, open))}
    </ListFrame>
  )
}

const columnsOf = <Shown extends Run>({
  state,
  note,
  columns,
}: Pick<RunLogProps<Shown>, 'state' | 'note' | 'columns'>): Column<Shown>[] => [
  { title: 'State', type: 'status', cell: state },
  {
    title: 'Result',
    grows: true,
    cell: (run) => (
      <span className="text-soft" title={note(run) ?? undefined} dir="auto">
        {note(run)}
      </span>
    ),
  },
  ...columns,
  { title: 'Started', type: 'time', cell: ({ createdAt }) => <Ago at={createdAt} /> },
]
