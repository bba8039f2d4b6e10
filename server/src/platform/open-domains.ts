import { checkHandlers, checkOperations, collect } from './catalogue.ts'
import type { Background, Catalogue, Domain, OpenDomain } from './domain.ts'
import { systemOperations } from './http/mount/system-operations.ts'
import type { JobHandler } from './jobs/jobs.ts'
import { mcpOperation } from './mcp/endpoint.ts'
import { toolboxOf } from './mcp/toolbox.ts'
import { isRaw, type Operation } from './operations/operation.ts'
import type { Platform } from './platform.ts'
import { joinRecords } from './records-about.ts'

/** All domains, opened: their declarations, their operations and their background work. */
export interface OpenDomains extends AsyncDisposable {
  catalogue: Catalogue
  /** Every mounted operation, including those for the dashboard's cookie. */
  operations: readonly Operation[]
  /** Operations as declared, each once. */
  described: readonly Operation[]
  jobs: readonly JobHandler[]
  background: readonly Background[]
  /** Returns the values of one property of the open domains, in their order. */
  collect<Key extends keyof OpenDomain>(key: Key): NonNullable<OpenDomain[Key]>[]
  /** Does background work immediately. Returns true if there was any. For tests. */
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
    finders: () => offered('finders').flat(),
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

/**
 * Returns true for an operation that the dashboard can use: all token operations, including file downloads, except
 * those with their own protocol.
 */
const isAtDashboard = ({ audience, method, reply }: Operation): boolean =>
  audience === 'token' && (method === 'GET' || !isRaw(reply))

const behindCookie = (operation: Operation): Operation => ({
  ...operation,
  audience: 'session',
  path: `/session${operation.path}`,
  ...(operation.location && { location: `/session${operation.location}` }),
})
