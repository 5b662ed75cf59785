/**
 * The kinds of characters in a password: lower-case, capital, digit, other. Separate from `inputs.ts`, so that the browser can count them
 * without the schema library.
 */
export const passwordKindPatterns = { lower: /[a-z]/, upper: /[A-Z]/, digit: /\d/, other: /[^A-Za-z\d]/ } as const

export const passwordKinds = (text: string): number => Object.values(passwordKindPatterns).filter((kind) => kind.test(text)).length
