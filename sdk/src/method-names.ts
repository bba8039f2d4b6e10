/** Name of a client's method: `contacts` and `list` for `contacts.list`. */
export interface MethodName {
  resource: string
  method: string
}

const names = new WeakMap<object, MethodName>()

/** Binds each method to its resource, so that a program can pass it on, and remembers its name. */
export function nameMethods(client: object): void {
  nameMethodsBelow(client, '')
}

/** Resources may hold others: `contacts.notes`. */
function nameMethodsBelow(owner: object, prefix: string): void {
  for (const [name, target] of Object.entries(owner)) {
    if (typeof target !== 'object' || target === null) continue
    const resource = prefix + name
    nameMethodsBelow(target, `${resource}.`)
    for (const method of methodsOf(target)) {
      const bound = target[method].bind(target)
      names.set(bound, { resource, method })
      Object.defineProperty(target, method, { value: bound })
    }
  }
}

/** Returns the methods of a class, including inherited ones. */
function methodsOf(target: object): string[] {
  const prototype = Object.getPrototypeOf(target)
  if (prototype === null || prototype === Object.prototype) return []
  const own = Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor')
  return [...new Set([...own, ...methodsOf(prototype)])]
}

/**
 * Returns the name of a `CapstanSession` method, which caches use as the key of a response.
 *
 * ```ts
 * import { CapstanSession, methodNameOf } from '@capstan/sdk'
 *
 * const api = new CapstanSession({ url: 'https://capstan.example.com' })
 * console.log(methodNameOf(api.contacts.list)) // { resource: 'contacts', method: 'list' }
 * ```
 */
export const methodNameOf = (method: object): MethodName | undefined => names.get(method)
