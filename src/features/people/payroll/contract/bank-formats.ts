/** How the file of a batch is downloaded: our own columns, or ISO 20022 (pain.001.001.09). */
export const bankFormats = ['csv', 'pain'] as const
export type BankFormat = (typeof bankFormats)[number]
