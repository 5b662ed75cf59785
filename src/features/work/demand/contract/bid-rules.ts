/** Facts of bids that screens read as well: without a schema. */

/** What of a bid can differ from another version, or from the demand. */
export const bidFields = ['priceMinor', 'startsOn', 'finishesOn', 'validUntil', 'message'] as const

/** Why a company does not take a bid. */
export const turnDownCategories = ['price', 'dates', 'experience', 'language', 'filled', 'other'] as const
export type TurnDownCategory = (typeof turnDownCategories)[number]

/** What became of other terms that a company offered. */
export const counterAnswers = ['accepted', 'declined', 'withdrawn'] as const
export type CounterAnswer = (typeof counterAnswers)[number]

/** Bids beside each other. */
export const COMPARED_MOST = 6

/** When the company reads bids: as they come, or all of them once recruitment has ended. */
export const biddings = ['open', 'sealed'] as const
export type Bidding = (typeof biddings)[number]

/** How many have applied, as rivals see it: the least of each band. */
export const rivalBands = [1, 6, 11] as const
export const rivalBandOf = (count: number): number => rivalBands.findLast((from) => count >= from) ?? 0

/** Weeks are paid by a rate, which a total would contradict: a bid is at the ceiling of the plan. */
export const isPaidByRate = ({ contractKind, hasPlan }: { contractKind: string; hasPlan: boolean }): boolean =>
  hasPlan && contractKind === 'payAsYouGo'

/** The forms of an answer to a question of the company. */
export const bidQuestionKinds = ['text', 'number', 'yesNo', 'choice', 'file'] as const
export type BidQuestionKind = (typeof bidQuestionKinds)[number]

const numberPattern = /^-?\d{1,15}(\.\d{1,6})?$/

/** What is wrong with an answer; null if it can be sent. A file is one of the bid's own, by its id. */
export function answerProblem(
  { kind, required, options }: { kind: BidQuestionKind; required: boolean; options: readonly string[] },
  answer: string,
  fileIds: readonly string[],
): 'required' | 'amountNotNumber' | 'notListed' | null {
  if (answer === '') return required ? 'required' : null
  if (kind === 'number') return numberPattern.test(answer) ? null : 'amountNotNumber'
  if (kind === 'yesNo') return answer === 'yes' || answer === 'no' ? null : 'notListed'
  if (kind === 'file') return fileIds.includes(answer) ? null : 'notListed'
  return kind === 'choice' && !options.includes(answer) ? 'notListed' : null
}

interface Comparable {
  text: string
  kind: BidQuestionKind
  required: boolean
  options: readonly string[]
}

/** The order of the keys of what is stored is not that of what is typed. */
export const questionsDiffer = (a: readonly Comparable[], b: readonly Comparable[]): boolean =>
  JSON.stringify(a.map(plainQuestion)) !== JSON.stringify(b.map(plainQuestion))
const plainQuestion = ({ text, kind, required, options }: Comparable) => [text, kind, required, options]
