import type { Lang } from '../../../platform/contract/texts.ts'
import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { StatusTag } from '../../../platform/web/ui/StatusTag.tsx'
import type { BeanOrderState, BeanPayment } from '../contract/states.ts'
import { useBeanWallet } from './queries.ts'
import { paymentLabels, stateLabels, stateTones, t } from './texts.ts'

export const BeanStateTag = ({ state }: { state: BeanOrderState }) => (
  <StatusTag tone={stateTones[state]}>{stateLabels[state][useLang()]}</StatusTag>
)
/** What lapses with an account, before it is closed (account cancellation agreement). Shows nothing where there are no beans. */
export function LapsingBeans({ company }: { company: boolean }) {
  const s = useTexts(t)
  const { data } = useBeanWallet()
  if (!data || data.balance === 0) return null
  return <p>{company ? s.lapsingCompany(data.balance) : s.lapsing(data.balance)}</p>
}

export const stateText = (state: BeanOrderState, lang: Lang): string => stateLabels[state][lang]
export const paymentText = (payment: BeanPayment, lang: Lang): string => paymentLabels[payment][lang]
