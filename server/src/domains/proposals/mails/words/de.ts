import type { Language } from './language.ts'

export const de: Language = {
  kinds: {
    invitation: ({ title, organization, until }) => ({
      subject: `${title}: Angebot von ${organization}`,
      heading: title,
      lines: [
        `${organization} hat Ihnen ein Angebot gesendet.`,
        ...(until ? [`Sie können es bis ${until} annehmen.`] : []),
      ],
      button: 'Angebot öffnen',
    }),
    code: ({ code }) => ({
      subject: 'Ihr Code',
      heading: code,
      lines: [
        'Geben Sie diesen Code ein, um das Angebot zu öffnen. Er gilt 10 Minuten.',
        'Wenn Sie ihn nicht angefordert haben, können Sie diese Mail ignorieren.',
      ],
      button: null,
    }),
    reminder: ({ title, organization, until }) => ({
      subject: `Erinnerung: ${title}`,
      heading: title,
      lines: [
        `Das Angebot von ${organization} wartet auf Sie.`,
        ...(until ? [`Sie können es bis ${until} annehmen.`] : []),
      ],
      button: 'Angebot öffnen',
    }),
    comment: ({ title, by }) => ({
      subject: `${by} hat zu ${title} geschrieben`,
      heading: title,
      lines: [`${by} schreibt:`],
      button: 'Lesen und antworten',
    }),
    signed: ({ title, by }) => ({
      subject: `${by} hat ${title} unterschrieben`,
      heading: title,
      lines: [`${by} hat unterschrieben.`],
      button: 'Angebot öffnen',
    }),
    completed: ({ title, isAttached }) => ({
      subject: `Unterschrieben: ${title}`,
      heading: title,
      lines: [
        'Alle haben unterschrieben.',
        isAttached
          ? 'Das gesiegelte Dokument ist angehängt. Bewahren Sie es auf.'
          : 'Laden Sie das gesiegelte Dokument herunter und bewahren Sie es auf.',
      ],
      button: 'Dokument öffnen',
    }),
    declined: ({ title, by }) => ({
      subject: `${by} hat ${title} abgelehnt`,
      heading: title,
      lines: [`${by} hat das Angebot abgelehnt.`],
      button: 'Angebot öffnen',
    }),
    canceled: ({ title, organization }) => ({
      subject: `Zurückgezogen: ${title}`,
      heading: title,
      lines: [`${organization} hat dieses Angebot zurückgezogen. Sie müssen nichts tun.`],
      button: null,
    }),
    voided: ({ title, organization }) => ({
      subject: `Aufgehoben: ${title}`,
      heading: title,
      lines: [
        `${organization} hat aufgehoben, was hier vereinbart war. Das unterschriebene Exemplar bleibt Ihnen erhalten.`,
      ],
      button: null,
    }),
    expiring: ({ title, organization, until }) => ({
      subject: until ? `${title} endet am ${until}` : `${title} endet bald`,
      heading: title,
      lines: [
        until
          ? `Sie können das Angebot von ${organization} bis ${until} annehmen.`
          : `Das Angebot von ${organization} endet bald.`,
      ],
      button: 'Angebot öffnen',
    }),
    expired: ({ title, organization }) => ({
      subject: `Abgelaufen: ${title}`,
      heading: title,
      lines: [`Das Angebot von ${organization} kann nicht mehr angenommen werden.`],
      button: null,
    }),
  },
  reason: 'Grund',
  personal: 'Dieser Link ist nur für Sie. Leiten Sie diese Mail nicht weiter.',
  address: 'Oder kopieren Sie diese Adresse in Ihren Browser:',
  sent: ({ organization, email }) => `${organization} hat diese Mail an ${email} gesendet.`,
}
