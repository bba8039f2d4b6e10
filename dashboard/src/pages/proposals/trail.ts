/** The way back up from a proposal. */
export const trail = [{ title: 'Proposals', to: '/proposals' }]
