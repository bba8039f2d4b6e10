import { isCapstanError } from '@capstan/sdk'
import { Gone } from '../../ui/blocked.tsx'
import { Failure } from '../../ui/states.tsx'

export const MissingContact = ({ error, onRetry }: { error: Error; onRetry(): void }) =>
  isCapstanError(error) && error.status === 404 ? (
    <Gone what="contact" />
  ) : (
    <Failure error={error} title="The contact could not be loaded" onRetry={onRetry} />
  )
