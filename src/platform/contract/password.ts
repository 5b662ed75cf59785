/**
 * The kinds of characters that a password may have: lower-case, capital, digit, other. Apart from `inputs.ts`, so that the browser counts
 * without the schema library.
 */
export const passwordKindPatterns = { lower: /[a-z]/, upper: /[A-Z]/, digit: /\d/, other: /[^A-Za-z\d]/ } as const

export const passwordKinds = (text: string): number => Object.values(passwordKindPatterns).filter((kind) => kind.test(text)).length
