import type { FastifyInstance } from 'fastify'
import { StartFault } from './platform/start-fault.ts'

/** Begins to answer; a fault names the setting to change. */
export async function listen(
  http: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<void> {
  try {
    await http.listen({ host, port })
  } catch (error) {
    throw explain((error as NodeJS.ErrnoException).code, host, port) ?? error
  }
}

function explain(code: string | undefined, host: string, port: number): StartFault | null {
  switch (code) {
    case 'EADDRINUSE':
      return new StartFault(
        `PORT: another program listens on ${port} of ${host} already. Stop it, or set PORT to another one.`,
      )
    case 'EACCES':
      return new StartFault(
        `PORT: this user may not listen on ${port}. Set PORT to one above 1023, or allow it to the user.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EAFNOSUPPORT':
      return new StartFault(
        `HOST: ${host} is no address of this machine. Set HOST to one that it has, or to 0.0.0.0 for all of them.`,
      )
    default:
      return null
  }
}
