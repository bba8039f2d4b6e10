import { sha256Of } from '../blobs/blob.ts'

/**
 * What a signer agrees to. An organization can have its own text in the settings; what stood on the page is kept
 * with its hash, whatever the settings say later.
 */
const defaultConsent =
  'I have read this proposal and accept it as it is shown here, with my choices and the totals above. ' +
  'I agree to sign it electronically, and to this being recorded: my name and signature, the time, my IP address ' +
  'and browser, the address that the link was sent to and whether a code was used, this text, my choice and the ' +
  'totals, the hashes of what I was shown and of the PDF, the ids of the link and of the request, and when the ' +
  'link was sent and first opened.'

export interface Consent {
  text: string
  /** Of the text in UTF-8, hex. */
  sha256: string
}

export const consentOf = (own: string | null | undefined): Consent => {
  const text = own?.trim() || defaultConsent
  return { text, sha256: sha256Of(Buffer.from(text)) }
}
