/** What the text of a source is taken from. */
export const sourceTypes = ['url', 'text', 'file', 'sitemap', 'crawl'] as const
