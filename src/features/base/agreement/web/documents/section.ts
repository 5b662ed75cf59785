import type { Lang } from '../../../../../platform/contract/texts.ts'

interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
/** A paragraph, a list or a table. */
export type Block = string | readonly string[] | Table

export interface Section {
  readonly heading: string
  readonly body: readonly Block[]
}
export interface AgreementText {
  /** The summary in plain words, shown first. Not a term of the agreement. */
  readonly summary: readonly string[]
  readonly sections: readonly Section[]
}
export type BothTexts = { readonly [L in Lang]: AgreementText }

export const section = (heading: string, ...body: Block[]): Section => ({ heading, body })
