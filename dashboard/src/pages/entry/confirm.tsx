import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from '../../api.ts'
import { useSearchParams } from '../../search.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/states.tsx'
import { Frame, linkFailure, wideButton } from './frame.tsx'
import { linkSearch } from './search-params.ts'

/** Where the link of the first mail leads: the address is somebody's, and they are signed in. */
export function ConfirmAddress() {
  const [{ token = '' }] = useSearchParams(linkSearch)
  const { isSuccess, error } = useQuery({
    queryKey: ['confirm', token],
    queryFn: () => api.auth.verifyEmail(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (isSuccess) location.assign('/')
  }, [isSuccess])
  if (!error) {
    return (
      <Frame title="Confirming your address…">
        <Skeleton className="h-10 w-full" />
      </Frame>
    )
  }
  return (
    <Frame
      title="This link no longer works"
      lead={linkFailure(error, 'It expired, or was used before.')}
    >
      <Link to="/sign-in" className={classes(buttonClasses('primary', 'large'), wideButton)}>
        Sign in to get another link
      </Link>
    </Frame>
  )
}
