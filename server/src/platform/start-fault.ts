/** The server cannot start; the message names the setting to change and needs no stack. */
export class StartFault extends Error {}
