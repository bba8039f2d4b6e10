import {
  type IDataObject,
  type IExecuteFunctions,
  type IHookFunctions,
  type IHttpRequestMethods,
  type ILoadOptionsFunctions,
  type JsonObject,
  NodeApiError,
} from 'n8n-workflow'

export interface Request {
  method: string
  path: string
  query?: IDataObject
  body?: IDataObject
}

type Caller = IExecuteFunctions | IHookFunctions | ILoadOptionsFunctions

/** Asks Capstan, and throws what it refuses in its own words. */
export async function ask(caller: Caller, request: Request, itemIndex = 0): Promise<IDataObject> {
  return (await askOrMiss(caller, { ...request, mayMiss: false }, itemIndex)) as IDataObject
}

/** As `ask`; null in place of a 404, where that is no fault. */
export async function askOrMiss(
  caller: Caller,
  { method, path, query, body, mayMiss = true }: Request & { mayMiss?: boolean },
  itemIndex = 0,
): Promise<IDataObject | null> {
  const { serverUrl } = await caller.getCredentials('capstanApi')
  try {
    const answer = await caller.helpers.httpRequestWithAuthentication.call(caller, 'capstanApi', {
      method: method as IHttpRequestMethods,
      url: `${String(serverUrl).replace(/\/+$/, '')}${path}`,
      qs: query,
      body,
      json: true,
    })
    return (answer || {}) as IDataObject
  } catch (error) {
    if (mayMiss && statusOf(error) === 404) return null
    const sentence = sentenceOf(error)
    throw new NodeApiError(caller.getNode(), error as JsonObject, {
      itemIndex,
      ...(sentence && { message: sentence }),
      ...(statusOf(error) && { httpCode: String(statusOf(error)) }),
    })
  }
}

interface Refusal {
  httpCode?: string | null
  response?: { status?: number; data?: { error?: { message?: string } } }
}

const statusOf = (error: unknown): number => {
  const { response, httpCode } = error as Refusal
  return response?.status ?? Number(httpCode ?? 0)
}

const sentenceOf = (error: unknown): string | undefined =>
  (error as Refusal).response?.data?.error?.message

/** All items of a list, page by page, or the first of them. */
export async function askForAll(
  caller: Caller,
  request: Request,
  most: number,
  itemIndex = 0,
): Promise<IDataObject[]> {
  const items: IDataObject[] = []
  let cursor: string | null = null
  do {
    const limit = Math.min(100, most - items.length)
    const query: IDataObject = { ...request.query, limit, ...(cursor ? { cursor } : {}) }
    const page = await ask(caller, { ...request, query }, itemIndex)
    items.push(...(page.data as IDataObject[]))
    cursor = page.nextCursor as string | null
  } while (cursor && items.length < most)
  return items
}
