import type { Mail } from '../../platform/mail/mailer.ts'

interface Addressee {
  email: string
  name: string
}

/** The words of every mail; links lead to pages of the dashboard. */
export const confirmAddress = (
  { email, name }: Addressee,
  origin: string,
  token: string,
): Mail => ({
  to: email,
  subject: 'Confirm your address',
  text: `Hello ${name},

please confirm that this address is yours:

${origin}/confirm?token=${token}

The link works for one hour. If you did not sign up, ignore this mail.
`,
})

export const accountExists = ({ email, name }: Addressee, origin: string): Mail => ({
  to: email,
  subject: 'You have an account already',
  text: `Hello ${name},

somebody, probably you, has tried to sign up with this address. It has an account: sign in at

${origin}/sign-in

If you forgot the password, ask for another one there.
`,
})

export const resetPassword = ({ email, name }: Addressee, origin: string, token: string): Mail => ({
  to: email,
  subject: 'Choose another password',
  text: `Hello ${name},

choose another password here:

${origin}/reset-password?token=${token}

The link works for one hour. If you did not ask for it, ignore this mail: nothing has changed.
`,
})

export const invitation = (
  { email, organization, inviter }: { email: string; organization: string; inviter: string },
  origin: string,
  token: string,
): Mail => ({
  to: email,
  subject: `Join ${organization} on Capstan`,
  text: `Hello,

${inviter} invites you to ${organization}:

${origin}/join?token=${token}

The link works for seven days.
`,
})
