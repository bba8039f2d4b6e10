import { type Documents, type Schema, schemaChanges } from './schemas.ts'

const methods = ['get', 'post', 'put', 'patch', 'delete']

/**
 * What a client of the old document would notice of the new one. Refused are:
 * - a path, an operation, a parameter, an event or a field of an answer that is gone, another operationId
 *   or another status of success;
 * - of what is sent: a new required field or parameter, a field that is no longer known, fewer types,
 *   values or variants, tighter bounds, another pattern or format;
 * - of what is answered or delivered: a field that is no longer always there, more types, values or
 *   variants, looser bounds, another pattern or format.
 * Free are: new operations, new optional fields and parameters, new fields of answers, other words and
 * examples, other refusals (`default` stands for all of them).
 */
export function breakingChanges(old: Schema, fresh: Schema): string[] {
  const documents = { old, new: fresh }
  return [...operationChanges(documents), ...eventChanges(documents)]
}

function operationChanges(documents: Documents): string[] {
  return Object.entries<Schema>(documents.old.paths ?? {}).flatMap(([path, entry]) =>
    methods
      .filter((method) => entry[method])
      .flatMap((method) => {
        const name = `${method.toUpperCase()} ${path}`
        const after = documents.new.paths[path]?.[method]
        return after ? changesOf(documents, entry[method], after, name) : [`${name}: is gone`]
      }),
  )
}

function changesOf(documents: Documents, old: Schema, fresh: Schema, name: string): string[] {
  return [
    ...(old.operationId === fresh.operationId
      ? []
      : [`${name}: its operationId was ${old.operationId}`]),
    ...parameterChanges(documents, old, fresh, name),
    ...bodyChanges(documents, old, fresh, name),
    ...answerChanges(documents, old, fresh, name),
  ]
}

function parameterChanges(
  documents: Documents,
  old: Schema,
  fresh: Schema,
  name: string,
): string[] {
  const listed = (operation: Schema): Map<string, Schema> =>
    new Map((operation.parameters ?? []).map((one: Schema) => [`${one.in} ${one.name}`, one]))
  const [before, after] = [listed(old), listed(fresh)]
  const changes: string[] = []
  for (const [key, parameter] of after) {
    if (parameter.required && !before.get(key)?.required)
      changes.push(`${name} ${key}: is now required`)
  }
  for (const [key, parameter] of before) {
    const place = `${name} ${key}`
    const other = after.get(key)
    if (!other) changes.push(`${place}: is gone`)
    else changes.push(...schemaChanges(documents, 'sent', parameter.schema, other.schema, place))
  }
  return changes
}

const jsonOf = (holder: Schema): Schema => holder?.content?.['application/json']?.schema

function bodyChanges(documents: Documents, old: Schema, fresh: Schema, name: string): string[] {
  const [before, after] = [old.requestBody, fresh.requestBody]
  const place = `${name} body`
  if (after?.required && !before?.required) return [`${place}: is now required`]
  if (!before) return []
  if (!after) return [`${place}: is gone`]
  const types = Object.keys(before.content).filter((type) => !(type in after.content))
  return [
    ...types.map((type) => `${place}: ${type} is no longer taken`),
    ...schemaChanges(documents, 'sent', jsonOf(before), jsonOf(after), place),
  ]
}

function answerChanges(documents: Documents, old: Schema, fresh: Schema, name: string): string[] {
  const successes = Object.keys(old.responses).filter((status) => status.startsWith('2'))
  return successes.flatMap((status) => {
    const [before, after] = [old, fresh].map(({ responses }) => responses[status])
    if (!after) return [`${name}: no longer answers ${status}`]
    if (!jsonOf(before)) return []
    return schemaChanges(documents, 'answered', jsonOf(before), jsonOf(after), `${name} ${status}`)
  })
}

function eventChanges(documents: Documents): string[] {
  const events = Object.entries<Schema>(documents.old.webhooks ?? {})
  return events.flatMap(([type, { post }]) => {
    const after = documents.new.webhooks?.[type]?.post
    if (!after) return [`event ${type}: is gone`]
    const [old, fresh] = [post, after].map(({ requestBody }) => jsonOf(requestBody))
    return schemaChanges(documents, 'answered', old, fresh, `event ${type}`)
  })
}
