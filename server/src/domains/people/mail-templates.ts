import { defineMail } from '../../platform/mail/mailer.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * Mails to an account say no name: whoever signs up with a stranger's address chooses it, and would have it
 * sent to them.
 */
interface AccountMail {
  /** Where people reach the dashboard; links lead to its pages. */
  origin: string
}

export const confirmAddress = defineMail({
  name: 'people.confirm_address',
  validForMs: hourMs,
  render: ({ origin, token }: AccountMail & { token: string }) => ({
    subject: 'Confirm your address',
    text: `Hello,

confirm that this address is yours:

${origin}/confirm?token=${token}

The link works for one hour. If you did not sign up, ignore this mail.
`,
  }),
})

export const accountExists = defineMail({
  name: 'people.account_exists',
  validForMs: dayMs,
  render: ({ origin }: AccountMail) => ({
    subject: 'You already have an account',
    text: `Hello,

someone, probably you, tried to sign up with this address. It already has an account. Sign in at

${origin}/sign-in

If you forgot your password, you can reset it there.
`,
  }),
})

export const resetPassword = defineMail({
  name: 'people.reset_password',
  validForMs: hourMs,
  render: ({ origin, token }: AccountMail & { token: string }) => ({
    subject: 'Choose another password',
    text: `Hello,

choose another password here:

${origin}/reset-password?token=${token}

The link works for one hour. If you did not ask for it, ignore this mail: nothing has changed.
`,
  }),
})

interface InvitationData {
  organization: string
  /** The address of who invites, which is confirmed; a name would be anything. */
  inviter: string
  origin: string
  token: string
}

/** Makes its reader a member, once. */
export const joinLink = (origin: string, token: string): string => `${origin}/join?token=${token}`

export const invitation = defineMail({
  name: 'people.invitation',
  validForMs: 7 * dayMs,
  render: ({ organization, inviter, origin, token }: InvitationData) => ({
    subject: `Join ${organization} on Capstan`,
    text: `Hello,

${inviter} invites you to ${organization}:

${joinLink(origin, token)}

The link works for seven days.
`,
  }),
})
