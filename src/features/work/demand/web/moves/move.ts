import type { ComponentType } from 'react'
import { formatMoney } from '../../../../../platform/contract/amount.ts'
import type { Lang, Pair } from '../../../../../platform/contract/texts.ts'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import type { DemandDetail, DemandRow } from '../../contract/schema.ts'
import { waitingTexts } from './waiting-texts.ts'

export interface DialogProps {
  demand: DemandDetail
  /** What has happened, with its amount, for the notification; otherwise `saidOf` the move. Call it before `onDone`. */
  say: (text: string) => void
  onDone: () => void
  onCancel: () => void
}

/** What screens need of a move. */
export interface MoveScreen {
  /** Its dialog on the demand's page; none for a move with a screen of its own, or one that a timer makes. */
  Dialog?: ComponentType<DialogProps>
  /** If the button's label is not the name of the move. */
  label?: (demand: DemandDetail) => Pair | null
  /** Irreversible. */
  grave?: true
  /** Why it is this person's turn. */
  why?: (demand: DemandRow, words: Words) => string
  /** What the timer of its stage will do. `inside`: the reader is one of the two sides. */
  timer?: (when: string, inside: boolean) => Pair
}

/** The input of the reasons. */
interface Words {
  s: ReturnType<typeof waitingTexts.pick>
  money: (minor: number) => string
  day: (date: string) => string
  /** The day on which the timer acts; empty if none runs. */
  deadline: string
  lang: Lang
}

export function wordsOf(demand: DemandRow, lang: Lang): Words {
  const day = (date: string) => formatDate(date, lang)
  return {
    s: waitingTexts.pick(lang),
    money: (minor) => formatMoney(minor, demand.currency, lang),
    day,
    deadline: demand.deadlineAt ? day(demand.deadlineAt) : '',
    lang,
  }
}

/** A reason with the day on which the timer acts instead. */
export const orByTimer = (text: string, { s, deadline }: Words): string => (deadline ? s.byTimer(text, deadline) : text)
