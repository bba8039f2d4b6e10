import type { Diagnosis } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { Shortfall } from '../io.ts'
import type { Column } from '../output.ts'

type Check = Diagnosis['checks'][number]

const columns: Column<Check>[] = [
  { title: 'status', value: ({ status }) => status },
  { title: 'check', value: ({ name }) => name },
  { title: 'found', value: ({ message }) => message },
]

const maxSkewMs = 30_000

export function doctorCommand({ output, operate }: Cli): Command {
  return new Command('doctor')
    .description('check the installation; exits with 1 if there is a fault')
    .option('--outbound <url>', 'URL to test outbound requests with; default: https://example.com/')
    .action(async ({ outbound }) => {
      const operator = await operate()
      const startedAt = Date.now()
      const report = await operator.installation.diagnose({ ...(outbound && { outbound }) })
      const clock = checkClock(Date.parse(report.at), startedAt, Date.now())
      const diagnosis = { ...report, checks: [...report.checks, clock] }
      output.withTable(diagnosis, 'checks', columns)
      const faults = diagnosis.checks.filter(({ status }) => status === 'fault')
      if (faults.length > 0) {
        throw new Shortfall(`Faults: ${faults.map(({ name }) => name).join(', ')}.`)
      }
    })
}

/** Signatures and expiries go by the server's clock; this machine is the only other one to ask. */
function checkClock(thereMs: number, startedAt: number, endedAt: number): Check {
  const apartMs = Math.max(thereMs - endedAt, startedAt - thereMs)
  const name = 'clock'
  if (apartMs <= maxSkewMs) return { name, status: 'ok', message: 'agrees with this machine' }
  const seconds = Math.round(apartMs / 1000)
  return {
    name,
    status: 'warning',
    message: `it differs by ${seconds} s from this machine. Synchronize both with NTP.`,
  }
}
