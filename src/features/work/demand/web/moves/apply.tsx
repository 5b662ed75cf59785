import { BidForm } from '../bids/BidForm.tsx'
import { closing } from '../days.ts'
import type { DialogProps, MoveScreen } from './move.ts'

const Dialog = (props: DialogProps) => <BidForm {...props} move="apply" />

export const apply: MoveScreen = {
  Dialog,
  why: ({ company, recruitEnd }, { s, lang }) => s.invited(company.name, closing(recruitEnd, lang).text),
}
