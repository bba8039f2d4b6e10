import { stat } from 'node:fs/promises'
import type { Capstan, Source } from '@capstan/sdk'
import type { Command } from 'commander'
import { addAll } from '../adding/add.ts'
import { addressSource, type Given, textSource } from '../adding/given.ts'
import { type Input, inputsOf, isAddress, isPattern } from '../adding/inputs.ts'
import { Report } from '../adding/report.ts'
import { waitForAll } from '../adding/wait.ts'
import { baseIdOf } from '../base-id.ts'
import type { Cli } from '../cli.ts'
import { Shortfall, UsageError } from '../io.ts'
import { count, header, metadata, oneOf, several } from '../options.ts'
import { syncFolder } from '../syncing/sync.ts'

export function addAdding(sources: Command, cli: Cli): void {
  const whenThere = oneOf(
    ...(['--on-duplicate <do>', 'what to do if the base already contains it'] as const),
    ...['skip', 'refuse', 'allow', 'replace'],
  )
  withContent(sources.command('add <what...>'))
    .description('add URLs, files, a folder and globs; - reads a text from standard input')
    .requiredOption('--base <base>', 'knowledge base, by id or name')
    .option('--external-id <id>', 'your own id; only for one source')
    .addOption(oneOf('--match <by>', 'replace the text or file with the same name', 'name'))
    .addOption(whenThere.default('skip'))
    .action((what: string[], options: Given) => add(cli, what, options))
}

/** The options of what a source is made from. */
export const withContent = (command: Command): Command =>
  command
    .option('--wait', 'wait until searches find the sources')
    .option('--name <name>', 'name of the source; only for one source')
    .option('--metadata <k=v>', 'metadata to filter by; repeatable, or as JSON', metadata)
    .option(
      '--encoding <name>',
      'encoding to read it in, regardless of what it declares, such as shift_jis',
    )
    .option('--refresh <every>', 'fetch URLs again on a schedule, such as 24h or 7d')
    .addOption(
      oneOf(
        '--when-gone <do>',
        'what to do with the text of a page that no longer exists',
        'keep',
        'remove',
      ),
    )
    .option('--sitemap', 'treat the URLs as sitemaps and add the pages that they list')
    .option('--crawl', 'follow links from the URLs')
    .option(
      '--include <glob>',
      'only pages whose path matches, such as /docs/**; repeatable',
      several,
    )
    .option('--exclude <glob>', 'skip pages whose path matches; repeatable', several)
    .option('--max-pages <n>', 'maximum number of pages of a sitemap or crawl', count)
    .option('--max-depth <n>', 'maximum number of links between the URL and a page', count)
    .option('--header <header>', 'a secret request header, "Name: value"; repeatable', header)
    .option('--ignore-robots', 'also fetch pages that robots.txt disallows; for your own site')

/** One thing alone is shown as the source that it became; several as a report. */
async function add(cli: Cli, what: string[], options: Given): Promise<void> {
  const [one = ''] = what
  const isOne = what.length === 1 && !isPattern(one)
  if (isOne && (await isFolder(one))) return addFolder(cli, one, options)
  if (!isOne && options.name !== undefined) throw new UsageError('--name is only for one source.')
  if (!isOne && options.externalId !== undefined)
    throw new UsageError('--external-id is only for one source.')
  if (!isOne && what.includes('-'))
    throw new UsageError('- reads a single text and cannot be combined with others.')
  const source =
    isOne && one === '-'
      ? textSource(await cli.io.readInput(), options)
      : isOne && isAddress(one) && addressSource(one, options)
  const inputs = source ? [] : await inputsOf(what)
  const capstan = await cli.connect()
  const base = await baseIdOf(capstan, options.base)
  const { metadata, onDuplicate, externalId, match, encoding } = options
  const [file] = inputs
  if (source) {
    const given = { ...source, onDuplicate, ...(externalId !== undefined && { externalId }) }
    await show(cli, capstan, options, await capstan.sources.add(base, given, { match }))
  } else if (isOne && file && 'path' in file && file.path === one) {
    const { path, name } = file
    const named = { name: options.name ?? name, metadata, onDuplicate, externalId, encoding }
    const upload = { file: { path }, ...named }
    await show(cli, capstan, options, await capstan.sources.upload(base, upload, { match }))
  } else {
    await addMany(cli, capstan, { ...options, base }, inputs)
  }
}

const isFolder = async (what: string): Promise<boolean> =>
  (await stat(what).catch(() => null))?.isDirectory() ?? false

/** The same as a sync that removes nothing. */
async function addFolder(cli: Cli, folder: string, options: Given): Promise<void> {
  const { base, metadata, wait = false, onDuplicate, name, externalId, match, encoding } = options
  const isOfOne = [name, externalId, match, encoding].some((option) => option !== undefined)
  if (isOfOne || onDuplicate === 'refuse' || onDuplicate === 'allow') {
    throw new UsageError(
      'Files of a folder get their names and ids from their paths, and an edited file replaces its source. Remove --name, --external-id, --match, --encoding and --on-duplicate.',
    )
  }
  const given = { base, wait, ...(metadata && { metadata }) }
  const report = (inputs: number) => new Report(cli, { inputs, waits: wait })
  await syncFolder(cli, folder, given, { removes: false, report })
}

export async function show(
  cli: Cli,
  capstan: Capstan,
  { wait }: Pick<Given, 'wait'>,
  source: Source,
): Promise<void> {
  cli.output.one(wait ? await capstan.sources.waitFor(source.baseId, source.id) : source)
}

async function addMany(
  cli: Cli,
  capstan: Capstan,
  options: Given,
  inputs: readonly Input[],
): Promise<void> {
  const { base, metadata, onDuplicate, match, encoding, wait: waits = false } = options
  if (match !== undefined && inputs.some((input) => 'address' in input))
    throw new UsageError('--match is only for texts and files.')
  const fetched = (url: string) => addressSource(url, options)
  const signal = cli.io.untilInterrupted()
  const report = new Report(cli, { inputs: inputs.length, waits })
  try {
    const plan = { base, metadata, onDuplicate, match, encoding, fetched }
    await addAll(capstan, plan, inputs, { signal, onOutcome: report.added })
    const listeners = { onEnd: report.ended, onProgress: report.progressed, signal }
    await waitForAll(capstan, base, report.waiting, listeners)
  } catch (error) {
    report.close()
    cli.output.note(report.isAdded ? goOnWaiting(base) : goOnAdding)
    throw signal.aborted ? new Shortfall('Interrupted.') : error
  }
  report.close()
  if (report.failures > 0) throw new Shortfall(`${report.failures} of ${inputs.length} failed.`)
}

const goOnAdding = 'Run the same command again to continue; sources that exist are skipped.'
const goOnWaiting = (base: string): string =>
  `All sources are added and being processed. \`capstan sources list ${base}\` shows the progress.`
