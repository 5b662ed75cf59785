/** "12", "p12", "P 00012", "p-12" and "Ｐ－00012" are all P-00012; null if it cannot be a provider's number. */
export function providerNumber(typed: string): string | null {
  const digits = /^(?:P\s*[-‐–—]?\s*)?(\d{1,9})$/.exec(typed.normalize('NFKC').trim().toUpperCase())?.[1]
  return digits ? `P-${digits.padStart(5, '0')}` : null
}
