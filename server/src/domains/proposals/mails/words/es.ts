import type { Language } from './language.ts'

export const es: Language = {
  kinds: {
    invitation: ({ title, organization, until }) => ({
      subject: `${title}: propuesta de ${organization}`,
      heading: title,
      lines: [
        `${organization} le ha enviado una propuesta.`,
        ...(until ? [`Puede aceptarla hasta el ${until}.`] : []),
      ],
      button: 'Abrir la propuesta',
    }),
    code: ({ code }) => ({
      subject: 'Su código',
      heading: code,
      lines: [
        'Introduzca este código para abrir la propuesta. Es válido durante 10 minutos.',
        'Si no lo ha pedido, ignore este mensaje.',
      ],
      button: null,
    }),
    reminder: ({ title, organization, until }) => ({
      subject: `Recordatorio: ${title}`,
      heading: title,
      lines: [
        `La propuesta de ${organization} le espera.`,
        ...(until ? [`Puede aceptarla hasta el ${until}.`] : []),
      ],
      button: 'Abrir la propuesta',
    }),
    comment: ({ title, by }) => ({
      subject: `${by} ha escrito sobre ${title}`,
      heading: title,
      lines: [`${by} ha escrito:`],
      button: 'Leer y responder',
    }),
    signed: ({ title, by }) => ({
      subject: `${by} ha firmado ${title}`,
      heading: title,
      lines: [`${by} ha firmado.`],
      button: 'Abrir la propuesta',
    }),
    completed: ({ title, isAttached }) => ({
      subject: `Firmado: ${title}`,
      heading: title,
      lines: [
        'Han firmado todas las personas.',
        isAttached
          ? 'El documento sellado va adjunto. Consérvelo.'
          : 'Descargue el documento sellado y consérvelo.',
      ],
      button: 'Abrir el documento',
    }),
    declined: ({ title, by }) => ({
      subject: `${by} ha rechazado ${title}`,
      heading: title,
      lines: [`${by} ha rechazado la propuesta.`],
      button: 'Abrir la propuesta',
    }),
    canceled: ({ title, organization }) => ({
      subject: `Retirada: ${title}`,
      heading: title,
      lines: [`${organization} ha retirado esta propuesta. No tiene que hacer nada.`],
      button: null,
    }),
    voided: ({ title, organization }) => ({
      subject: `Anulada: ${title}`,
      heading: title,
      lines: [
        `${organization} ha anulado lo que se había acordado aquí. La copia firmada sigue a su disposición.`,
      ],
      button: null,
    }),
    expiring: ({ title, organization, until }) => ({
      subject: until ? `${title} termina el ${until}` : `${title} termina pronto`,
      heading: title,
      lines: [
        until
          ? `Puede aceptar la propuesta de ${organization} hasta el ${until}.`
          : `La propuesta de ${organization} termina pronto.`,
      ],
      button: 'Abrir la propuesta',
    }),
    expired: ({ title, organization }) => ({
      subject: `Caducada: ${title}`,
      heading: title,
      lines: [`La propuesta de ${organization} ya no se puede aceptar.`],
      button: null,
    }),
  },
  reason: 'Motivo',
  personal: 'Este enlace es solo para usted. No reenvíe este mensaje.',
  address: 'O copie esta dirección en su navegador:',
  sent: ({ organization, email }) => `${organization} ha enviado este mensaje a ${email}.`,
}
