import type { Domain } from '../../platform/domain.ts'
import type { Platform } from '../../platform/platform.ts'
import { diagnosisOperations } from './routes.ts'

/** What `capstan doctor` asks; `domains` are those whose concerns are told. */
export const diagnosis = (
  platform: Platform,
  version: string,
  domains: () => readonly Domain[],
): Domain => ({
  operations: [],
  operatorOperations: diagnosisOperations(platform, version, domains),
})
