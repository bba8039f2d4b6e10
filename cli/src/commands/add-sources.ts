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

export function addAdding(sources: Command, cli: Cli): void {
  const whenThere = oneOf(
    ...(['--on-duplicate <do>', 'what to do when the base already has it'] as const),
    ...['skip', 'refuse', 'allow', 'replace'],
  )
  sources
    .command('add <what...>')
    .description('add addresses, files, folders and globs; - reads a text from standard input')
    .requiredOption('--base <base>', 'the knowledge base, by id or name')
    .option('--wait', 'wait until searches find them')
    .option('--name <name>', 'name of the source; for a single one')
    .option('--metadata <k=v>', 'metadata to filter by; repeatable, or as JSON', metadata)
    .addOption(whenThere.default('skip'))
    .option('--refresh <every>', 'fetch addresses again on a schedule, such as 24h or 7d')
    .addOption(
      oneOf(
        '--when-gone <do>',
        'what to do with the text of a page that is gone',
        'keep',
        'remove',
      ),
    )
    .option('--sitemap', 'treat the addresses as sitemaps and add the pages that they list')
    .option('--crawl', 'follow links from the addresses')
    .option(
      '--include <glob>',
      'only pages whose path matches, such as /docs/**; repeatable',
      several,
    )
    .option('--exclude <glob>', 'no pages whose path matches; repeatable', several)
    .option('--max-pages <n>', 'maximum number of pages of a sitemap or crawl', count)
    .option('--max-depth <n>', 'maximum number of links between the address and a page', count)
    .option('--header <header>', 'a secret request header, "Name: value"; repeatable', header)
    .option('--ignore-robots', 'fetch what robots.txt forbids too; for your own site')
    .action((what: string[], options: Given) => add(cli, what, options))
}

/** One thing alone is shown as the source that it became; several as a report. */
async function add(cli: Cli, what: string[], options: Given): Promise<void> {
  const [one = ''] = what
  const isOne = what.length === 1 && !isPattern(one)
  if (!isOne && options.name !== undefined) throw new UsageError('--name is for a single source.')
  if (!isOne && what.includes('-'))
    throw new UsageError('- stands for a single text and cannot be combined.')
  const source =
    isOne && one === '-'
      ? textSource(await cli.io.readInput(), options)
      : isOne && isAddress(one) && addressSource(one, options)
  const inputs = source ? [] : await inputsOf(what)
  const capstan = await cli.connect()
  const base = await baseIdOf(capstan, options.base)
  const { metadata, onDuplicate } = options
  const [file] = inputs
  if (source) {
    await show(cli, capstan, options, await capstan.sources.add(base, { ...source, onDuplicate }))
  } else if (isOne && file && 'path' in file && file.path === one) {
    const { path, name } = file
    const upload = { file: { path }, name: options.name ?? name, metadata, onDuplicate }
    await show(cli, capstan, options, await capstan.sources.upload(base, upload))
  } else {
    await addMany(cli, capstan, { ...options, base }, inputs)
  }
}

async function show(cli: Cli, capstan: Capstan, { wait }: Given, source: Source): Promise<void> {
  cli.output.one(wait ? await capstan.sources.waitFor(source.baseId, source.id) : source)
}

async function addMany(
  cli: Cli,
  capstan: Capstan,
  options: Given,
  inputs: readonly Input[],
): Promise<void> {
  const { base, metadata, onDuplicate, wait: waits = false } = options
  const fetched = (url: string) => addressSource(url, options)
  const signal = cli.io.untilInterrupted()
  const report = new Report(cli, { inputs: inputs.length, waits })
  try {
    const plan = { base, metadata, onDuplicate, fetched }
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
  `Everything is added and being processed. \`capstan sources list ${base}\` shows the progress.`
