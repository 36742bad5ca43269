/** The match just made whose links are still to be given to others. */
export const handOut: { match: string | undefined } = { match: undefined };
