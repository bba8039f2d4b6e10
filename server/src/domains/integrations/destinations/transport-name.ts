/** What the delivery engine knows destinations by. */
export const transportName = 'destination'
