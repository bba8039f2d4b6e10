import type {
  NewProposal,
  ProposalAnalytics,
  ProposalChanges,
  ProposalComment,
  ProposalInList,
  ProposalProblem,
  ProposalSums,
} from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { confirmDeletion, withYes } from '../deletion.ts'
import { readJsonFile } from '../json-file.ts'
import { money } from '../money.ts'
import { oneOf, paged } from '../options.ts'
import type { Column } from '../output.ts'
import { save } from './import-contacts.ts'
import { addProposalActs } from './proposal-acts.ts'
import { addLibraries } from './proposal-libraries.ts'

const columns: Column<ProposalInList>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'number', value: ({ number }) => number },
  { title: 'title', value: ({ title }) => title },
  { title: 'status', value: ({ status }) => status },
  { title: 'first total', value: ({ totals, currency }) => money(totals.firstTotal, currency) },
]

const problemColumns: Column<ProposalProblem>[] = [
  { title: 'code', value: ({ code }) => code },
  { title: 'field', value: ({ path }) => path },
  { title: 'message', value: ({ message }) => message },
]

const commentColumns: Column<ProposalComment>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'by', value: ({ author }) => author.name },
  { title: 'text', value: ({ text }) => text.split('\n', 1)[0] ?? '' },
  { title: 'resolved', value: ({ resolvedAt }) => resolvedAt },
]

const figureColumns: Column<ProposalAnalytics['groups'][number]>[] = [
  { title: 'group', value: ({ key, name }) => name ?? key ?? 'none' },
  { title: 'sent', value: ({ count }) => count },
  { title: 'accepted', value: ({ statuses }) => statuses.accepted + statuses.countersigned },
  { title: 'acceptance rate', value: ({ acceptanceRate }) => acceptanceRate },
  {
    title: 'value accepted',
    value: ({ values }) =>
      values.map(({ accepted, currency }) => money(accepted, currency)).join(', '),
  },
]

const sumColumns: Column<ProposalSums['data'][number]>[] = [
  { title: 'status', value: ({ status }) => status },
  { title: 'proposals', value: ({ count }) => count },
  { title: 'first total', value: ({ firstTotal, currency }) => money(firstTotal, currency) },
]

const statuses = [
  ...['draft', 'sent', 'viewed', 'signing', 'accepted', 'countersigned'],
  ...['declined', 'expired', 'canceled', 'voided'],
]

export function proposalCommands(cli: Cli): Command {
  const proposals = new Command('proposals').description('offers, from draft to signature')
  addReading(proposals, cli)
  addDrafting(proposals, cli)
  addComments(proposals, cli)
  addProposalActs(proposals, cli)
  addLibraries(proposals, cli)
  return proposals
}

/** Adds the filter options that the list and its totals share. */
const filtered = (command: Command): Command =>
  command
    .addOption(oneOf('--status <status>', 'only these', ...statuses))
    .option('--q <text>', 'part of a number, title, name, email address or item')
    .option('--contact-id <contact>', 'for this contact')
    .option('--owner-id <member>', "only this member's")
    .option('--template-id <template>', 'only from this template')
    .option('--number <number>', 'exactly this number')
    .option('--recipient-email <address>', 'with this recipient')
    .option('--currency <code>', 'such as EUR')
    .option('--sha256 <hash>', 'hash of the content or the sealed PDF')
    .option('--expires-before <time>', 'ISO 8601')
    .option('--created-after <time>', 'ISO 8601')
    .option('--created-before <time>', 'ISO 8601')
    .addOption(oneOf('--revisions <which>', 'latest revision of each, or all', 'latest', 'all'))

function addReading(proposals: Command, { output, connect }: Cli): void {
  filtered(paged(proposals.command('list')))
    .description('list proposals, newest first')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).proposals.list(query), columns, { all }),
    )

  filtered(proposals.command('sums'))
    .description('count proposals and add up their totals, by status and currency')
    .action(async (query) =>
      output.withTable(await (await connect()).proposals.sums(query), 'data', sumColumns),
    )

  filtered(proposals.command('export <file>'))
    .description('export proposals with their totals to a CSV file, newest first')
    .action(async (path, query) => {
      await save(await (await connect()).proposals.export(query), path)
      output.done(`Saved ${path}.`, { path })
    })

  proposals
    .command('get <proposal>')
    .description('show a proposal')
    .action(async (id) => output.priced(await (await connect()).proposals.get(id)))

  proposals
    .command('analytics')
    .description('show results of sent proposals: counts, rates and sums')
    .option(
      '--from <time>',
      'sent at or after this time, ISO 8601; default: 365 days before the end',
    )
    .option('--to <time>', 'sent before this time, ISO 8601; default: now')
    .addOption(
      oneOf('--group-by <what>', 'month', 'month', 'status', 'currency', 'owner', 'template'),
    )
    .action(async (query) =>
      output.withTable(await (await connect()).proposals.analytics(query), 'groups', figureColumns),
    )

  proposals
    .command('problems <proposal>')
    .description('list problems that prevent sending a draft')
    .action(async (id) => {
      const problems = await (await connect()).proposals.problems(id)
      if (output.isJson) output.priced({ data: problems })
      else output.summary(`${problems.length} problems.`, problems, problemColumns)
    })
}

function addDrafting(proposals: Command, cli: Cli): void {
  const { io, output, connect } = cli
  proposals
    .command('create')
    .argument('<draft>', 'a JSON file with the fields of the draft; - for standard input')
    .description('create a draft')
    .action(async (path) => {
      const draft = await readJsonFile<NewProposal>(io, path)
      output.priced(await (await connect()).proposals.create(draft))
    })

  proposals
    .command('update <proposal>')
    .argument('<changes>', 'a JSON file with the fields to change; - for standard input')
    .description('change a draft')
    .action(async (id, path) => {
      const changes = await readJsonFile<ProposalChanges>(io, path)
      output.priced(await (await connect()).proposals.update(id, changes))
    })

  proposals
    .command('clone <proposal>')
    .description('create a draft with the same content')
    .action(async (id) => output.priced(await (await connect()).proposals.clone(id)))

  proposals
    .command('totals')
    .argument('<draft>', 'a JSON file with the fields of a draft; - for standard input')
    .description('compute the totals of a draft; stores nothing')
    .action(async (path) => {
      const draft = await readJsonFile<NewProposal>(io, path)
      const { proposals, proposalSettings } = await connect()
      const preview = await proposals.preview(draft, { html: false })
      if (output.isJson) return output.one(preview)
      // The answer does not repeat the currency.
      const currency = draft.currency ?? (await proposalSettings.get()).defaults.currency
      output.priced({ currency, ...preview })
    })

  proposals
    .command('preview <proposal>')
    .argument('[changes]', 'a JSON file with fields to change in the preview; - for standard input')
    .description('preview a proposal; stores nothing')
    .action(async (id, path) => {
      const changes = path === undefined ? {} : await readJsonFile<ProposalChanges>(io, path)
      const { proposals } = await connect()
      const preview = await proposals.previewChanges(id, changes)
      if (output.isJson) return output.one(preview)
      const currency = changes.currency ?? (await proposals.get(id)).currency
      output.priced({ currency, ...preview })
    })

  withYes(proposals.command('delete <proposal>'))
    .description('delete a draft')
    .action(async (id, options) => {
      const capstan = await connect()
      const look = async () => {
        const { title } = await capstan.proposals.get(id)
        return { what: `the draft "${title}"`, isMany: false }
      }
      if (io.ask) await confirmDeletion(cli, options, look)
      await capstan.proposals.delete(id)
      output.done(`${id} is deleted.`, { id, deleted: true })
    })
}

function addComments(proposals: Command, { output, connect }: Cli): void {
  const comments = proposals.command('comments').description('comments on a proposal')

  paged(comments.command('list <proposal>'))
    .description('list comments, oldest first')
    .action(async (id, { all, ...query }) =>
      output.list((await connect()).proposals.comments.list(id, query), commentColumns, { all }),
    )

  comments
    .command('create <proposal>')
    .requiredOption('--text <text>', 'text of the comment')
    .option('--block-id <block>', 'block of the comment')
    .option('--item-id <item>', 'line of the comment')
    .option('--reply-to <comment>', 'comment to reply to')
    .description('add a comment, which the recipients can read')
    .action(async (id, comment) =>
      output.priced(await (await connect()).proposals.comments.create(id, comment)),
    )

  comments
    .command('resolve <proposal> <comment>')
    .description('resolve a comment')
    .action(async (id, comment) =>
      output.priced(await (await connect()).proposals.comments.resolve(id, comment)),
    )
}
