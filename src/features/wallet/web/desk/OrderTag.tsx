import { useDictText } from '../../../../platform/web/i18n.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import type { Tone } from '../../../../platform/web/ui/theme.ts'
import type { OrderState } from '../../contract/orders.ts'

const tones: Record<OrderState, Tone> = {
  pending: 'info',
  applied: 'info',
  approved: 'primary',
  available: 'primary',
  done: 'ok',
  paid: 'ok',
  rejected: 'bad',
  returned: 'warn',
  declined: 'bad',
}

export function OrderTag({ state }: { state: OrderState }) {
  return <StatusTag tone={tones[state]}>{useDictText('orderState')(state)}</StatusTag>
}
