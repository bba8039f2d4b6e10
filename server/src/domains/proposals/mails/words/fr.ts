import type { Language } from './language.ts'

export const fr: Language = {
  kinds: {
    invitation: ({ title, organization, until }) => ({
      subject: `${title} : proposition de ${organization}`,
      heading: title,
      lines: [
        `${organization} vous a envoyé une proposition.`,
        ...(until ? [`Vous pouvez l’accepter jusqu’au ${until}.`] : []),
      ],
      button: 'Ouvrir la proposition',
    }),
    code: ({ code }) => ({
      subject: 'Votre code',
      heading: code,
      lines: [
        'Saisissez ce code pour ouvrir la proposition. Il est valable 10 minutes.',
        'Si vous ne l’avez pas demandé, ignorez ce message.',
      ],
      button: null,
    }),
    reminder: ({ title, organization, until }) => ({
      subject: `Rappel : ${title}`,
      heading: title,
      lines: [
        `La proposition de ${organization} vous attend.`,
        ...(until ? [`Vous pouvez l’accepter jusqu’au ${until}.`] : []),
      ],
      button: 'Ouvrir la proposition',
    }),
    comment: ({ title, by }) => ({
      subject: `${by} a écrit au sujet de ${title}`,
      heading: title,
      lines: [`${by} a écrit :`],
      button: 'Lire et répondre',
    }),
    signed: ({ title, by }) => ({
      subject: `${by} a signé ${title}`,
      heading: title,
      lines: [`${by} a signé.`],
      button: 'Ouvrir la proposition',
    }),
    completed: ({ title, isAttached }) => ({
      subject: `Signé : ${title}`,
      heading: title,
      lines: [
        'Tout le monde a signé.',
        isAttached
          ? 'Le document scellé est joint à ce message. Conservez-le.'
          : 'Téléchargez le document scellé et conservez-le.',
      ],
      button: 'Ouvrir le document',
    }),
    declined: ({ title, by }) => ({
      subject: `${by} a refusé ${title}`,
      heading: title,
      lines: [`${by} a refusé la proposition.`],
      button: 'Ouvrir la proposition',
    }),
    canceled: ({ title, organization }) => ({
      subject: `Retirée : ${title}`,
      heading: title,
      lines: [`${organization} a retiré cette proposition. Vous n’avez rien à faire.`],
      button: null,
    }),
    voided: ({ title, organization }) => ({
      subject: `Annulée : ${title}`,
      heading: title,
      lines: [
        `${organization} a annulé ce qui avait été convenu ici. La copie signée vous reste acquise.`,
      ],
      button: null,
    }),
    expiring: ({ title, organization, until }) => ({
      subject: until ? `${title} prend fin le ${until}` : `${title} prend bientôt fin`,
      heading: title,
      lines: [
        until
          ? `Vous pouvez accepter la proposition de ${organization} jusqu’au ${until}.`
          : `La proposition de ${organization} prend bientôt fin.`,
      ],
      button: 'Ouvrir la proposition',
    }),
    expired: ({ title, organization }) => ({
      subject: `Expirée : ${title}`,
      heading: title,
      lines: [`La proposition de ${organization} ne peut plus être acceptée.`],
      button: null,
    }),
  },
  reason: 'Motif',
  personal: 'Ce lien vous est réservé. Ne transférez pas ce message.',
  address: 'Ou copiez cette adresse dans votre navigateur :',
  sent: ({ organization, email }) => `${organization} a envoyé ce message à ${email}.`,
}
