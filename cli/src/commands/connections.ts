import type {
  Connection,
  ConnectionChanges,
  IntegrationProvider,
  IntegrationProviderChanges,
  NewConnection,
  NewIntegrationProvider,
} from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { confirmDeletion, withYes } from '../deletion.ts'
import { readJsonFile } from '../json-file.ts'
import { paged } from '../options.ts'
import type { Column } from '../output.ts'

const columns: Column<Connection>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'name', value: ({ name }) => name },
  { title: 'provider', value: ({ provider }) => provider },
  { title: 'status', value: ({ status }) => status },
  { title: 'account', value: ({ account }) => account },
  { title: 'last ok', value: ({ lastOkAt }) => lastOkAt },
  { title: 'error', value: ({ lastError }) => lastError?.message ?? null },
]

const providerColumns: Column<IntegrationProvider>[] = [
  { title: 'key', value: ({ key }) => key },
  { title: 'name', value: ({ name }) => name },
  { title: 'auth', value: ({ auth }) => auth.map(({ type }) => type).join(', ') },
  { title: 'built in', value: ({ builtIn }) => (builtIn ? 'yes' : 'no') },
]

export function connectionCommands(cli: Cli): Command {
  const { output, connect } = cli
  const connections = new Command('connections').description('accounts at other services')
  paged(connections.command('list'))
    .description('list connections, newest first')
    .option('--provider <key>', 'only those to this provider')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).connections.list(query), columns, { all }),
    )

  connections
    .command('get <connection>')
    .description('show a connection, without its credentials')
    .action(async (id) => output.one(await (await connect()).connections.get(id)))

  addChanges(connections, cli)
  addActs(connections, cli)
  return connections
}

function addChanges(connections: Command, cli: Cli): void {
  const { io, output, connect } = cli
  connections
    .command('create')
    .argument(
      '<connection>',
      'a JSON file with provider, name, config and credentials; - for standard input',
    )
    .description('connect an account')
    .action(async (file) => {
      const connection = await readJsonFile<NewConnection>(io, file)
      output.one(await (await connect()).connections.create(connection))
    })

  connections
    .command('update <connection>')
    .argument('<changes>', 'a JSON file with the fields to change; - for standard input')
    .description('change a connection; a new URL needs the credentials again')
    .action(async (id, file) => {
      const changes = await readJsonFile<ConnectionChanges>(io, file)
      output.one(await (await connect()).connections.update(id, changes))
    })

  withYes(connections.command('delete <connection>'))
    .description('delete a connection with its credentials')
    .action(async (id, options) => {
      const capstan = await connect()
      await confirmDeletion(cli, options, async () => {
        const { name } = await capstan.connections.get(id)
        return { what: `the connection "${name}"`, isMany: false }
      })
      await capstan.connections.delete(id)
      output.done(`${id} is deleted.`, { id, deleted: true })
    })
}

function addActs(connections: Command, { output, connect }: Cli): void {
  connections
    .command('test <connection>')
    .description('test a connection now')
    .action(async (id) => output.one(await (await connect()).connections.test(id)))

  connections
    .command('authorize <connection>')
    .description('get a URL to open in a browser, where the provider asks for access')
    .action(async (id) => {
      output.one(await (await connect()).connections.authorize(id))
      output.note('Open the URL in a browser. It works once, for ten minutes.')
    })

  connections
    .command('disable <connection>')
    .description('disable a connection')
    .action(async (id) => output.one(await (await connect()).connections.disable(id)))

  connections
    .command('enable <connection>')
    .description('test a connection and enable it')
    .action(async (id) => output.one(await (await connect()).connections.enable(id)))
}

export function providerCommands(cli: Cli): Command {
  const { io, output, connect } = cli
  const providers = new Command('providers').description('services that you can connect to')
  paged(providers.command('list'))
    .description('list providers, by key')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).integrationProviders.list(query), providerColumns, { all }),
    )

  providers
    .command('get <key>')
    .description("show a provider's definition")
    .action(async (key) => output.one(await (await connect()).integrationProviders.get(key)))

  providers
    .command('create')
    .argument('<provider>', 'a JSON file with a definition; - for standard input')
    .description('add your own provider')
    .action(async (file) => {
      const provider = await readJsonFile<NewIntegrationProvider>(io, file)
      output.one(await (await connect()).integrationProviders.create(provider))
    })

  providers
    .command('update <key>')
    .argument('<changes>', 'a JSON file with the fields to change; - for standard input')
    .description('change your own provider')
    .action(async (key, file) => {
      const changes = await readJsonFile<IntegrationProviderChanges>(io, file)
      output.one(await (await connect()).integrationProviders.update(key, changes))
    })

  withYes(providers.command('delete <key>'))
    .description('delete a provider of your own that no connection uses')
    .action(async (key, options) => {
      const capstan = await connect()
      await confirmDeletion(cli, options, async () => ({
        what: `the provider ${key}`,
        isMany: false,
      }))
      await capstan.integrationProviders.delete(key)
      output.done(`${key} is deleted.`, { key, deleted: true })
    })
  return providers
}
