import type { FastifyRequest } from 'fastify'

/** The path of the operation as the API reference has it, with `{placeholders}`; null where there is none. */
export const routeOf = ({ routeOptions }: FastifyRequest): string | null =>
  routeOptions.url?.replaceAll(/:(\w+)/g, '{$1}') ?? null
