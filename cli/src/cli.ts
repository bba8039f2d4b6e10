import type { Capstan, CapstanOperator } from '@capstan/sdk'
import type { Io } from './io.ts'
import type { Output } from './output.ts'
import type { Profile } from './profile.ts'

/** Services that every command uses. */
export interface Cli {
  io: Io
  output: Output
  /** The client of the profile, by default the one in force; a UsageError when there is none. */
  connect(profile?: Profile): Promise<Capstan>
  /** The client of the installation, by the operator key; a UsageError when there is none. */
  operate(profile?: Profile): Promise<CapstanOperator>
}
