import { type IDataObject, type IExecuteFunctions, NodeOperationError } from 'n8n-workflow'
import type { Operation } from './operation'
import type { Request } from './request'

/** The request that the fields of an item ask for. */
export function requestOf(node: IExecuteFunctions, operation: Operation, item: number): Request {
  const query: IDataObject = {}
  const body: IDataObject = { ...operation.fixed }
  let path = operation.path
  const put = (name: string, place: string, value: unknown): void => {
    if (value === '' || value === undefined || value === null) return
    const sent = sentValue(node, operation, { name, value, item })
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(sent)))
    else if (place === 'query') query[name] = sent as IDataObject[string]
    else body[name] = sent as IDataObject[string]
  }
  for (const [name, place] of Object.entries(operation.fields)) {
    put(name, place, node.getNodeParameter(name, item))
  }
  const more = operation.more ? node.getNodeParameter(operation.more, item, {}) : {}
  for (const [name, value] of Object.entries(more as IDataObject)) {
    put(name, operation.morePlace ?? 'body', value)
  }
  const hasBody = Object.values(operation.fields).includes('body') || operation.morePlace === 'body'
  return { method: operation.method, path, query, ...(hasBody || operation.fixed ? { body } : {}) }
}

interface Written {
  name: string
  value: unknown
  item: number
}

function sentValue(node: IExecuteFunctions, operation: Operation, written: Written): unknown {
  const { name, value, item } = written
  if (operation.rows.includes(name)) return (value as { rows?: IDataObject[] }).rows ?? []
  if (operation.times.includes(name)) return timeOf(String(value), node.getTimezone())
  if (!operation.json.includes(name) || typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    const message = `${name} is not JSON. Write it as {"key": "value"}.`
    throw new NodeOperationError(node.getNode(), message, { itemIndex: item })
  }
}

/** The form gives a time without its zone: it is meant in the zone of the workflow. */
export function timeOf(text: string, timeZone: string): string {
  if (/(Z|[+-]\d\d:?\d\d)$/.test(text)) return text
  const asUtc = Date.parse(`${text.replace(' ', 'T')}Z`)
  if (Number.isNaN(asUtc)) return text
  const first = asUtc - offsetMs(asUtc, timeZone)
  return new Date(asUtc - offsetMs(first, timeZone)).toISOString()
}

function offsetMs(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000
}
