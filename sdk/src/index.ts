/** The whole public surface; what is not here is free to change. */
export { Capstan, type CapstanOptions } from './client.ts'
export {
  AuthenticationError,
  CapstanError,
  ConflictError,
  ConnectionError,
  InvalidRequestError,
  isAuthenticationError,
  isCapstanError,
  isConflictError,
  isConnectionError,
  isInvalidRequestError,
  isNotFoundError,
  isPaymentRequiredError,
  isPermissionError,
  isPreconditionFailedError,
  isRateLimitError,
  isRefusedError,
  isServerError,
  isSourceFailedError,
  isTimeoutError,
  isWebhookVerificationError,
  NotFoundError,
  PaymentRequiredError,
  PermissionError,
  PreconditionFailedError,
  RateLimitError,
  RefusedError,
  ServerError,
  SourceFailedError,
  TimeoutError,
  type WebhookVerificationCode,
  WebhookVerificationError,
} from './errors.ts'
export type { CapstanEvent, EventData, EventOf, EventType, ThinEvent } from './events.ts'
export type { List, Page } from './pagination.ts'
export type { ChangeOptions, CreateOptions, RequestOptions } from './request.ts'
export type { Account, Me, Scope, Usage } from './resources/account.ts'
export type {
  Base,
  BaseChanges,
  BaseQuery,
  Bases,
  NewBase,
  SearchHit,
  SearchQuery,
  SearchResult,
} from './resources/bases.ts'
export type {
  Contact,
  ContactChanges,
  ContactQuery,
  Contacts,
  NewContact,
} from './resources/contacts.ts'
export type {
  Deliveries,
  Delivery,
  DeliveryQuery,
  DeliveryWithAttempts,
} from './resources/deliveries.ts'
export type {
  EventDescription,
  EventQuery,
  Events,
  FeedPage,
  FollowOptions,
} from './resources/events.ts'
export type {
  Chunk,
  ChunkQuery,
  NewSource,
  Source,
  SourceChanges,
  SourceContent,
  SourceQuery,
  Sources,
  WaitOptions,
} from './resources/sources.ts'
export type {
  NewWebhook,
  ReplayRequest,
  SecretRotation,
  TestRequest,
  Webhook,
  WebhookChanges,
  WebhookKeys,
  WebhookQuery,
  Webhooks,
  WebhookWithSecret,
} from './resources/webhooks.ts'
export { type RateLimit, type ResponseInfo, responseOf } from './response.ts'
export { type SignOptions, signWebhook } from './sign-webhook.ts'
export {
  type RawBody,
  type VerifyOptions,
  verifyWebhook,
  type WebhookHeaders,
} from './webhooks.ts'
