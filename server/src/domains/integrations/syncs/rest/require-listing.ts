import type { Json } from '../../../../platform/db/tables.generated.ts'
import { ApiError } from '../../../../platform/errors.ts'
import { refuse, validatorFor } from '../../../../platform/operations/validation.ts'
import { ChangeListing, RecordListing } from '../../providers/model-schema.ts'

const isListing = validatorFor(RecordListing, 'body')
const isChangeListing = validatorFor(ChangeListing, 'body')

/**
 * Checks the listing in a sync's config, which is needed if the provider has none.
 *
 * @throws ApiError 422 that names the field in `config`
 */
export function requireListing(
  config: Readonly<Record<string, Json>>,
  listing: 'none' | 'optional' | 'needed',
): void {
  if (listing === 'none') return
  const { list, changes } = config
  if (listing === 'needed' && list === undefined) {
    throw new ApiError(
      'validation_error',
      'config.list is required, because the provider does not define where records are listed.',
      {
        field: 'config.list',
      },
    )
  }
  if (list !== undefined && !isListing(list)) throw named('list', isListing)
  if (changes !== undefined && !isChangeListing(changes)) throw named('changes', isChangeListing)
}

function named(part: string, { errors }: typeof isListing): ApiError {
  const { code, message, field = '' } = refuse(errors?.[0], 'body')
  const at = ['config', part, ...(field === '' ? [] : [field])].join('.')
  const sentence =
    message.startsWith(field) && field !== ''
      ? at + message.slice(field.length)
      : `${at}: ${message}`
  return new ApiError(code, sentence, { field: at })
}
