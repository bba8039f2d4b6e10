import { api } from '../../api.ts'
import { useApiAll } from '../../queries.ts'

/** Every provider: those that come with the product, and the organization's own. */
export const useProviders = () => useApiAll(api.integrationProviders.list, { limit: 100 })

export type ProviderNames = (key: string) => string

/** Returns the provider's name, or its key until the name is loaded. */
export function useProviderNames(): ProviderNames {
  const { data } = useProviders()
  const names = new Map(data?.map(({ key, name }) => [key, name]))
  return (key) => names.get(key) ?? key
}
