import { randomBytes } from 'node:crypto'
import { buildApp, documentsOf } from '../../server/src/app.ts'
import { createContext } from '../../server/src/context.ts'
import { organizations } from '../../server/src/domains/organizations/index.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { completeSecrets } from '../../server/src/platform/config/secrets.ts'
import type { Domain } from '../../server/src/platform/domain.ts'
import type { Documents } from '../../server/src/platform/http/documents.ts'
import { sessionDocumentOf } from '../../server/src/session-document.ts'

interface Product extends Documents {
  domains: readonly Domain[]
  /** What the dashboard alone asks for; the server does not answer with this document. */
  session: object
}

let product: Promise<Product> | undefined

/** The product as it describes itself, from a server that has no data and answers nobody. */
export const describeProduct = (): Promise<Product> => (product ??= describe())

async function describe(): Promise<Product> {
  const [config, given] = readConfig({
    CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
    CAPSTAN_OPERATOR_KEY: randomBytes(32).toString('hex'),
    CAPSTAN_LOG_LEVEL: 'silent',
  })
  const inMemory = { ...config, database: { kind: 'embedded', directory: null } as const }
  await using context = await createContext(inMemory, completeSecrets(inMemory, given))
  await using app = await buildApp(context)
  const { domains, sessionOperations } = app
  const documents = documentsOf(
    domains,
    organizations(context, () => {}),
  )
  const { version } = (documents.api as { info: { version: string } }).info
  return { domains, ...documents, session: sessionDocumentOf(sessionOperations, version) }
}

/** One of the documents as the file that is kept in git. */
export const openApi = async (audience: keyof Omit<Product, 'domains'>): Promise<string> =>
  `${JSON.stringify((await describeProduct())[audience], null, 2)}\n`
