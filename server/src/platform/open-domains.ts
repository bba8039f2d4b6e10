import { checkHandlers, checkOperations, collect } from './catalogue.ts'
import type { Background, Catalogue, Domain, OpenDomain } from './domain.ts'
import { systemOperations } from './http/operations/system-operations.ts'
import type { JobHandler } from './jobs/jobs.ts'
import { mcpOperation } from './mcp/endpoint.ts'
import { toolboxOf } from './mcp/tool.ts'
import { isRaw, type Operation } from './operations/operation.ts'
import type { Platform } from './platform.ts'
import { joinRecords } from './records-about.ts'

/** All domains, opened: what they declare, what they answer, and what runs behind. */
export interface OpenDomains extends AsyncDisposable {
  catalogue: Catalogue
  /** Every operation that is mounted, those behind the dashboard's cookie included. */
  operations: readonly Operation[]
  /** The operations as they are declared, each once. */
  described: readonly Operation[]
  jobs: readonly JobHandler[]
  background: readonly Background[]
  /** What the domains offer of one kind, in their order. */
  collect<Key extends keyof OpenDomain>(key: Key): NonNullable<OpenDomain[Key]>[]
  /** Does at once what background work would do; true when there was something to do. For tests. */
  drain(): Promise<boolean>
}

export function openDomains(platform: Platform, domains: readonly Domain[]): OpenDomains {
  const catalogue = collect(domains)
  const opened = domains.map((domain) => domain.open(platform, catalogue))
  const offered = <Key extends keyof OpenDomain>(key: Key) =>
    opened.flatMap((domain) => {
      const offer = domain[key]
      return offer === undefined ? [] : [offer as NonNullable<OpenDomain[Key]>]
    })
  const operations = offered('operations').flat()
  const toolboxes = opened.flatMap((domain) => toolboxOf(domain) ?? [])
  const tools = { operations, toolboxes, recorderFactories: offered('changeRecorder') }
  const described = [
    ...operations,
    ...systemOperations(platform, catalogue),
    ...(toolboxes.length > 0 ? [mcpOperation(platform, tools)] : []),
  ]
  checkOperations(catalogue, described)
  checkHandlers(catalogue, offered('on'))
  catalogue.operations = described
  catalogue.changeRecorders = tools.recorderFactories
  catalogue.listSubscribers = async (types) =>
    (await Promise.all(offered('listSubscribers').map((list) => list(types)))).flat()
  catalogue.transports = new Map(offered('transports').flatMap((own) => Object.entries(own)))
  catalogue.concerns = async () =>
    (await Promise.all(offered('concerns').map((list) => list()))).flat()
  catalogue.recordsAbout = joinRecords(offered('recordsAbout'))
  return {
    catalogue,
    described,
    operations: described.flatMap((operation) =>
      isAtDashboard(operation) ? [operation, behindCookie(operation)] : [operation],
    ),
    jobs: offered('jobs').flat(),
    background: offered('background').flat(),
    collect: offered,
    async drain() {
      let isBusy = false
      for (const drain of offered('drain')) isBusy = (await drain()) || isBusy
      return isBusy
    },
    async [Symbol.asyncDispose]() {
      for (const close of offered('close')) await close()
    },
  }
}

/** The dashboard has what tokens have, files to download too, except what speaks a protocol of its own. */
const isAtDashboard = ({ audience, method, reply }: Operation): boolean =>
  audience === 'token' && (method === 'GET' || !isRaw(reply))

const behindCookie = (operation: Operation): Operation => ({
  ...operation,
  audience: 'session',
  path: `/session${operation.path}`,
  ...(operation.location && { location: `/session${operation.location}` }),
})
