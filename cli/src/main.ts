import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { styleText } from 'node:util'
import { Capstan, CapstanOperator } from '@capstan/sdk'
import { Command, CommanderError } from 'commander'
import type { Cli } from './cli.ts'
import { addAccountCommands } from './commands/account.ts'
import { apiCommand } from './commands/api.ts'
import { auditCommands } from './commands/audit.ts'
import { automationCommands, expressionCommands } from './commands/automations.ts'
import { baseCommands } from './commands/bases.ts'
import { catalogCommands } from './commands/catalog.ts'
import { companyCommands } from './commands/companies.ts'
import { completionCommand } from './commands/completion.ts'
import { connectionCommands, providerCommands } from './commands/connections.ts'
import { contactCommands } from './commands/contacts.ts'
import { contentBlockCommands } from './commands/content-blocks.ts'
import { creditCommands } from './commands/credits.ts'
import { customFieldCommands } from './commands/custom-fields.ts'
import { deliveryCommands } from './commands/deliveries.ts'
import { destinationCommands } from './commands/destinations.ts'
import { doctorCommand } from './commands/doctor.ts'
import { embeddingModelCommands } from './commands/embedding-models.ts'
import { evaluateCommand } from './commands/evaluate.ts'
import { eventCommands } from './commands/events.ts'
import { hookCommands } from './commands/hooks.ts'
import { inboundEventCommands } from './commands/inbound-events.ts'
import { operatorCommands } from './commands/operator.ts'
import { proposalCommands } from './commands/proposals.ts'
import { requestCommands } from './commands/requests.ts'
import { searchCommand } from './commands/search.ts'
import { segmentCommands } from './commands/segments.ts'
import { sourceCommands } from './commands/sources.ts'
import { syncCommands } from './commands/syncs.ts'
import { tagCommands } from './commands/tags.ts'
import { triggerCommand } from './commands/trigger.ts'
import { webhookCommands } from './commands/webhooks.ts'
import { describeFailure } from './failure.ts'
import { type Io, UsageError } from './io.ts'
import { Output } from './output.ts'
import { readOutputMode } from './output-mode.ts'
import {
  environment,
  type Profile,
  readOperatorProfile,
  readProfile,
  withProfile,
} from './profile.ts'

const { version, commit } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)

const begin = `
Get started:
  capstan login
  capstan bases create --name Handbook
  capstan sources sync ./handbook --base Handbook --wait
  capstan sources add https://example.com/hours --base Handbook --wait
  capstan search "When do you open on Sundays?" --base Handbook
  capstan evaluate questions.csv --base Handbook

Webhooks on your machine:
  capstan webhooks listen --forward http://localhost:3000/hooks/capstan
  capstan trigger contact.created --forward http://localhost:3000/hooks/capstan
  capstan deliveries tail --status failed

Run an installation:
  capstan operator login --url http://127.0.0.1:8080 --key <operator key>
  capstan operator backups create --wait
  capstan doctor

The server and the token are stored in ~/.config/capstan/profile.json; CAPSTAN_URL and CAPSTAN_TOKEN
take precedence, and CAPSTAN_PROFILE names a profile. Without them, a command takes the first token of a server that was started in
this folder. Exit codes: 0 done, 1 refused or failed, 2 wrong command line, 3 no answer.`

/** Runs one command line, without the name of the program, and gives the exit code. */
export async function run(args: readonly string[], world: Io): Promise<number> {
  const program = new Command('capstan')
  const io = { ...world }
  const output = new Output(io)
  // A person waits at the terminal, so an unreachable server is given up after a second or two.
  const connect = async (profile?: Profile) =>
    new Capstan({ ...(profile ?? (await readProfile(io.env))), retryDelayMs: 200 })
  const operate = async (profile?: Profile) =>
    new CapstanOperator({ ...(profile ?? (await readOperatorProfile(io.env))), retryDelayMs: 200 })
  build(program, { io, output, connect, operate })
  program.hook('preAction', async (_, command) => {
    const { profile, ...options } = program.opts()
    if (profile !== undefined) io.env = withProfile(io.env, profile)
    // Only lists are tables, and only they have pages.
    if (options['csv'] && !command.options.some(({ long }) => long === '--all')) {
      throw new UsageError('--csv is only for lists. Use --json here.')
    }
    output.mode = await readOutputMode(options)
  })
  try {
    await program.parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0
    const { exitCode, sentence, json } = describeFailure(error)
    const isJson = program.opts()['json'] === true || output.isJson
    if (sentence !== null) io.err(isJson ? `${JSON.stringify(json)}\n` : `capstan: ${sentence}\n`)
    return exitCode
  }
}

function build(program: Command, cli: Cli): void {
  program
    .description('The command line of Capstan.')
    .version(commit ? `${version}+${commit}` : version, '--version', 'show the version')
    .option('--json', "print the server's response as JSON")
    .option(
      '--jq <expression>',
      'filter the JSON response with a jq expression, such as .data[].id',
    )
    .option('--csv', 'print a list as CSV, with all fields')
    .option('--profile <name>', 'use the server stored by `login --profile <name>`')
    .addHelpText('after', begin)
  addAccountCommands(program, cli)
  for (const make of [
    contactCommands,
    companyCommands,
    customFieldCommands,
    segmentCommands,
    automationCommands,
    destinationCommands,
    expressionCommands,
    tagCommands,
    baseCommands,
    sourceCommands,
    searchCommand,
    evaluateCommand,
    embeddingModelCommands,
    proposalCommands,
    catalogCommands,
    contentBlockCommands,
    connectionCommands,
    providerCommands,
    hookCommands,
    inboundEventCommands,
    syncCommands,
    webhookCommands,
    triggerCommand,
    deliveryCommands,
    eventCommands,
    auditCommands,
    creditCommands,
    requestCommands,
    operatorCommands,
    doctorCommand,
    apiCommand,
  ]) {
    program.addCommand(make(cli))
  }
  program.addCommand(completionCommand(cli, program))
  obeyEverywhere(program, cli.io)
}

/** Settings that commander copies to a subcommand only when it makes it itself. */
function obeyEverywhere(command: Command, io: Io): void {
  command
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => io.err(text),
      getOutHelpWidth: () => io.terminal?.columns ?? 80,
      getOutHasColors: () => io.terminal?.hasColors ?? false,
      outputError: (text, write) => write(text.replace(/^error: /, 'capstan: ')),
    })
    .configureHelp({ showGlobalOptions: true, styleTitle: (title) => styleText('bold', title) })
    .helpOption('-h, --help', 'show this help')
    .helpCommand(false)
    .showHelpAfterError('(add --help to see the options)')
  for (const below of command.commands) obeyEverywhere(below, io)
}

/** The program as a process. */
export async function main(): Promise<void> {
  // The reader of a pipe may stop early: `capstan contacts list --all | head`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
  process.exitCode = await run(process.argv.slice(2), {
    env: environment(),
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    columns: process.stderr.columns,
    terminal: process.stdout.isTTY
      ? { columns: process.stdout.columns, hasColors: process.stdout.hasColors() }
      : undefined,
    readInput: () => text(process.stdin),
    ask: process.stdin.isTTY && process.stderr.isTTY ? ask : undefined,
    untilInterrupted,
  })
}

/** The question goes beside the output, which may be read by a program. */
async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await lines.question(question)
  } finally {
    lines.close()
  }
}

function untilInterrupted(): AbortSignal {
  const interrupted = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => interrupted.abort())
  }
  return interrupted.signal
}
