export type {
  Automation,
  AutomationChanges,
  AutomationQuery,
  AutomationRun,
  AutomationRunQuery,
  Automations,
  AutomationTrial,
  AutomationVersion,
  AutomationVersionQuery,
  NewAutomation,
  NewAutomationTrial,
} from './resources/automations.ts'
export type {
  Connection,
  ConnectionAuthorization,
  ConnectionChanges,
  ConnectionQuery,
  Connections,
  NewConnection,
} from './resources/connections.ts'
export type {
  Hook,
  HookChanges,
  HookSecretRotation,
  Hooks,
  HookTest,
  HookWithSecret,
  InboundRefusal,
  NewHook,
} from './resources/hooks.ts'
export type {
  InboundEvent,
  InboundEventQuery,
  InboundEvents,
  InboundEventWithBody,
  InboundReplay,
} from './resources/inbound-events.ts'
export type {
  IntegrationProvider,
  IntegrationProviderChanges,
  IntegrationProviders,
  NewIntegrationProvider,
} from './resources/integration-providers.ts'
export type {
  NewSync,
  NewSyncPreview,
  NewSyncRun,
  Sync,
  SyncChanges,
  SyncConflict,
  SyncPreview,
  SyncQuery,
  SyncRecordError,
  SyncRun,
  SyncRunOptions,
  SyncRunQuery,
  Syncs,
} from './resources/syncs.ts'
