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

/** Tells authenticators that what they remember of tokens, plans and organizations no longer holds. */
interface Principals {
  invalidate: () => void
  onInvalidate: (run: () => void) => void
}

/** The handles that domains build on: each door to the outside world, once. */
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
  /** Starts a process with the first document. */
  pdf: PdfRenderer
  telemetry: Telemetry
  transact: Transact
  /** Domains that are behind with what transactions leave to do make these wait. */
  backpressure: Backpressure
  throttle: Throttle
  principals: Principals
  rates: Rates
  publicUrl: PublicUrl
  shutdown: Shutdown
  untrustedProxies: UntrustedProxies
  /** Where files lie for as long as a request lasts. */
  scratchDirectory: string
  /** Called inside the transaction of the change, for the events that they name. */
  listeners: EventHandlers[]
  /** Called inside the transaction in which somebody who is no principal did something. */
  actListeners: ActListener[]
  /** Called inside the transaction in which a token or a member loses rights. */
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
