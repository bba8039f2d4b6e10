// Preloaded into a node whose clock shall be wrong, by CLOCK_SHIFT_MS.
const shiftMs = Number(process.env['CLOCK_SHIFT_MS'])
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...parts: unknown[]) {
    super(...((parts.length === 0 ? [RealDate.now() + shiftMs] : parts) as [number]))
  }
  static override now = () => RealDate.now() + shiftMs
} as DateConstructor
