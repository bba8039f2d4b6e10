import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { Button } from '../../../ui/button.tsx'

/** `<CancelButton importId>`: ends a run; what it has imported stays and can be undone. */
export function CancelButton({ importId, label }: { importId: string; label: string }) {
  const cancel = useApiMutation(api.contactImports.cancel, {
    invalidates: ['contactImports', 'contacts', 'account'],
  })
  return (
    <Button busy={cancel.isPending} onClick={() => cancel.mutate(importId)}>
      {label}
    </Button>
  )
}
