import type { OpenDomain } from '../../../platform/domain.ts'
import type { Platform } from '../../../platform/platform.ts'
import { providerOperations } from './routes.ts'

export type { AuthMethod, AuthMethodOf, AuthType, OAuthMethod } from './auth-schema.ts'
export { authTypes } from './auth-schema.ts'
export { audienceOf, labelPattern, placeholdersIn, resolveBaseUrl } from './definition.ts'
export type { ChangeListing, Pagination, RecordListing } from './model-schema.ts'
export type { ProviderDefinition, ProviderTest, Setting } from './schema.ts'
export { builtIn, findDefinition, requireReachable } from './service.ts'

/** Declarations of providers for the domain. */
export const providerDeclarations = {
  tags: {
    'Integration providers': 'Services that connections can be made to, described as data.',
  },
} as const

export const openProviders = (platform: Platform) =>
  ({ operations: providerOperations(platform) }) satisfies OpenDomain
