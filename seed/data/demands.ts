import type { z } from 'zod'
import type { TurnDownCategory } from '../../src/features/work/demand/contract/bid-rules.ts'
import type { demandForm } from '../../src/features/work/demand/contract/schema.ts'
import { firmDemands } from './demands-firms.ts'
import { hallDemands } from './demands-hall.ts'
import { plannedDemands } from './demands-parts.ts'
import { runningDemands } from './demands-running.ts'

type Form = z.input<typeof demandForm>
export type Money = Form['currency']
type Plan = NonNullable<Form['plan']>
type Side = 'publisher' | 'provider'

/** One move of a demand, by its actor. People and companies that serve are named by their key. */
export type Step =
  | ['host', amount?: string]
  | ['publish']
  | ['approve']
  | ['reject', reasons: Record<string, string>]
  /** `percent`: the price of the bid, of the amount; without it the bid is as the demand says. */
  | ['apply', who: string, message: string, percent?: number, answers?: string[], file?: string]
  /** The next version of a bid. */
  | ['revise', who: string, message: string, percent: number, answers?: string[]]
  /** What was typed of a bid and not sent. */
  | ['draftBid', who: string, message: string]
  | ['shortlist', who: string]
  | ['note', who: string, text: string]
  /** Other terms for a bid, from the company. */
  | ['counter', who: string, message: string, percent: number]
  | ['acceptCounter', who: string]
  /** A question about it, and the company's answer. */
  | ['ask', who: string, text: string, answer?: string]
  | ['turnDown', who: string, category: TurnDownCategory, words: string]
  | ['leave', who: string]
  | ['invite', who: string, message: string]
  /** By numbers and addresses, and by a link for several. */
  | ['inviteMany', message: string, ...lines: string[]]
  | ['inviteLink', uses: number]
  | ['pick', who: string]
  | ['decline', reason: string]
  | ['start']
  | ['advance', amount: string]
  | ['askTime', reason: string]
  | ['grantTime']
  | ['deliver', note: string, measured?: string]
  | ['redeliver', note: string]
  | ['return', reason: string]
  /** The provider asks an operator for a split; the company says how it sees it. Both let the operator read. */
  | ['askSplit', words: string]
  | ['stateSplit', words: string]
  | ['proposeSplit', amount: string, reason: string]
  | ['acceptSplit', side: Side]
  | ['fundPart', place: number]
  /** Work of a week: the day from its Monday on, hours, and what was done. */
  | ['supplementPart', place: number, note: string, ...lines: [day: number, hours: number, memo: string][]]
  | ['logPart', place: number, ...lines: [day: number, hours: number, memo: string][]]
  | ['sendPart', place: number, note: string, measured?: string]
  | ['releasePart', place: number]
  | ['lowerPart', place: number, value: string, reason: string]
  | ['lowerLast', value: string, reason: string]
  | ['returnPart', place: number, reason: string]
  /** In a week of the contract: the cap that the provider asks for. */
  | ['askCap', week: number, cap: number, reason: string]
  /** Other milestones for what is not funded, proposed by the provider; days from today. */
  | ['proposePlan', note: string, ...milestones: { name: string; amount: string; days?: number }[]]
  /** The last day, from today on. */
  | ['giveNotice', days: number, reason: string]
  | ['confirm']
  | ['accept', side: Side]
  | ['close', side: Side]
  | ['cancel', reason: string]
  | ['withdraw']
  | ['paid']
  | ['failed', reason: string]

export interface DemandSpec {
  by: string
  category: Form['category']
  area: string
  currency: Money
  amount: string
  prepayment?: string
  kind: Form['contractKind']
  language: Form['workLanguage']
  visibility?: Form['visibility']
  title: string
  description: string
  deliverables: string
  criteria: string
  /** Working days ago: its creation, and its last step. */
  from: number
  to: number
  /** Last day of recruitment, in days from today. By default three days after its provider was picked, or soon. */
  recruit?: number
  /** Expected completion, in days from today. */
  due: number
  attachment?: boolean
  /** The title of an earlier one of the company that it continues. */
  continues?: string
  bidding?: Form['bidding']
  questions?: NonNullable<Form['bidQuestions']>
  /** Milestones; their days are counted from today. */
  plan?: {
    hosting: Plan['hosting']
    milestones?: (Omit<NonNullable<Plan['milestones']>[number], 'dueOn'> & { days?: number })[]
    /** From a Monday, so many weeks before this one. */
    weeks?: Pick<NonNullable<Plan['weeks']>, 'unit' | 'cap'> & { rate: string; ago: number }
    periods?: Pick<NonNullable<Plan['periods']>, 'cycle'> & { amount: string; days: number; noticeDays?: number }
  }
  steps: readonly Step[]
}

export const demandSpecs: readonly DemandSpec[] = [...runningDemands, ...plannedDemands, ...firmDemands, ...hallDemands]
