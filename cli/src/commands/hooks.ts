import type { Hook, HookWithSecret, InboundRefusal, NewHook } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { confirmDeletion, withYes } from '../deletion.ts'
import { count, jsonObject, paged } from '../options.ts'
import type { Column } from '../output.ts'
import { addCapturing } from './capture-hooks.ts'
import { addSend } from './send-hooks.ts'

const columns: Column<Hook>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'name', value: ({ name }) => name },
  { title: 'preset', value: ({ preset }) => preset },
  { title: 'enabled', value: ({ enabled }) => (enabled ? 'yes' : 'paused') },
  { title: 'last event', value: ({ lastEventAt }) => lastEventAt },
  { title: 'url', value: ({ url }) => url },
]

const refusalColumns: Column<InboundRefusal>[] = [
  { title: 'at', value: ({ refusedAt }) => refusedAt },
  { title: 'reason', value: ({ reason }) => reason },
  { title: 'bytes', value: ({ bodyBytes }) => bodyBytes },
  { title: 'from', value: ({ address }) => address },
]

export function hookCommands(cli: Cli): Command {
  const hooks = new Command('hooks').description('URLs that other services post to')
  addReading(hooks, cli)
  addWriting(hooks, cli)
  addCapturing(hooks, cli)
  addSend(hooks, cli)
  return hooks
}

function addReading(hooks: Command, { output, connect }: Cli): void {
  paged(hooks.command('list'))
    .description('list hooks, newest first')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).hooks.list(query), columns, { all }),
    )
  hooks
    .command('get <hook>')
    .description('show a hook with its URL')
    .action(async (id) => output.one(await (await connect()).hooks.get(id)))
  paged(hooks.command('refusals <hook>'))
    .description('list refused requests with the reason, newest first')
    .action(async (id, { all, ...query }) =>
      output.list((await connect()).hooks.refusals(id, query), refusalColumns, { all }),
    )
}

interface Fields {
  name: string
  preset: NewHook['preset']
  secret?: string
  config?: Record<string, unknown>
  paused?: boolean
}

const configOption = '--config <json>'
const aboutConfig = 'settings of the preset, such as \'{"verifyToken": "…"}\''

function addWriting(hooks: Command, cli: Cli): void {
  const { output, connect } = cli
  const showSecret = (hook: HookWithSecret) => {
    output.one(hook)
    if (hook.secret !== null) output.note('Keep the secret: it is not shown again.')
  }

  hooks
    .command('create')
    .description('create a hook; its secret is shown once')
    .requiredOption('--name <name>', 'for people')
    .requiredOption('--preset <preset>', 'who sends: stripe, github, shopify, slack, hmac, …')
    .option('--secret <secret>', 'secret that the sender signs with')
    .option(configOption, aboutConfig, jsonObject)
    .option('--paused', 'hold requests until the hook is enabled')
    .action(async ({ paused, ...fields }: Fields) => {
      const hook = { ...fields, ...(paused && { enabled: false }) }
      showSecret(await (await connect()).hooks.create(hook))
    })

  hooks
    .command('update <hook>')
    .description('change the fields that you pass')
    .option('--name <name>', 'for people')
    .option(configOption, `${aboutConfig}; replaces the current settings`, jsonObject)
    .option('--enable', 'enable the hook')
    .option('--pause', 'disable the hook: hold requests')
    .action(async (id, { enable, pause, ...fields }) => {
      const enabled = enable || pause ? { enabled: Boolean(enable) } : {}
      output.one(await (await connect()).hooks.update(id, { ...fields, ...enabled }))
    })

  hooks
    .command('take-over <hook>')
    .description('become its author, and start it again if it stopped because of its author')
    .action(async (id) => output.one(await (await connect()).hooks.takeOver(id)))

  withYes(hooks.command('delete <hook>'))
    .description('delete a hook; its address answers 410 from now on')
    .action(async (id, options) => {
      const capstan = await connect()
      await confirmDeletion(cli, options, async () => {
        const { name } = await capstan.hooks.get(id)
        return { what: `the hook "${name}"`, isMany: false }
      })
      await capstan.hooks.delete(id)
      output.done(`${id} is deleted.`, { id, deleted: true })
    })

  hooks
    .command('rotate-secret <hook>')
    .description('set the secret that you pass, or a new one')
    .option('--secret <secret>', 'new secret that the sender signs with')
    .option(
      '--overlap-hours <n>',
      'hours in which the old secret is also valid; default: 24',
      count,
    )
    .action(async (id, rotation) =>
      showSecret(await (await connect()).hooks.rotateSecret(id, rotation)),
    )

  hooks
    .command('rotate-address <hook>')
    .description('give a hook a new URL; the old one answers 410')
    .action(async (id) => output.one(await (await connect()).hooks.rotateAddress(id)))

  hooks
    .command('test <hook>')
    .description('store an event as if the sender had posted it')
    .option('--body <text>', 'body; by default an example')
    .option('--content-type <type>', 'content type of the body; default: application/json')
    .action(async (id, test) => output.one(await (await connect()).hooks.test(id, test)))
}
