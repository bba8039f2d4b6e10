import { OrganizationId } from '../../../platform/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { DeliveryId } from '../schema.ts'
import type { Claim, EndedAttempt } from './attempt.ts'

/**
 * Traces an attempt as a span in its own trace. The request carries no `traceparent`: it would tell receivers about our
 * internals, and they might come to rely on the header.
 */
export function traced(
  { telemetry }: Pick<Platform, 'telemetry'>,
  claim: Claim,
  attempt: () => Promise<EndedAttempt>,
): Promise<EndedAttempt> {
  if (!telemetry.isOn) return attempt()
  const { organizationId, webhookId, deliveryId, eventType, scheduleStep } = claim
  const attributes = {
    'capstan.organization.id': OrganizationId.show(organizationId),
    'capstan.webhook.id': webhookId,
    'capstan.delivery.id': DeliveryId.show(deliveryId),
    'capstan.event.type': eventType,
    'capstan.schedule.step': scheduleStep,
  }
  return telemetry.span('delivery attempt', 'delivery', attributes, async (span) => {
    const outcome = await attempt()
    const { status, response, error } = outcome
    if (response) span.set({ 'http.response.status_code': response.status })
    if (error) span.set({ 'error.type': error.code })
    if (status !== 'succeeded') span.fail()
    return outcome
  })
}
