import { setTimeout as pause } from 'node:timers/promises'
import type {
  Backup,
  EncryptionKeys,
  Organization,
  OrganizationActivity,
  Plan,
  PlanSettings,
} from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { confirmDeletion, withYes } from '../deletion.ts'
import { Shortfall } from '../io.ts'
import { count, paged } from '../options.ts'
import type { Column } from '../output.ts'
import { saveOperatorProfile } from '../profile.ts'
import { addEntryFilters, entryColumns } from './credits.ts'
import { addTokens } from './operator-tokens.ts'

const organizationColumns: Column<Organization>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'name', value: ({ name }) => name },
  { title: 'plan', value: ({ plan }) => plan },
]

const activityColumns: Column<OrganizationActivity>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'name', value: ({ name }) => name },
  { title: 'plan', value: ({ plan }) => plan },
  { title: 'requests', value: ({ requests }) => requests },
  { title: 'refused', value: ({ refused }) => refused },
  { title: 'jobs', value: ({ jobsRunning, jobsWaiting }) => `${jobsRunning} + ${jobsWaiting}` },
  { title: 'deliveries', value: ({ deliveriesWaiting }) => deliveriesWaiting },
  { title: 'hook events', value: ({ hookEventsWaiting }) => hookEventsWaiting },
  { title: 'mails', value: ({ mails }) => mails },
  { title: 'bytes', value: ({ storedBytes }) => storedBytes },
]

const backupColumns: Column<Backup>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'status', value: ({ status }) => status },
  { title: 'bytes', value: ({ bytes }) => bytes },
  { title: 'created', value: ({ createdAt }) => createdAt },
  { title: 'path', value: ({ path, error }) => path ?? error },
]

const planColumns: Column<Plan>[] = [
  { title: 'key', value: ({ key }) => key },
  { title: 'requests a minute', value: ({ requestsPerMinute }) => requestsPerMinute },
  { title: 'credits a month', value: ({ monthlyCredits }) => monthlyCredits },
  { title: 'contacts', value: ({ maxContacts }) => maxContacts },
  { title: 'stored bytes', value: ({ maxStoredBytes }) => maxStoredBytes },
]

const keyColumns: Column<EncryptionKeys['data'][number]>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'current', value: ({ current }) => (current ? 'yes' : 'no') },
  { title: 'known', value: ({ known }) => (known ? 'yes' : 'no') },
  { title: 'values', value: ({ values }) => values },
]

export function operatorCommands(cli: Cli): Command {
  const operator = new Command('operator').description(
    'the installation as a whole: organizations, plans, keys, backups',
  )
  addLogin(operator, cli)
  addOrganizations(operator, cli)
  addCredits(operator, cli)
  addLedger(operator, cli)
  addTokens(operator, cli)
  addPlans(operator, cli)
  addKeys(operator, cli)
  addBackups(operator, cli)
  return operator
}

function addLogin(operator: Command, { io, output, operate }: Cli): void {
  operator
    .command('login')
    .description('sign in: check the operator key, and store it with the URL of its server')
    .requiredOption('--url <address>', 'URL of the server, such as http://127.0.0.1:8080')
    .requiredOption('--key <key>', 'the operator key; - reads it from standard input')
    .action(async ({ url, key: given }) => {
      const token = given === '-' ? (await io.readInput()).trim() : given
      await (await operate({ url, token })).plans.get('free')
      const path = await saveOperatorProfile(io.env, { url, token })
      output.done(`Signed in as the operator of ${url}. Stored in ${path}.`, { url, path })
    })
}

function addOrganizations(operator: Command, cli: Cli): void {
  const { output, operate } = cli
  const organizations = operator.command('organizations').description('the tenants')
  paged(organizations.command('list'))
    .description('list organizations, newest first')
    .action(async ({ all, ...query }) =>
      output.list((await operate()).organizations.list(query), organizationColumns, { all }),
    )
  organizations
    .command('top')
    .description('list the organizations with the highest current usage')
    .option(
      '--by <column>',
      'requests, jobsWaiting, jobsRunning, mails, storedBytes, …',
      'requests',
    )
    .option('--limit <n>', 'how many', count, 20)
    .action(async (query) => {
      const data = await (await operate()).organizations.top(query)
      output.withTable({ data }, 'data', activityColumns)
    })
  organizations
    .command('get <organization>')
    .description('show an organization')
    .action(async (id) => output.one(await (await operate()).organizations.get(id)))
  organizations
    .command('create')
    .description('create an organization')
    .requiredOption('--name <name>', 'name')
    .option('--plan <plan>', 'key of its plan; default: free')
    .action(async (fields) => output.one(await (await operate()).organizations.create(fields)))
  organizations
    .command('update <organization>')
    .description('rename an organization, or change its plan')
    .option('--name <name>', 'name')
    .option('--plan <plan>', 'key of its plan')
    .action(async (id, changes) =>
      output.one(await (await operate()).organizations.update(id, changes)),
    )
  withYes(organizations.command('delete <organization>'))
    .description('revoke its tokens immediately and delete all of its data')
    .action(async (id, options) => {
      const operator = await operate()
      await confirmDeletion(cli, options, async () => {
        const { name } = await operator.organizations.get(id)
        return { what: `the organization "${name}" with all of its data`, isMany: true }
      })
      await operator.organizations.delete(id)
      output.done(`${id} is deleted.`, { id, deleted: true })
    })
}

function addCredits(operator: Command, { output, operate }: Cli): void {
  operator
    .command('credits <organization>')
    .description('grant credits')
    .requiredOption('--amount <n>', 'number of credits', count)
    .requiredOption('--reason <text>', 'reason, shown in the ledger')
    .option('--expires-at <time>', 'time when the rest of the credits expire')
    .action(async (id, grant) =>
      output.one(await (await operate()).organizations.grantCredits(id, grant)),
    )
}

function addLedger(operator: Command, { output, operate }: Cli): void {
  paged(addEntryFilters(operator.command('credit-entries <organization>')))
    .description('list the credits ledger of an organization, newest first')
    .action(async (id, { all, ...query }) =>
      output.list((await operate()).organizations.creditEntries(id, query), entryColumns, { all }),
    )
}

const planFields = {
  'requests-per-minute': 'requests per minute and token',
  burst: 'requests at once',
  'organization-requests-per-minute': 'requests per minute of all tokens and people together',
  'max-contacts': 'contacts',
  'max-contact-fields': 'fields of contacts',
  'max-segments': 'segments of contacts',
  'max-companies': 'companies',
  'max-contact-notes': 'notes on contacts',
  'max-proposals': 'open proposals, including drafts',
  'max-templates': 'templates of proposals',
  'max-catalog-items': 'items of the catalog',
  'max-content-blocks': 'blocks of the library',
  'max-automations': 'automations',
  'max-bases': 'knowledge bases',
  'max-sources': 'sources',
  'max-chunks': 'chunks',
  'max-webhooks': 'webhooks',
  'max-members': 'members',
  'hourly-mails': 'emails per hour',
  'max-tokens': 'tokens that are not revoked',
  'max-upload-bytes': 'bytes of an uploaded file',
  'max-stored-bytes': 'bytes of all files',
  'monthly-runs': 'automation runs per month',
  'max-hooks': 'hooks',
  'max-syncs': 'syncs',
  'max-connections': 'connections',
  'max-inbound-bytes': 'bytes of a hook request',
  'monthly-inbound-events': 'hook events handled per month',
  'monthly-inbound-bytes': 'bytes of hook events per month',
  'monthly-published-events': 'events published per month',
  'monthly-published-bytes': 'bytes of events published per month',
  'monthly-credits': 'credits granted per month',
}

function addPlans(operator: Command, { output, operate }: Cli): void {
  const plans = operator.command('plans').description('limits of organizations')
  paged(plans.command('list'))
    .description('list plans by key')
    .action(async ({ all, ...query }) =>
      output.list((await operate()).plans.list(query), planColumns, { all }),
    )
  plans
    .command('get <plan>')
    .description('show a plan')
    .action(async (key) => output.one(await (await operate()).plans.get(key)))
  const put = plans
    .command('put <plan>')
    .description('create a plan or replace its settings; options that you leave out mean no limit')
    .action(async (key, settings: PlanSettings) =>
      output.one(await (await operate()).plans.put(key, settings)),
    )
  for (const [name, what] of Object.entries(planFields)) put.option(`--${name} <n>`, what, count)
}

function addKeys(operator: Command, { output, operate }: Cli): void {
  const show = (keys: EncryptionKeys) => output.withTable(keys, 'data', keyColumns)
  const keys = operator.command('keys').description('encryption keys for secrets at rest')
  keys
    .command('list')
    .description('show how many secrets each key encrypts')
    .action(async () => show(await (await operate()).installation.encryptionKeys()))
  keys
    .command('rotate')
    .description('encrypt every secret with the first key of CAPSTAN_SECRET_KEY')
    .action(async () => show(await (await operate()).installation.rotateEncryptionKeys()))
}

const pollMs = 500

function addBackups(operator: Command, { output, operate }: Cli): void {
  const backups = operator.command('backups').description('backups of the installation')
  backups
    .command('create')
    .description('make a backup while the server runs; the file is on the server')
    .option('--wait', 'wait until it is complete')
    .action(async ({ wait }) => {
      const client = await operate()
      let backup = await client.backups.create()
      while (wait && backup.status === 'running') {
        await pause(pollMs)
        backup = await client.backups.get(backup.id)
      }
      output.one(backup)
      if (backup.status === 'failed') throw new Shortfall(`The backup failed: ${backup.error}`)
    })
  paged(backups.command('list'))
    .description('list backups, newest first')
    .action(async ({ all, ...query }) =>
      output.list((await operate()).backups.list(query), backupColumns, { all }),
    )
  backups
    .command('get <backup>')
    .description('show a backup')
    .action(async (id) => output.one(await (await operate()).backups.get(id)))
}
