import { api } from '../../api.ts'
import { useWholeList } from './whole-list.ts'

/** Names for the ids of who wrote something: members by name, tokens as what they are. */
export function useAuthors(): (id: string | null | undefined) => string {
  const members = useWholeList(api.members.list).data
  return (id) => {
    if (!id) return 'Somebody'
    const member = members?.find((one) => one.id === id)
    return member?.name ?? (id.startsWith('mem_') ? 'A former member' : 'API token')
  }
}
