import type { Clock } from './clock.ts'
import type { Config } from './config/config.ts'
import type { InstallationSecrets } from './config/secrets.ts'
import type { Keyring } from './crypto/seal.ts'
import type { Database } from './db/database.ts'
import type { Pager } from './db/page.ts'
import type { Shutdown } from './http/server/shutdown.ts'
import type { UntrustedProxies } from './http/server/untrusted-proxies.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { PublicUrl } from './links.ts'
import type { Logger } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics.ts'
import type { Outbound } from './net/index.ts'
import type { PdfRenderer } from './pdf/pdf-renderer.ts'
import type { Rates } from './rates/rates.ts'
import type { Telemetry } from './telemetry/telemetry.ts'
import type { Throttle } from './throttle/throttle.ts'
import type { ActListener, Backpressure, EventHandlers, LossListener, Transact } from './work.ts'

/** Tells authenticators that cached tokens, plans and organizations are no longer valid. */
interface Principals {
  invalidate: () => void
  onInvalidate: (run: () => void) => void
}

/** The services that domains build on, each with the outside world in one place. */
export interface Platform {
  config: Config
  secrets: InstallationSecrets
  clock: Clock
  log: Logger
  metrics: Metrics
  keyring: Keyring
  pager: Pager
  database: Database
  jobs: Jobs
  outbound: Outbound
  mailer: Mailer
  /** PDF renderer, which starts a process with the first document. */
  pdf: PdfRenderer
  telemetry: Telemetry
  transact: Transact
  /** Backpressure. Domains that are behind with work left by transactions make transactions wait. */
  backpressure: Backpressure
  throttle: Throttle
  principals: Principals
  rates: Rates
  publicUrl: PublicUrl
  shutdown: Shutdown
  untrustedProxies: UntrustedProxies
  /** Directory for files that live as long as a request. */
  scratchDirectory: string
  /** Event handlers, called inside the transaction of the change. */
  listeners: EventHandlers[]
  /** Called inside the transaction of an action by someone who is not a principal. */
  actListeners: ActListener[]
  /** Called inside the transaction in which a token or a member loses permissions. */
  lossListeners: LossListener[]
}

export function createPrincipals(): Principals {
  const listeners: (() => void)[] = []
  return {
    invalidate() {
      for (const run of listeners) run()
    },
    onInvalidate: (run) => void listeners.push(run),
  }
}
