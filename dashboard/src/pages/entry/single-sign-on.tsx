import { api } from '../../api.ts'
import { useApi, useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states.tsx'
import { wideButton } from './frame.tsx'
import { type SignOnRefusal, sentences } from './sign-on-refusals.ts'

/** Leads to the identity provider and from there to `next`; nothing where the operator has set none. */
export function SingleSignOnButton({ next }: { next: string }) {
  const { data } = useApi(api.auth.signUpPolicy)
  const start = useApiMutation(api.singleSignOn.start, {
    invalidates: [],
    quiet: true,
    onDone: ({ url }) => location.assign(url),
  })
  if (!data?.singleSignOn) return null
  return (
    <>
      <Button
        size="large"
        busy={start.isPending}
        className={wideButton}
        onClick={() => start.mutate(next)}
      >
        Sign in with {data.singleSignOn}
      </Button>
      {start.error && <Notice tone="bad">{start.error.message}</Notice>}
    </>
  )
}

export function SignOnRefusalNotice({ code }: { code: SignOnRefusal }) {
  const { data } = useApi(api.auth.signUpPolicy)
  const sentence = sentences[code](data?.singleSignOn ?? 'the identity provider')
  return (
    <div className="mb-5">
      <Notice tone="bad">{sentence.charAt(0).toUpperCase() + sentence.slice(1)}</Notice>
    </div>
  )
}
