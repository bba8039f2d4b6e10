/** Whether both addresses are of one site: the same host and port, where `www.` makes no difference. */
export const isSameSite = (url: string, other: string): boolean => siteOf(url) === siteOf(other)

/** A site is the same over http and over https, as long as it uses their own ports. */
const siteOf = (url: string): string => new URL(url).host.replace(/^www\./, '')
