import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'

/**
 * Opens the provider in a tab of its own, where the person grants access; this page then sees that it works.
 * The tab is opened by the press itself, for a browser blocks one that comes after an answer.
 */
export function useAuthorize() {
  const authorize = useApiMutation(api.connections.authorize, { invalidates: ['connections'] })
  return {
    isPending: authorize.isPending,
    async open(id: string): Promise<void> {
      const tab = window.open('', '_blank')
      if (tab) tab.opener = null
      try {
        const { url } = await authorize.mutateAsync(id)
        if (tab) tab.location.replace(url)
        else location.assign(url)
      } catch {
        tab?.close()
      }
    },
  }
}
