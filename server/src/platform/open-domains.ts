import { checkHandlers, checkOperations, collect } from './catalogue.ts'
import type { Background, Catalogue, Domain, OpenDomain } from './domain.ts'
import { systemOperations } from './http/mount/system-operations.ts'
import type { JobHandler } from './jobs/jobs.ts'
import { mcpOperation } from './mcp/endpoint.ts'
import { toolboxOf } from './mcp/toolbox.ts'
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
  const opened: OpenDomain[] = []
  const offered = <Key extends keyof OpenDomain>(key: Key) =>
    opened.flatMap((domain) => {
      const offer = domain[key]
      return offer === undefined ? [] : [offer as NonNullable<OpenDomain[Key]>]
    })
  const catalogue: Catalogue = {
    ...collect(domains),
    operations: () => described,
    changeRecorders: () => offered('changeRecorder'),
    listSubscribers: async (types) =>
      (await Promise.all(offered('listSubscribers').map((list) => list(types)))).flat(),
    findTransport: (name) => offered('transports').find((own) => Object.hasOwn(own, name))?.[name],
    concerns: async () => (await Promise.all(offered('concerns').map((list) => list()))).flat(),
    recordsAbout: (...asked) => joinRecords(offered('recordsAbout'))(...asked),
  }
  opened.push(...domains.map((domain) => domain.open(platform, catalogue)))
  const toolboxes = opened.flatMap((domain) => toolboxOf(domain) ?? [])
  const described = [
    ...offered('operations').flat(),
    ...systemOperations(platform, catalogue),
    ...(toolboxes.length > 0 ? [mcpOperation(platform, { ...catalogue, toolboxes })] : []),
  ]
  checkOperations(catalogue, described)
  checkHandlers(catalogue, offered('on'))
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
