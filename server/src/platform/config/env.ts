/** The one door to the environment. */
export const readEnvironment = (): Record<string, string | undefined> => ({ ...process.env })
