import { sha256Of } from '../blobs/blob.ts'

const en =
  'I have read this proposal and accept it as it is shown here, with my choices and the totals above. ' +
  'I agree to sign it electronically, and to this being recorded: my name and signature, the time, my IP address ' +
  'and browser, the address that the link was sent to and whether a code was used, this text, my choice and the ' +
  'totals, the hashes of what I was shown and of the PDF, the ids of the link and of the request, and when the ' +
  'link was sent and first opened.'

/** Consent texts in the languages of the page. */
const texts: ReadonlyMap<string, string> = new Map([
  ['en', en],
  [
    'de',
    'Ich habe dieses Angebot gelesen und nehme es so an, wie es hier steht, mit meiner Auswahl und den Summen oben. ' +
      'Ich stimme zu, es elektronisch zu unterschreiben und dass Folgendes aufgezeichnet wird: mein Name und meine ' +
      'Unterschrift, die Uhrzeit, meine IP-Adresse und mein Browser, die Adresse, an die der Link ging, und ob ein ' +
      'Code verwendet wurde, dieser Text, meine Auswahl und die Summen, die Prüfsummen dessen, was mir gezeigt wurde, ' +
      'und des PDFs, die Kennungen des Links und der Anfrage und wann der Link gesendet und zuerst geöffnet wurde.',
  ],
  [
    'fr',
    'J’ai lu cette proposition et je l’accepte telle qu’elle est affichée ici, avec mes choix et les totaux ' +
      'ci-dessus. J’accepte de la signer électroniquement et que soient enregistrés : mon nom et ma signature, ' +
      'l’heure, mon adresse IP et mon navigateur, l’adresse à laquelle le lien a été envoyé et l’usage éventuel d’un ' +
      'code, ce texte, mon choix et les totaux, les empreintes de ce qui m’a été présenté et du PDF, les ' +
      'identifiants du lien et de la requête, ainsi que la date d’envoi et de première ouverture du lien.',
  ],
  [
    'es',
    'He leído esta propuesta y la acepto tal como se muestra aquí, con mis elecciones y los totales de arriba. ' +
      'Acepto firmarla electrónicamente y que se registre lo siguiente: mi nombre y mi firma, la hora, mi dirección ' +
      'IP y mi navegador, la dirección a la que se envió el enlace y si se usó un código, este texto, mi elección y ' +
      'los totales, las huellas de lo que se me mostró y del PDF, los identificadores del enlace y de la solicitud, ' +
      'y cuándo se envió y se abrió por primera vez el enlace.',
  ],
  [
    'ar',
    'قرأت هذا العرض وأقبله كما هو معروض هنا، مع اختياراتي والإجماليات أعلاه. أوافق على توقيعه إلكترونيًا وعلى تسجيل ما ' +
      'يلي: اسمي وتوقيعي، والوقت، وعنوان IP ومتصفحي، والعنوان الذي أُرسل إليه الرابط وما إذا استُخدم رمز، وهذا النص، ' +
      'واختياري والإجماليات، وبصمات ما عُرض علي وملف PDF، ومعرّفا الرابط والطلب، ووقت إرسال الرابط وفتحه أول مرة.',
  ],
  [
    'he',
    'קראתי את ההצעה הזאת ואני מקבל אותה כפי שהיא מוצגת כאן, עם הבחירות שלי והסכומים שלמעלה. אני מסכים לחתום עליה ' +
      'אלקטרונית, ושיירשם הדבר הבא: שמי וחתימתי, השעה, כתובת ה־IP והדפדפן שלי, הכתובת שאליה נשלח הקישור והאם נעשה ' +
      'שימוש בקוד, הטקסט הזה, הבחירה שלי והסכומים, טביעות האצבע של מה שהוצג לי ושל ה־PDF, מזהי הקישור והבקשה, ומתי ' +
      'הקישור נשלח ונפתח לראשונה.',
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
