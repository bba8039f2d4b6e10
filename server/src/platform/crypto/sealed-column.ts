/** A column of secrets. Each value is bound to its table, its column and its row, and opens nowhere else. */
export interface SealedColumn {
  table: string
  column: string
  /** Columns that identify the row, in the order of the binding. Changing them makes values unreadable. */
  boundTo: readonly string[]
}

/** Declares a sealed column; its domain lists it, so that a rotation of keys finds it. */
export const defineSealedColumn = (
  table: string,
  column: string,
  boundTo: readonly string[] = ['id'],
): SealedColumn => ({ table, column, boundTo })

/** What a value is sealed under: `<table>:<column>:<values of the columns that identify the row>`. */
export const bindingOf = ({ table, column }: SealedColumn, row: readonly string[]): string =>
  [table, column, ...row].join(':')
