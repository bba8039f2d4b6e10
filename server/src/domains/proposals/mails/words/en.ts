import type { Language } from './language.ts'

export const en: Language = {
  kinds: {
    invitation: ({ title, organization, until }) => ({
      subject: `${title}: proposal from ${organization}`,
      heading: title,
      lines: [
        `${organization} has sent you a proposal.`,
        ...(until ? [`You can accept it until ${until}.`] : []),
      ],
      button: 'Open the proposal',
    }),
    code: ({ code }) => ({
      subject: 'Your code',
      heading: code,
      lines: [
        'Enter this code to open the proposal. It works for 10 minutes.',
        'If you did not ask for it, ignore this mail.',
      ],
      button: null,
    }),
    reminder: ({ title, organization, until }) => ({
      subject: `Reminder: ${title}`,
      heading: title,
      lines: [
        `The proposal from ${organization} is waiting for you.`,
        ...(until ? [`You can accept it until ${until}.`] : []),
      ],
      button: 'Open the proposal',
    }),
    comment: ({ title, by }) => ({
      subject: `${by} wrote about ${title}`,
      heading: title,
      lines: [`${by} wrote:`],
      button: 'Read and answer',
    }),
    signed: ({ title, by }) => ({
      subject: `${by} signed ${title}`,
      heading: title,
      lines: [`${by} signed.`],
      button: 'Open the proposal',
    }),
    completed: ({ title, isAttached }) => ({
      subject: `Signed: ${title}`,
      heading: title,
      lines: [
        'Everybody has signed.',
        isAttached
          ? 'The sealed document is attached. Keep it for your records.'
          : 'Download the sealed document and keep it for your records.',
      ],
      button: 'Open the document',
    }),
    declined: ({ title, by }) => ({
      subject: `${by} declined ${title}`,
      heading: title,
      lines: [`${by} declined the proposal.`],
      button: 'Open the proposal',
    }),
    canceled: ({ title, organization }) => ({
      subject: `Withdrawn: ${title}`,
      heading: title,
      lines: [`${organization} has withdrawn this proposal. You do not need to do anything.`],
      button: null,
    }),
    voided: ({ title, organization }) => ({
      subject: `Void: ${title}`,
      heading: title,
      lines: [
        `${organization} has declared void what was agreed here. The signed copy stays available to you.`,
      ],
      button: null,
    }),
    expiring: ({ title, organization, until }) => ({
      subject: until ? `${title} ends on ${until}` : `${title} ends soon`,
      heading: title,
      lines: [
        until
          ? `You can accept the proposal from ${organization} until ${until}.`
          : `The proposal from ${organization} ends soon.`,
      ],
      button: 'Open the proposal',
    }),
    expired: ({ title, organization }) => ({
      subject: `Expired: ${title}`,
      heading: title,
      lines: [`The proposal from ${organization} can no longer be accepted.`],
      button: null,
    }),
  },
  reason: 'Reason',
  personal: 'This link is for you alone. Do not forward this mail.',
  address: 'Or copy this address into your browser:',
  sent: ({ organization, email }) => `${organization} sent this mail to ${email}.`,
}
