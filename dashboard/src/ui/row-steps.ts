/** Leads from the row that is open to those beside it; nowhere at the ends, or while the list does not have it. */
export function stepsFrom<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  openId: string | undefined,
  open: (row: Row) => void,
) {
  const index = rows?.findIndex(({ id }) => id === openId) ?? -1
  const stepTo = (place: number): (() => void) | undefined => {
    const row = index < 0 ? undefined : rows?.[place]
    return row && (() => open(row))
  }
  return { onPrevious: stepTo(index - 1), onNext: stepTo(index + 1) }
}
