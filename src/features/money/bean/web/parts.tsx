import type { Lang } from '../../../../platform/contract/texts.ts'
import { useLang } from '../../../../platform/web/i18n.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import type { BeanOrderState, BeanPayment } from '../contract/states.ts'
import { paymentLabels, stateLabels, stateTones } from './texts.ts'

export const BeanStateTag = ({ state }: { state: BeanOrderState }) => (
  <StatusTag tone={stateTones[state]}>{stateLabels[state][useLang()]}</StatusTag>
)
export const stateText = (state: BeanOrderState, lang: Lang): string => stateLabels[state][lang]
export const paymentText = (payment: BeanPayment, lang: Lang): string => paymentLabels[payment][lang]
