import { useDictText } from '../../../../../platform/web/i18n.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import type { OrderState } from '../../contract/orders.ts'
import { stateTones } from '../texts.ts'

/** The state in the words of operators, in the colour that its owner sees. */
export function OrderTag({ state }: { state: OrderState }) {
  return <StatusTag tone={stateTones[state]}>{useDictText('orderState')(state)}</StatusTag>
}
