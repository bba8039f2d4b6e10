import type { Timings } from './attempt.ts'

export const nothing: Timings = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null }

/** For the log: hundredths of a millisecond. */
export const rounded = ({ dnsMs, connectMs, tlsMs, firstByteMs }: Timings): Timings => ({
  dnsMs: hundredths(dnsMs),
  connectMs: hundredths(connectMs),
  tlsMs: hundredths(tlsMs),
  firstByteMs: hundredths(firstByteMs),
})

const hundredths = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) / 100
