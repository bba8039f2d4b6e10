/** Error that prevents the start. The message names the setting to change and needs no stack. */
export class StartFault extends Error {}

/** All faults of the settings together. */
export class ConfigError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length} error${faults.length === 1 ? '' : 's'}:\n${faults.map((f) => `  - ${f}`).join('\n')}`,
    )
    this.faults = faults
  }
}
