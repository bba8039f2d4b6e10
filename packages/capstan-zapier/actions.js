import * as generated from './generated/actions.js'
import { addressOf } from './requests.js'

/** The request that the fields of an action ask for. */
function requestOf(bundle, { method, path, places, fixed }) {
  const params = {}
  const body = { ...fixed }
  let filled = path
  for (const [name, place] of Object.entries(places)) {
    const value = bundle.inputData[name]
    if (value === undefined || value === '' || value === null) continue
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(value))
    else if (place === 'query') params[name] = value
    else body[name] = value
  }
  const hasBody = fixed || Object.values(places).includes('body')
  return [addressOf(bundle, filled), { method, params, ...(hasBody && { body }) }]
}

async function create(z, bundle, action) {
  const [address, options] = requestOf(bundle, action)
  const { status, data } = await z.request(address, options)
  return status === 204 ? { success: true } : data
}

async function search(z, bundle, action) {
  const [address, options] = requestOf(bundle, action)
  const { status, data } = await z.request(address, {
    ...options,
    skipThrowForStatus: action.mayMiss,
  })
  if (action.mayMiss && status === 404) return []
  if (status >= 400) throw new z.errors.Error(data?.error?.message, data?.error?.code, status)
  return Array.isArray(data.data) ? data.data : [data]
}

const actionsOf = (list, run) =>
  Object.fromEntries(
    list.map((action) => {
      const { key, noun, label, description, inputFields, sample } = action
      const perform = (z, bundle) => run(z, bundle, action)
      const operation = { inputFields, perform, sample }
      return [key, { key, noun, display: { label, description }, operation }]
    }),
  )

export const creates = actionsOf(generated.creates, create)
export const searches = actionsOf(generated.searches, search)
