import type { Command } from 'commander'
import type { Cli } from './cli.ts'
import { Shortfall, UsageError } from './io.ts'
import { plain } from './output.ts'

/** Resources that a deletion removes. */
export interface Doomed {
  /** Completes "Delete … ?", such as `the base "Handbook" with 12 sources`. */
  what: string
  /** More than the thing itself goes: without a terminal `--yes` is needed. */
  isMany: boolean
}

export const withYes = (command: Command): Command =>
  command.option('--yes', 'delete without asking')

/**
 * Asks at a terminal before a deletion. In a script nobody can answer: there it throws a UsageError for a deletion that
 * removes more than one resource. Calls `look` only if the answer matters.
 */
export async function confirmDeletion(
  { io }: Cli,
  { yes = false }: { yes?: boolean },
  look: () => Promise<Doomed>,
): Promise<void> {
  if (yes) return
  const { what, isMany } = await look()
  if (io.ask === undefined) {
    if (isMany)
      throw new UsageError(`This deletes ${plain(what)}. Add --yes to delete without asking.`)
    return
  }
  const answer = await io.ask(`Delete ${plain(what)}? This cannot be undone. [y/N] `)
  if (!/^y(es)?$/i.test(answer.trim())) throw new Shortfall('Nothing was deleted.')
}

/** `1 source`, `12 sources`. */
export const counted = (number: number, noun: string): string =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`
