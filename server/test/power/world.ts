import { type App, buildApp } from '../../src/app.ts'
import { type Context, createContext } from '../../src/context.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { completeSecrets } from '../../src/platform/config/secrets.ts'
import type { FlushedFiles } from '../../src/platform/db/flushed-files.ts'
import { createLog } from '../../src/platform/log.ts'

export interface World extends AsyncDisposable {
  context: Context
  app: App
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer>
}

export interface Listed {
  id: string
  type: string
  data: { id: string }
}

export interface Answer {
  status: number
  /** Whatever of it an answer has. */
  body: {
    id: string
    token: string
    intact: boolean
    data: Listed[]
    nextCursor: string | null
  }
}

const operatorKey = 'operator-key-of-the-power-cuts'
/** The product on a data directory whose files may lose power. */
export async function openWorld(
  directory: string,
  secretKey: string,
  token: string,
  files: typeof FlushedFiles,
): Promise<World> {
  const [config, given] = readConfig({
    CAPSTAN_DATA_DIR: directory,
    CAPSTAN_SECRET_KEY: secretKey,
    CAPSTAN_OPERATOR_KEY: operatorKey,
  })
  await using stack = new AsyncDisposableStack()
  const context = stack.use(
    await createContext(config, completeSecrets(config, given), {
      files,
      log: createLog('silent'),
    }),
  )
  const app = stack.use(await buildApp(context))
  await context.jobs.start(app.jobs, false)
  const opened = stack.move()
  return {
    context,
    app,
    async call(method, url, body) {
      const headers = {
        authorization: `Bearer ${url.startsWith('/operator') ? operatorKey : token}`,
      }
      const answer = await app.http.inject({ method, url, headers, ...(body && { payload: body }) })
      return { status: answer.statusCode, body: answer.json() }
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

export async function createToken({ call }: World): Promise<string> {
  const organizations = '/operator/v1/organizations'
  const { body } = await call('POST', organizations, { name: 'Powered', plan: 'unlimited' })
  const made = await call('POST', `${organizations}/${body.id}/tokens`, {
    name: 'Writer',
    scopes: ['*'],
  })
  return made.body.token
}
