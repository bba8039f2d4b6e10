import { type Capstan, isConflictError, isInvalidRequestError, isNotFoundError } from '@capstan/sdk'
import { inParallel } from '../adding/pool.ts'
import type { Report } from '../adding/report.ts'
import { waitForAll } from '../adding/wait.ts'
import { baseIdOf } from '../base-id.ts'
import type { Cli } from '../cli.ts'
import { counted } from '../deletion.ts'
import { Shortfall, UsageError } from '../io.ts'
import { type Change, planSync, type SyncPlan } from './plan.ts'
import { walkFolder } from './walk.ts'

/** The options of `sources sync`. */
export interface SyncOptions {
  base: string
  /** Name of the folder; by default its path. */
  as?: string
  metadata?: Record<string, unknown>
  wait?: boolean
  dryRun?: boolean
  yes?: boolean
}

/** Options of a run. With `sources add`, missing files are not removed. */
interface Manner {
  removes: boolean
  report: (total: number) => Report
}

/** Files on their way at once: enough to hide the way to the server, and fair to who else asks it. */
const width = 4

/** Makes the sources of a folder what its files are. May be cut off anywhere, and run again at any time. */
export async function syncFolder(
  cli: Cli,
  folder: string,
  options: SyncOptions,
  { removes, report: begin }: Manner,
): Promise<void> {
  const { metadata, wait = false, dryRun = false } = options
  const walked = await walkFolder(folder)
  const capstan = await cli.connect()
  const base = await baseIdOf(capstan, options.base)
  const signal = cli.io.untilInterrupted()
  const wanted = { base, folder: options.as ?? walked.root, metadata }
  const found = await planSync(capstan, wanted, walked, signal)
  const plan = removes ? found : { ...found, gone: [] }
  noteSkipped(cli, walked)
  if (dryRun) return showPlan(cli, plan)
  await confirmRemoval(cli, options, plan)

  const { changes, unchanged, gone } = plan
  const report = begin(changes.length + unchanged.length + gone.length)
  try {
    for (const source of unchanged) report.unchanged(source)
    await inParallel(changes, width, signal, (change, signal) =>
      send(capstan, { base, metadata, signal }, change, report),
    )
    await inParallel(gone, width, signal, async ({ id, name }, signal) => {
      await capstan.sources.delete(base, id, { signal }).catch(unlessGone)
      report.added({ what: name, state: 'removed', source: null, error: null })
    })
    if (wait) {
      const listeners = { onEnd: report.ended, onProgress: report.progressed, signal }
      await waitForAll(capstan, base, report.waiting, listeners)
    }
  } catch (error) {
    report.close()
    cli.output.note('Run the same command again to continue.')
    throw signal.aborted ? new Shortfall('Interrupted.') : error
  }
  report.close()
  noteNamesakes(cli, plan)
  if (report.failures > 0) {
    throw new Shortfall(`${report.failures} of ${changes.length + unchanged.length} failed.`)
  }
}

/** A refusal of one file is its outcome; one that holds for all of them is thrown. */
async function send(
  capstan: Capstan,
  to: { base: string; metadata: Record<string, unknown> | undefined; signal: AbortSignal },
  { path, name, externalId, state }: Change,
  report: Report,
): Promise<void> {
  const { base, metadata, signal } = to
  const failed = (code: string, message: string) =>
    report.added({ what: name, state: 'failed', source: null, error: { code, message } })
  try {
    const file = { file: { path }, name, metadata }
    const source = await capstan.sources.upsert(base, externalId, file, { signal })
    report.added({ what: name, state, source, error: null })
  } catch (error) {
    if (isInvalidRequestError(error) || isConflictError(error)) failed(error.code, error.message)
    // The SDK's word for a path that cannot be read.
    else if (error instanceof TypeError) failed('unreadable', error.message)
    else throw error
  }
}

function unlessGone(error: unknown): void {
  if (!isNotFoundError(error)) throw error
}

/** A removal of more than these needs a person's word: a folder that is not mounted looks empty. */
const most = { share: 1 / 5, count: 10 }

async function confirmRemoval(
  { io }: Cli,
  { yes = false }: SyncOptions,
  { gone, known }: SyncPlan,
): Promise<void> {
  const isMuch = gone.length > most.count || gone.length > known * most.share
  if (yes || !isMuch) return
  const what = `${counted(gone.length, 'source')} of ${known.toLocaleString('en')}, whose files are missing`
  if (io.ask === undefined) {
    throw new UsageError(`This removes ${what}. Add --yes to remove them. Nothing was changed.`)
  }
  const answer = await io.ask(`Remove ${what}? This cannot be undone. [y/N] `)
  if (!/^y(es)?$/i.test(answer.trim())) throw new Shortfall('Nothing was changed.')
}

function showPlan({ output }: Cli, { changes, unchanged, gone }: SyncPlan): void {
  const acts = [
    ...changes.map(({ name, state }) => ({ act: state === 'added' ? 'add' : 'replace', name })),
    ...gone.map(({ name }) => ({ act: 'remove', name })),
  ]
  for (const act of acts) output.line(`${act.act.padEnd(7)}  ${act.name}`, act)
  const count = (act: string) => acts.filter((one) => one.act === act).length
  const sentence = `Dry run: ${count('add')} to add, ${count('replace')} to replace, ${count('remove')} to remove, ${unchanged.length} unchanged. Nothing was changed.`
  output.summary(sentence, [], [])
}

function noteSkipped(
  { output }: Cli,
  { skipped, hidden }: Awaited<ReturnType<typeof walkFolder>>,
): void {
  for (const { name, why } of skipped) output.note(`Skipped ${name}: ${why}.`)
  if (hidden.length > 0) output.note(`Skipped ${hidden.length} hidden, such as ${hidden[0]}.`)
}

function noteNamesakes({ output }: Cli, { namesakes: [first, ...rest] }: SyncPlan): void {
  if (first === undefined) return
  const more = rest.length > 0 ? ` and ${rest.length} more` : ''
  output.note(
    `The base already had ${first}${more}, from an upload or from another folder. Those sources stay; delete them if they are the same files.`,
  )
}
