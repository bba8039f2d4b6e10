import { sha256Of } from '../blobs/blob.ts'

/** Three lines on a phone. The page lists what is recorded in a fold below. */
const en =
  'I accept this proposal as it is shown here and sign it electronically. ' +
  'I agree to what is recorded, as listed below.'

/** Consent texts in the languages of the page. */
const texts: ReadonlyMap<string, string> = new Map([
  ['en', en],
  [
    'de',
    'Ich nehme dieses Angebot so an, wie es hier steht, und unterschreibe es elektronisch. ' +
      'Ich stimme dem zu, was aufgezeichnet wird, wie unten aufgeführt.',
  ],
  [
    'fr',
    'J’accepte cette proposition telle qu’elle est affichée ici et je la signe électroniquement. ' +
      'J’accepte ce qui est enregistré, comme indiqué ci-dessous.',
  ],
  [
    'es',
    'Acepto esta propuesta tal como se muestra aquí y la firmo electrónicamente. ' +
      'Acepto lo que se registra, según se detalla abajo.',
  ],
  ['ar', 'أقبل هذا العرض كما هو معروض هنا وأوقّعه إلكترونيًا. أوافق على ما يُسجَّل كما هو مبيّن أدناه.'],
  [
    'he',
    'אני מקבל את ההצעה הזאת כפי שהיא מוצגת כאן וחותם עליה אלקטרונית. אני מסכים למה שנרשם, כמפורט להלן.',
  ],
])

export interface Consent {
  text: string
  /** SHA-256 of the text in UTF-8, in hexadecimal. */
  sha256: string
}

/**
 * Returns the text that a signer agrees to: the organization's own, or the product's in the language of the page. The
 * text that the page showed is stored with its hash, so later settings do not change it.
 */
export function consentOf(own: string | null | undefined, language: string): Consent {
  const [primary = ''] = language.toLowerCase().split('-')
  const text = own?.trim() || (texts.get(primary) ?? en)
  return { text, sha256: sha256Of(Buffer.from(text)) }
}
