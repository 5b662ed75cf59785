import { BidForm } from '../bids/BidForm.tsx'
import type { DialogProps, MoveScreen } from './move.ts'

const Dialog = (props: DialogProps) => <BidForm {...props} move="reviseBid" />

export const reviseBid: MoveScreen = { Dialog, why: (_, { s }) => s.renewBid }
