/** Returns true if both addresses have the same host and port; a leading `www.` is ignored. */
export const isSameSite = (url: string, other: string): boolean => siteOf(url) === siteOf(other)

/** Returns the site of an address. http and https are the same site if both use their default ports. */
const siteOf = (url: string): string => new URL(url).host.replace(/^www\./, '')
