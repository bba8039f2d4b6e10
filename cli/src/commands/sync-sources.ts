import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { IdentifiedFile, IdentifiedSource } from '@capstan/sdk'
import type { Command } from 'commander'
import { addressSource, type Given, textSource } from '../adding/given.ts'
import { isAddress } from '../adding/inputs.ts'
import { Report } from '../adding/report.ts'
import { inBase } from '../base-id.ts'
import type { Cli } from '../cli.ts'
import { UsageError } from '../io.ts'
import { metadata } from '../options.ts'
import { type SyncOptions, syncFolder } from '../syncing/sync.ts'
import { show, withContent } from './add-sources.ts'

export function addSyncing(sources: Command, cli: Cli): void {
  sources
    .command('sync <folder>')
    .description('sync a folder to the sources of a base: add, replace and remove')
    .requiredOption('--base <base>', 'knowledge base, by id or name')
    .option('--as <name>', 'name of the folder; default: its path on this machine')
    .option('--metadata <k=v>', 'metadata to filter by; repeatable, or as JSON', metadata)
    .option('--wait', 'wait until searches find the new text')
    .option('--dry-run', 'dry run: show the changes, and change nothing')
    .option('--yes', 'remove without asking, however many files are missing')
    .action((folder: string, options: SyncOptions) => sync(cli, folder, options))

  withContent(sources.command('upsert <base> <externalId> <what>'))
    .description(
      'replace the source that has your own id with a URL, a file or a text (-), or add it',
    )
    .action(async (nameOrId: string, externalId: string, what: string, options: Given) => {
      const source = await sourceOf(cli, what, options)
      const { capstan, base } = await inBase(cli, nameOrId)
      await show(cli, capstan, options, await capstan.sources.upsert(base, externalId, source))
    })

  sources
    .command('get-by <base> <externalId>')
    .description('show the source that has your own id')
    .action(async (nameOrId: string, externalId: string) => {
      const { capstan, base } = await inBase(cli, nameOrId)
      cli.output.one(await capstan.sources.getBy(base, externalId))
    })
}

async function sync(cli: Cli, folder: string, options: SyncOptions): Promise<void> {
  const stats = await stat(folder).catch(() => null)
  if (!stats?.isDirectory()) throw new UsageError(`${folder} is not a folder.`)
  const report = (inputs: number) => new Report(cli, { inputs, waits: options.wait ?? false })
  await syncFolder(cli, folder, options, { removes: true, report })
}

async function sourceOf(
  { io }: Cli,
  what: string,
  options: Given,
): Promise<IdentifiedSource | IdentifiedFile> {
  if (what === '-') return textSource(await io.readInput(), options) as IdentifiedSource
  if (isAddress(what)) return addressSource(what, options) as IdentifiedSource
  const stats = await stat(what).catch(() => null)
  if (!stats?.isFile()) throw new UsageError(`${what} is neither a URL nor a file.`)
  const { name = basename(what), metadata: given, encoding } = options
  return { file: { path: what }, name, metadata: given, encoding }
}
