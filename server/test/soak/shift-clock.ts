// Preloaded into a node whose clock shall be wrong, by CLOCK_SHIFT_MS. At each SIGUSR2 it jumps: by CLOCK_JUMP_MS, and
// back again.
let shiftMs = Number(process.env['CLOCK_SHIFT_MS'] ?? 0)
let jumpMs = Number(process.env['CLOCK_JUMP_MS'] ?? 0)
const RealDate = Date

process.on('SIGUSR2', () => {
  shiftMs += jumpMs
  jumpMs = -jumpMs
})

globalThis.Date = class extends RealDate {
  constructor(...parts: unknown[]) {
    super(...((parts.length === 0 ? [RealDate.now() + shiftMs] : parts) as [number]))
  }
  static override now = () => RealDate.now() + shiftMs
} as DateConstructor
