import { ApiError } from '../../../platform/errors.ts'
import { formAddress } from '../../../platform/operations/validation.ts'
import { emailKey, type Handle, type HandleKind } from '../handles/forms.ts'

/** What a contact is found by: the handle, and how the contact shows it. */
export interface ContactKey extends Handle {
  shown: string
}

const forms: Record<HandleKind, { pattern: RegExp; expects: string }> = {
  email: { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, expects: 'an e-mail address' },
  phone: { pattern: /^\+[1-9]\d{6,14}$/, expects: 'an E.164 number such as %2B14155550123' },
  externalId: { pattern: /^.{1,200}$/su, expects: 'of 1 to 200 characters' },
}

/** Reads the end of a path such as `/by/email/ada@example.com`. */
export function readKey(kind: HandleKind, text: string): ContactKey {
  const shown = kind === 'email' ? formAddress(text) : text.normalize('NFC')
  const { pattern, expects } = forms[kind]
  if (!pattern.test(shown)) {
    throw new ApiError('invalid_parameter', `value must be ${expects}.`, { field: 'value' })
  }
  return { kind, shown, value: kind === 'email' ? emailKey(shown) : shown }
}
