import type { ReactNode } from 'react'

/** Content of a column, which decides the width, alignment and look of its cells. */
export type ColumnType = 'name' | 'phone' | 'tags' | 'owner' | 'status' | 'code' | 'number' | 'time'

export interface Column<Row> {
  title: string
  cell(row: Row): ReactNode
  /** A type gives a fixed width; a column without one shares what is left, and cuts its text. */
  type?: ColumnType
  /** In pixels, where the type's own does not fit. */
  width?: number
  /** Left out where the table is as narrow as a phone: only what tells rows apart fits there. */
  wide?: boolean
  /** Left out of all but wide tables, as when a panel stands beside it. */
  wider?: boolean
  /** The title is only spoken: the eye sees it from the cells. */
  spoken?: boolean
  /** Takes what room is left, and cuts its text. */
  grows?: boolean
  /** Sort key for a press on the title. */
  sort?: string
  /** Stands at the end of its column, as numbers and times do by themselves. */
  end?: boolean
}

const widths: Record<ColumnType, number | undefined> = {
  name: 206,
  phone: 152,
  tags: 148,
  owner: 64,
  status: 128,
  code: undefined,
  number: 96,
  time: 118,
}

const looks: Partial<Record<ColumnType, string>> = {
  name: 'font-name',
  code: 'font-mono text-xs',
  number: 'tabular-nums',
  phone: 'tabular-nums',
  time: 'tabular-nums',
}

export const widthOf = <Row>({ type, width }: Column<Row>): number | undefined =>
  width ?? (type && widths[type])

/** Widths do not jump when other rows come, as soon as one column says what it holds. */
export const isFixed = <Row>(columns: readonly Column<Row>[]): boolean =>
  columns.some(({ type, width }) => type !== undefined || width !== undefined)

export const isAtEnd = <Row>({ type, end }: Column<Row>): boolean =>
  end ?? (type === 'number' || type === 'time')

export const visibilityOf = <Row>({ wide, wider }: Column<Row>): string =>
  wider ? 'hidden @4xl:table-cell' : wide ? 'hidden @2xl:table-cell' : ''

export const lookOf = <Row>({ type }: Column<Row>): string => (type && looks[type]) ?? ''
