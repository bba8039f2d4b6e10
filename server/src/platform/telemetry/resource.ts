import { randomUUID } from 'node:crypto'
import type { ResourceMetrics } from '@opentelemetry/sdk-metrics'

export type Resource = ResourceMetrics['resource']

/** Identifies this process among others of the same service. */
export function resourceOf(serviceName: string): Resource {
  const attributes = { 'service.name': serviceName, 'service.instance.id': randomUUID() }
  const resource: Resource = {
    attributes,
    merge: () => resource,
    getRawAttributes: () => Object.entries(attributes),
  }
  return resource
}

export const scope = { name: 'capstan' }
